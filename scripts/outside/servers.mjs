// Cases that run in Node.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, equal, html, react, viteHtml, visitPlain, vite, viteConfig } from './app.mjs';

/** The three parts for a product's server. They need neither React nor a bundler. */
const nodeServer = `import { createMapProxy } from 'portico/map-proxy';
import { createWeChatSignIn } from 'portico/sign-in';
import { createSigner } from 'portico/signature';
const proxy = createMapProxy({ tencent: { key: 'k' } });
const { status } = await proxy.fetch(new Request('http://localhost/api/map/other'));
const { appId } = await createSigner({ appId: 'wx1', ticket: async () => 't' })('https://a.example/');
const options = { appId: 'wx1', secret: 's', key: 'k'.repeat(32), returnTo: ['https://a.example'] };
const { begin } = createWeChatSignIn({ ...options, session: () => ({}) });
const { hostname } = new URL(begin({ returnTo: 'https://a.example/' }).address);
console.log(status, appId, hostname);`;

/** Rendered by plain Node and by the browser. */
const form = `import { createElement as h } from 'react';
import { Button, Cell, Input, List, Rate, Skeleton, Switch, Tag } from 'portico';
export const form = h('main', null, h('h1', null, 'Plain'), h(Button, null, 'Save'), h(Switch, { label: 'On' }),
  h(Tag, null, 'New'), h(Rate, { label: 'Stars', defaultValue: 3 }), h(Input, { label: 'Name' }),
  h(List, null, h(Cell, { title: 'A row' })), h(Skeleton));`;

const render = `import { renderToString } from 'react-dom/server';
import { form } from './form.js';
console.log(renderToString(form));`;

const hydrate = `import { hydrateRoot } from 'react-dom/client';
import { form } from './form.js';
hydrateRoot(document.getElementById('root'), form, { onRecoverableError: (error) => { throw error; } });`;

/** The classes of our own that a text names. */
const classesIn = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

/** Each class that Node has written is one of the style sheet that the browser gets. */
function checkClasses(markup, css) {
  const written = classesIn(markup, /\b(portico-[\w-]+-[0-9a-f]{8})\b/g);
  const known = classesIn(css, /\.(portico-[\w-]+-[0-9a-f]{8})\b/g);
  equal('there are classes', written.size > 10, true);
  const unknown = [...written].filter((name) => !known.has(name));
  equal('classes without a style sheet', unknown, []);
}

/** An app whose pages a server renders, built as docs/rendering.md says. */
const rendered = {
  ...app,
  'index.html': viteHtml,
  'item.jsx': `import './item.css';\n${app['item.jsx']}`,
  'item.css': 'h2 { color: red }',
  'app.jsx': `import { defineApp, defineRoutes } from 'portico';
export default defineApp({ routes: defineRoutes({
  '/': { title: 'Home', load: () => import('./home.jsx') },
  '/item/:id': { title: 'Item', load: () => import('./item.jsx') },
}) });`,
  'main.jsx': `import { createApp } from 'portico';
import app from './app.jsx';
createApp(app).mount(document.getElementById('root'));`,
  'entry-server.js': `import { render } from 'portico/server';
import app from './app.jsx';
export const answer = (request, build) => render(request, { app, ...build });`,
  'vite.config.js': `import react from '@vitejs/plugin-react';
import { portico } from 'portico/vite';
export default { base: '/shop/', plugins: [react(), portico()], build: { manifest: true } };`,
  'vite.server.config.js': `import react from '@vitejs/plugin-react';
import { portico } from 'portico/vite';
export default { base: '/shop/', plugins: [react(), portico()], ssr: { noExternal: ['portico'] },
  build: { ssr: 'entry-server.js', outDir: 'dist-server' } };`,
  'ask.js': `import { readFileSync } from 'node:fs';
import { answer } from './dist-server/entry-server.js';
const build = { template: readFileSync('dist/index.html', 'utf8'), base: '/shop/',
  manifest: JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) };
const response = await answer(new Request('http://localhost/shop/item/5'), build);
const text = await response.text();
const sheet = text.includes('rel="stylesheet" crossorigin href="/shop/assets/item-');
console.log(response.status, text.includes('Item <!-- -->5</h2>'), sheet);`,
};

