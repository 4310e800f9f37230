// The app that package-outside.mjs builds in many ways, and the checks of its pages.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const react = ['react', 'react-dom'];
export const vite = [...react, 'vite', '@vitejs/plugin-react'];
export const html = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Outside</title>
<meta name="viewport" content="width=device-width, initial-scale=1" /></head>
<body><div id="root"></div>SCRIPT</body></html>`;
export const viteHtml = html.replace('SCRIPT', '<script type="module" src="/main.jsx"></script>');
export const viteConfig = `import react from '@vitejs/plugin-react';
export default { plugins: [react()] };`;

/** An app of two pages. Its style sheet sets a token. */
export const app = {
  'own.css': ':root { --portico-danger: #123456; }',
  'home.jsx': `import { Button, Cell, List, usePlatform } from 'portico';
export default function Home() {
  const platform = usePlatform();
  return <><p>Welcome</p><List><Cell title="A row" note="with a note" /></List>
    <Button variant="danger">Delete</Button>
    <Button onClick={() => void platform.navigate({ url: '/item/5' })}>Open</Button></>;
}`,
  'item.jsx': `import { Switch, Tag, usePage } from 'portico';
export default function Item() {
  const { params } = usePage();
  return <><h2>Item {params.id}</h2><Tag>New</Tag><Switch label="On" /></>;
}`,
  'app.jsx': `import { createApp, defineApp, defineRoutes } from 'portico';
import './own.css';
export const routes = defineRoutes({
  '/': { title: 'Home', load: () => import('./home.jsx') },
  '/item/:id': { title: 'Item', load: () => import('./item.jsx') },
});
export const app = createApp(defineApp({ routes }));`,
  'main.jsx': `import { app } from './app.jsx';
app.mount(document.getElementById('root'));`,
};

export function equal(name, actual, expected) {
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
  // A script element would need the page's policy to allow it.
  await page.evaluate(readFileSync(source, 'utf8'));
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
  });
  equal('axe', found, []);
}

/** The app runs, is styled, and its own token wins over one that comes later. */
export async function visit(page) {
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
  await page.locator('[data-page="/item/:id"][data-state="active"]').waitFor();
  await axe(page);
}

export async function visitPlain(page, background) {
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

/** A build with esbuild alone. */
export const esbuild = [
  ...['esbuild', 'main.jsx', '--bundle', '--splitting', '--format=esm', '--outdir=out'],
  ...['--jsx=automatic', '--minify', '--define:process.env.NODE_ENV="production"'],
];

/** A test of the app in Vitest. */
export const test = `import { screen, waitFor } from '@testing-library/react';
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
