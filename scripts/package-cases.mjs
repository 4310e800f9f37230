// What package-outside.mjs does in each of its empty folders.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const react = ['react', 'react-dom'];
const vite = [...react, 'vite', '@vitejs/plugin-react'];
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Outside</title>
<meta name="viewport" content="width=device-width, initial-scale=1" /></head>
<body><div id="root"></div>SCRIPT</body></html>`;
const viteHtml = html.replace('SCRIPT', '<script type="module" src="/main.jsx"></script>');
const viteConfig = `import react from '@vitejs/plugin-react';
export default { plugins: [react()] };`;

/** An app of two pages with a style sheet of its own, which sets a token. */
const app = {
  'own.css': ':root { --portico-danger: #123456; }',
  'home.jsx': `import { Button, Cell, List, usePlatform } from 'portico';
export default function Home() {
  const platform = usePlatform();
  return <><p>Welcome</p><List><Cell title="A row" note="with a note" /></List>
    <Button variant="danger">Delete</Button>
    <Button onPress={() => void platform.navigate({ url: '/item/5' })}>Open</Button></>;
}`,
  'item.jsx': `import { Switch, Tag, usePage } from 'portico';
export default function Item() {
  const { params } = usePage();
  return <><h2>Item {params.id}</h2><Tag>New</Tag><Switch label="On" /></>;
}`,
  'app.jsx': `import { createApp, defineApp, defineRoutes } from 'portico';
import './own.css';
const routes = defineRoutes({
  '/': { title: 'Home', load: () => import('./home.jsx') },
  '/item/:id': { title: 'Item', load: () => import('./item.jsx') },
});
export const app = createApp(defineApp({ routes }));`,
  'main.jsx': `import { app } from './app.jsx';