const next = {
  'app/layout.jsx': `export const metadata = { title: 'Outside' };
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  // A server component: no directive, and the locale object is a prop that the server writes for the browser.
  'app/page.jsx': `import { brand, Button, KitProvider, Stepper, Switch, Tag } from 'portico/components';
import { CloseIcon, HomeIcon } from 'portico/icons';
import { zhHans } from 'portico/locales/zh-Hans';
export default function Page() {
  return <KitProvider locale={zhHans} icons={{ close: CloseIcon }} defaults={{ Button: { size: 'medium' } }}>
    <main><h1>Plain</h1><Button>Save</Button><Switch label="On" /><Tag removable icon={<HomeIcon />}>茶</Tag>
    <Stepper label="Cups" defaultValue={1} /><p style={brand('#6d28d9')}>Brand</p></main>
  </KitProvider>;
}`,
  'app/door/page.jsx': `import { Button, Rate } from 'portico';
import { Links } from '../links.jsx';
export default function Page() {
  return <main><h1>Door</h1><Button>Save</Button><Rate label="Stars" defaultValue={3} />
    <Links><Button href="/">Plain page</Button></Links></main>;
}`,
  'app/links.jsx': `'use client';
import Link from 'next/link';
import { KitProvider } from 'portico/components';
export const Links = ({ children }) => <KitProvider link={Link}>{children}</KitProvider>;`,
  'app/shop/[[...path]]/page.jsx': `'use client';
import { useEffect } from 'react';
export default function Shop() {
  useEffect(() => {
    let app;
    const load = import('../../../shop.jsx').then(({ mount }) => { app = mount(document.getElementById('shop')); });
    return () => void load.then(() => app.unmount());
  }, []);
  return <div id="shop" />;
}`,
  'shop.jsx': `import { createApp, defineApp, defineRoutes, Button, MapView, usePlatform, usePage } from 'portico';
function Home() {
  const platform = usePlatform();
  return <Button onClick={() => void platform.navigate({ url: '/item/5' })}>Open</Button>;
}
function Item() {
  return <><h2>Item {usePage().params.id}</h2><MapView label="City" latitude={48.85} longitude={2.35} /></>;
}
const routes = defineRoutes({
  '/': { title: 'Home', load: async () => ({ default: Home }) },
  '/item/:id': { title: 'Item', load: async () => ({ default: Item }) },
});
const app = createApp(defineApp({ routes, router: { base: '/shop' }, map: { provider: 'offline' } }));
export const mount = (root) => app.mount(root);`,
};

export const servers = {
  node: {
    title: 'plain Node runs portico/signature, portico/sign-in and portico/map-proxy',
    needs: react,
    files: { 'main.js': nodeServer },
    async check({ run }) {
      equal('the answers', (await run('node', 'main.js')).trim(), '404 wx1 open.weixin.qq.com');
    },
  },
  ssr: {
    title:
      'plain Node renders components, with the class names of the style sheets, and they hydrate',
    needs: vite,
    files: {
      'form.js': form,
      'render.js': render,
      'main.jsx': hydrate,
      'vite.config.js': viteConfig,
    },
    async check({ folder, run, look }) {
      const markup = (await run('node', 'render.js')).trim();
      const page = html
        .replace('<div id="root">', `<div id="root">${markup}`)
        .replace('SCRIPT', '<script type="module" src="/main.jsx"></script>');
      writeFileSync(join(folder, 'index.html'), page);
      await run('npx', 'vite', 'build');
      const assets = join(folder, 'dist/assets');
      const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'));
      checkClasses(markup, sheets.map((name) => readFileSync(join(assets, name), 'utf8')).join(''));
      await look(join(folder, 'dist'), (shown) => visitPlain(shown, 'rgb(10, 107, 90)'));
    },
  },
  rendered: {
    title: 'a server of one file renders the pages of an app, with their style sheets',
    needs: vite,
    files: rendered,
    async check({ run }) {
      await run('npx', 'vite', 'build');
      await run('npx', 'vite', 'build', '--config', 'vite.server.config.js');
      equal('the answer', (await run('node', 'ask.js')).trim(), '200 true true');
    },
  },
  next: {
    title: 'Next.js renders components in server components, in Chinese, and runs an app',
    needs: [...react, 'next@16'],
    files: next,
    async check({ run, look, withServer }) {
      const cli = 'node_modules/next/dist/bin/next';
      await run('node', cli, 'build');
      await withServer([cli, 'start'], async (address) => {
        const markup = await (await fetch(address)).text();
        equal('the server has rendered the button', /<button[^>]*portico-/.test(markup), true);
        equal('the words in the HTML', markup.includes('>移除茶<'), true);
        equal('the brand in the HTML', markup.includes('--portico-accent:var('), true);
        await look(address, async (page) => {
          await visitPlain(page, 'rgb(10, 107, 90)');
          const count = page.getByRole('spinbutton', { name: 'Cups' });
          // A tap before the hydration has no effect.
          for (let tries = 0; (await count.inputValue()) === '1' && tries < 100; tries += 1) {
            await page.getByRole('button', { name: '增加Cups' }).click();
            await page.waitForTimeout(100);
          }
          equal('a tap is answered', Number(await count.inputValue()) > 1, true);
          equal('the words in the browser', await page.getByText('移除茶').count(), 1);
        });
        await look(`${address}door`, async (page) => {
          await page.getByRole('button', { name: 'Save' }).waitFor();
          await page.getByRole('radiogroup', { name: 'Stars' }).waitFor();
          await page.evaluate(() => {
            document.body.dataset.kept = 'yes';
          });
          await page.getByRole('link', { name: 'Plain page' }).click();
          await page.getByRole('heading', { name: 'Plain' }).waitFor();
          equal('Next.js opened the link', await page.locator('body[data-kept=yes]').count(), 1);
        });
        await look(`${address}shop`, async (page) => {
          await page.getByRole('button', { name: 'Open' }).click();
          await page.getByRole('heading', { name: 'Item 5' }).waitFor();
          // Its packages are not installed.
          await page.getByText('Map load failed').waitFor();
          equal('the address', new URL(page.url()).pathname, '/shop/item/5');
        });
      });
    },
  },
};
