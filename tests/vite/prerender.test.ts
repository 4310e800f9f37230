/** @module-tag long */
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { alias } from '../../scripts/aliases.mjs';
import { portico } from '../../src/vite';
import { fileFor } from '../../src/vite/prerender';
import { setUpFolder } from '../helpers/temp-folder';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const files = {
  'index.html':
    '<!doctype html><html lang="en"><head><title>Shop</title></head><body><div id="root"><p>Splash</p></div><script type="module" src="/src/main.ts"></script></body></html>',
  'src/main.ts': `import { createApp } from 'portico'; import app from './app.config'; createApp(app).mount(document.getElementById('root'));`,
  'src/app.config.ts': `import { defineApp, defineRoutes } from 'portico';
export default defineApp({ routes: defineRoutes({
  '/': { title: 'Home', load: () => import('./home') },
  '/item/:id': { title: 'Item', load: () => import('./item'), loader: async ({ params }) => 'Item ' + params.id },
  '/mine': { title: 'Mine', roles: ['buyer'], load: () => import('./home') },
  '/broken': { load: () => import('./home'), loader: () => { throw new Error('no database'); } },
}) });`,
  'src/home.tsx': `import './home.css'; export default () => <p className="home" style={{ width: 7 }}>Welcome</p>;`,
  'src/home.css': `.home { color: #010203 }`,
  'src/item.tsx': `import { useLoaderData } from 'portico'; export default () => <p>{useLoaderData('/item/:id')}</p>;`,
};
const product = setUpFolder(files);
beforeAll(() => {
  symlinkSync(resolve('node_modules'), join(product, 'node_modules'), 'junction');
  vi.stubEnv('NODE_ENV', 'production');
});

const buildWith = (prerender: Parameters<typeof portico>[0]) =>
  build({
    configFile: false,
    root: product,
    base: '/shop/',
    logLevel: 'silent',
    plugins: [react(), portico(prerender)],
    resolve: { alias },
    build: { outDir: 'dist', emptyOutDir: true },
  });

const read = (path: string) => readFileSync(join(product, 'dist', path), 'utf8');
const app = 'src/app.config.ts';

describe('pages that the build renders', () => {
  beforeAll(async () => {
    await buildWith({ prerender: { pages: ['/', '/item/7'], app } });
  });

  it('are HTML files with the page in it', () => {
    expect(read('index.html')).toContain('>Welcome</p>');
    expect(read('index.html')).toContain('>Home</title>');
    expect(read('item/7/index.html')).toContain('<p>Item 7</p>');
    expect(read('item/7/index.html')).toContain('data-portico-page="/shop/item/7"');
  });

  it('leave the empty document for all other addresses', () => {
    expect(read('200.html')).toContain('<p>Splash</p>');
    expect(read('200.html')).not.toContain('Welcome');
  });

  it('name the style sheet and the script of the page', () => {
    const html = read('index.html');
    const [, sheet = ''] =
      /<link rel="stylesheet" crossorigin href="\/shop\/(assets\/home[^"]+\.css)">/.exec(html) ??
      [];
    expect(read(sheet)).toContain('#010203');
    const [, script = ''] =
      /<link rel="modulepreload" crossorigin href="\/shop\/(assets\/home[^"]+\.js)">/.exec(html) ??
      [];
    expect(read(script)).toContain('Welcome');
  });

  it('have no inline styles and no inline scripts, for a strict policy', () => {
    expect(read('index.html')).toContain('data-style="width:7px"');
    expect(read('index.html')).not.toContain(' style=');
    const scripts = read('index.html').match(/<script(?![^>]*src=)[^>]*>/g);
    expect(scripts).toEqual(['<script type="application/json" data-portico-rendered>']);
  });

  it.each([
    ['/shop/', '/shop/index.html'],
    ['/shop/item/7?from=x', '/shop/item/7/index.html?from=x'],
    ['/shop/item/7/', '/shop/item/7/index.html'],
    ['/shop/item/8', '/shop/200.html'],
    ['/shop/../secret', '/shop/200.html'],
    ['/shop/assets/a.js', '/shop/assets/a.js'],
    ['/other', '/other'],
  ])('are what the preview sends for %s', (url, file) => {
    expect(fileFor(join(product, 'dist'), '/shop/', url)).toBe(file);
  });

  it('leave nothing of the build for the server behind', () => {
    expect(existsSync(join(product, 'dist/prerender.mjs'))).toBe(false);
  });
});

const foreign = setUpFolder({ 'über uns/index.html': 'us' });

it('the preview finds the file of an address that is not ASCII', () => {
  expect(fileFor(foreign, '/', '/%C3%BCber%20uns?a=1')).toBe('/%C3%BCber%20uns/index.html?a=1');
  expect(fileFor(foreign, '/', '/%zz')).toBe('/200.html');
});

it.each<[string, Parameters<typeof portico>[0], string]>([
  [
    'a page that only some users may see',
    { prerender: { pages: ['/mine'], app } },
    "portico({ prerender }): the page '/mine' has a guard, roles or permissions, so only the browser may show it.",
  ],
  [
    'an address that no route has',
    { prerender: { pages: ['/gone'], app } },
    "portico({ prerender }): the page '/gone' answers 404.",
  ],
  [
    'a page whose data fails',
    { prerender: { pages: ['/broken'], app } },
    "portico({ prerender }): the page '/broken' answers 500. Error: no database",
  ],
  [
    'a missing app',
    { prerender: ['/'] },
    "portico({ prerender }): there is no src/app.config.tsx. Name the module that exports the app: prerender: { app: '…' }.",
  ],
])('the build fails for %s', async (_what, options, message) => {
  await expect(buildWith(options)).rejects.toThrow(message);
});

it('says which page is no path', () => {
  const message = "portico({ prerender }): the page 'me' must be a path that begins with '/'.";
  expect(() => portico({ prerender: ['me'] })).toThrow(message);
});

it('refuses pages that have no address of their own', () => {
  const message =
    "portico({ prerender }): with the mode 'hash' all pages have one address. Only '/' can be rendered.";
  expect(() => portico({ mode: 'hash', prerender: ['/', '/me'] })).toThrow(message);
  expect(() => portico({ mode: 'hash', prerender: ['/'] })).not.toThrow();
});

it('refuses a relative base, because pages are in folders', async () => {
  const building = build({
    configFile: false,
    root: product,
    base: './',
    logLevel: 'silent',
    plugins: [react(), portico({ prerender: { pages: ['/'], app } })],
  });
  await expect(building).rejects.toThrow("portico({ prerender }): Vite's base is './'");
});