app.mount(document.getElementById('root'));`,
};

const plain = `import { Button, Switch, Tag } from 'portico';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(
  <main><h1>Plain</h1><Button>Save</Button><Switch label="On" /><Tag>New</Tag></main>,
);`;

function equal(name, actual, expected) {
  if (JSON.stringify(actual) === JSON.stringify(expected)) return;
  throw new Error(`${name}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`);
}

const styleOf = (page, name, ...properties) =>
  page.getByRole('button', { name, exact: true }).evaluate((element, keys) => {
    const style = getComputedStyle(element);
    return keys.map((key) => style[key]);
  }, properties);

async function axe(page) {
  const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  await page.addScriptTag({ content: readFileSync(source, 'utf8') });
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
  });
  equal('axe', found, []);
}

/** The app runs, is styled, and its own token wins over one that comes later. */
async function visit(page) {
  await page.getByText('Welcome').waitFor();
  const box = ['minHeight', 'borderRadius', 'boxSizing', 'backgroundColor'];
  equal('the button Open', await styleOf(page, 'Open', ...box), [
    '44px',
    '12px',
    'border-box',
    'rgb(10, 107, 90)',
  ]);
  equal('the token of the app', await styleOf(page, 'Delete', 'backgroundColor'), [
    'rgb(18, 52, 86)',
  ]);
  await axe(page);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('heading', { name: 'Item 5' }).waitFor();
  await axe(page);
}

async function visitPlain(page, background) {
  const box = ['minHeight', 'borderRadius', 'boxSizing', 'backgroundColor'];
  await page.getByRole('button', { name: 'Save' }).waitFor();
  equal('the button Save', await styleOf(page, 'Save', ...box), [
    '44px',
    '12px',
    'border-box',
    background,
  ]);
  const [width] = await page
    .getByRole('switch')
    .evaluateAll((all) => all.map((element) => element.parentElement.offsetWidth > 0));
  equal('the switch is drawn', width, true);
}

const test = `import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { app } from './app.jsx';
it('renders a page', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const { unmount } = app.mount(document.getElementById('root'));
  await screen.findByText('Welcome');
  screen.getByRole('button', { name: 'Open' }).click();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Item 5' })).toBeTruthy());
  unmount();
});`;

const types = `import { createApp, defineApp, defineRoutes, usePage } from 'portico';
import { createMapProxy } from 'portico/map-proxy';
import { createSigners } from 'portico/signature';
export const routes = defineRoutes({
  '/': { title: 'Home', load: async () => ({ default: () => null }) },
  '/item/:id': { title: 'Item', load: async () => ({ default: () => null }) },
});
declare module 'portico' { interface Register { routes: typeof routes } }
export const id = (): string => usePage<'/item/:id'>().params.id;
export const app = createApp(defineApp({ routes }));
export const proxy = createMapProxy({ amap: { key: 'k' } }).fetch;
export const answer: (request: Request) => Promise<Response> = proxy;
export const signers = createSigners({});
// @ts-expect-error The parameter id is missing.
void app.platform.navigate('/item/:id', {});`;

/** The two parts for a product's server. They need neither React nor a bundler. */
const nodeServer = `import { createMapProxy } from 'portico/map-proxy';
import { createSigner } from 'portico/signature';
const proxy = createMapProxy({ tencent: { key: 'k' } });
const { status } = await proxy.fetch(new Request('http://localhost/api/map/other'));
const { appId } = await createSigner({ appId: 'wx1', ticket: async () => 't' })('https://a.example/');
console.log(status, appId);`;

/** Prints the calls whose comment an editor does not show. The comment of an `on...` call serves its `off...` call too. */
const editor = `import ts from 'typescript';
const options = { strict: true, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
const program = ts.createProgram(['calls.ts'], options);
const checker = program.getTypeChecker();
const [, { declarationList }] = program.getSourceFile('calls.ts').statements;
const { name } = declarationList.declarations[0];
const type = checker.getTypeAtLocation(name);
const partOf = (part) => checker.getTypeOfSymbolAtLocation(type.getProperty(part), name);
const calls = [type, partOf('host'), partOf('share')].flatMap((owner) => owner.getProperties());
const hasComment = (call) => call.getDocumentationComment(checker).length + call.getJsDocTags().length > 0;
const silent = calls.filter((call) => !hasComment(call) && !/^off[A-Z]/.test(call.name));
console.log(calls.length > 250, silent.map((call) => call.name).join(' '));`;

const calls =
  "import type { Platform } from 'portico'; declare const platform: Platform; export default platform;";

const tsconfig = (resolution, module) =>
  JSON.stringify({
    compilerOptions: {
      ...{ strict: true, noEmit: true, skipLibCheck: false, target: 'ES2022', module },
      ...{ moduleResolution: resolution, lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [] },
    },
    files: ['main.ts'],
  });

export const cases = {
  vite: {
    title: 'a stock Vite app builds, runs, is styled, and has nothing that axe finds',
    needs: vite,
    files: { ...app, 'index.html': viteHtml, 'vite.config.js': viteConfig },
    async check({ folder, run, look }) {
      await run('npx', 'vite', 'build');
      await look(join(folder, 'dist'), visit);
    },
  },
  plain: {
    title: 'three components without createApp are styled, light and dark',
    needs: vite,
    files: { 'main.jsx': plain, 'index.html': viteHtml, 'vite.config.js': viteConfig },
    async check({ folder, run, look }) {
      await run('npx', 'vite', 'build');
      await look(join(folder, 'dist'), (page) => visitPlain(page, 'rgb(10, 107, 90)'));
      await look(join(folder, 'dist'), (page) => visitPlain(page, 'rgb(92, 208, 179)'), 'dark');
    },
  },
  webpack: {
    title: 'webpack builds the same app, and it runs',
    needs: [
      ...react,
      ...['webpack@5', 'webpack-cli@6', 'css-loader@7', 'style-loader@4'],
      ...['html-webpack-plugin@5', 'esbuild-loader@4'],
    ],
    files: {
      ...app,
      'index.html': html.replace('SCRIPT', ''),
      'webpack.config.js': `import Html from 'html-webpack-plugin';
export default {
  mode: 'production', entry: './main.jsx', performance: { hints: false },
  output: { publicPath: '/' },
  module: { rules: [
    { test: /\\.jsx$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } },
    { test: /\\.css$/, use: ['style-loader', 'css-loader'] },
  ] },
  plugins: [new Html({ template: './index.html' })],
};`,
    },
    async check({ folder, run, look }) {
      await run('npx', 'webpack');
      await look(join(folder, 'dist'), visit);
    },
  },
  vitest: {
    title: 'a test in stock Vitest with jsdom renders two pages',
    needs: [...vite, 'vitest', 'jsdom@26', '@testing-library/react', '@testing-library/dom'],
    files: {
      ...app,
      'app.test.jsx': test,
      'vite.config.js': viteConfig.replace('react()]', "react()], test: { environment: 'jsdom' }"),
    },
    check: ({ run }) => run('npx', 'vitest', 'run'),
  },
  types: {
    title:
      'TypeScript accepts the types with skipLibCheck off, as a bundler and as Node resolve them',
    needs: [...react, 'typescript', '@types/react', '@types/react-dom'],
    files: {
      'main.ts': types,
      'tsconfig.json': tsconfig('bundler', 'ESNext'),
      'tsconfig.node.json': tsconfig('nodenext', 'NodeNext'),
    },
    async check({ run }) {
      await run('npx', 'tsc');
      await run('npx', 'tsc', '-p', 'tsconfig.node.json');
    },
  },
  editor: {
    title: 'TypeScript 5 gives editors the comment of every call',
    needs: [...react, 'typescript@5.9', '@types/react', '@types/react-dom'],
    files: { 'calls.ts': calls, 'main.js': editor },
    async check({ run }) {
      equal('the calls', (await run('node', 'main.js')).trim(), 'true');
    },
  },
  node: {
    title: 'plain Node runs portico/signature and portico/map-proxy',
    needs: react,
    files: { 'main.js': nodeServer },
    async check({ run }) {
      equal('the answers', (await run('node', 'main.js')).trim(), '404 wx1');
    },
  },
};
