// What package-outside.mjs does in each of its empty folders.
import { join } from 'node:path';
import {
  app,
  equal,
  html,
  react,
  styleOf,
  test,
  visit,
  vite,
  viteConfig,
  viteHtml,
} from './package-app.mjs';
import { pluginCases } from './package-plugin.mjs';

const plain = `import { Button, Switch, Tag } from 'portico';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(
  <main><h1>Plain</h1><Button>Save</Button><Switch label="On" /><Tag>New</Tag></main>,
);`;

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
  ...pluginCases,
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
