import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { portico } from '../../src/vite';
import { type BuiltApp, offlineFiles } from '../../src/vite/offline-files';
import { setUpFolder, writeFiles } from '../helpers/temp-folder';

const folder = setUpFolder();

const head = `<link rel="icon" href="/shop/icon.svg" />
  <link rel="canonical" href="/shop/" />
  <link rel="preconnect" href="https://cdn.example.com/a.js" />
  <script src="/shop/assets/splash-abc1234.js"></script>
  <script type="module" crossorigin src="/shop/assets/index-abc1234.js"></script>
  <link rel=stylesheet href=/shop/assets/index-def5678.css>`;

let count = 0;

/** A build with these documents and files. */
function built(files: Record<string, string>, more: Partial<BuiltApp> = {}): BuiltApp {
  count += 1;
  const outDir = join(folder, String(count));
  mkdirSync(outDir);
  writeFiles(outDir, {
    'icon.svg': '<svg/>',
    'assets/splash-abc1234.js': '',
    'assets/index-abc1234.js': '',
    'assets/index-def5678.css': '',
    ...files,
  });
  return {
    outDir,
    base: '/shop/',
    assetsDir: 'assets',
    built: [],
    rescue: [],
    pages: [],
    shell: 'index.html',
    notPages: [],
    keep: [],
    mode: 'path',
    ...more,
  };
}

it('the first visit brings the document, what it names, and the files for failures', () => {
  const app = built(
    { 'index.html': head, 'assets/screens-abc1234.js': '' },
    { rescue: ['assets/screens-abc1234.js'] },
  );
  expect(offlineFiles(app).first).toEqual([
    { url: '/shop/index.html', revision: '29ae98e3e291e953' },
    { url: '/shop/icon.svg', revision: 'd4dc56669143034f' },
    { url: '/shop/assets/splash-abc1234.js', revision: null },
    { url: '/shop/assets/index-abc1234.js', revision: null },
    { url: '/shop/assets/index-def5678.css', revision: null },
    { url: '/shop/assets/screens-abc1234.js', revision: null },
  ]);
});

it('another content of a document is another revision', () => {
  const revisionOf = (html: string) =>
    offlineFiles(built({ 'index.html': html })).first[0]?.revision;
  expect(revisionOf('one')).toBe(revisionOf('one'));
  expect(revisionOf('one')).not.toBe(revisionOf('two'));
});

it('a file of the build without a hash in its name has a revision too', () => {
  const app = built({
    'index.html': '<script src="/shop/assets/app.js"></script>',
    'assets/app.js': 'start()',
  });
  expect(offlineFiles(app).first[1]).toEqual({
    url: '/shop/assets/app.js',
    revision: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
});

it('the other files of the build come later, but no source maps and nothing outside of assets', () => {
  const app = built(
    { 'index.html': head },
    {
      built: [
        'assets/home-abc1234.js',
        'assets/home-abc1234.js.map',
        'assets/index-abc1234.js',
        'assets/photo-abc1234.png',
        'index.html',
        'portico-headers/headers.json',
        'assets/cart-abc1234.js',
      ],
    },
  );
  expect(offlineFiles(app).files).toEqual([
    'assets/cart-abc1234.js',
    'assets/home-abc1234.js',
    'assets/photo-abc1234.png',
  ]);
});

it('each page that was rendered ahead has its own document, and all others have the empty one', () => {
  const app = built(
    { '200.html': head, 'index.html': head, 'me/index.html': head, 'item/7/index.html': head },
    { shell: '200.html', pages: ['/', '/me', '/item/7/'] },
  );
  const { documents, shell, onlyBase } = offlineFiles(app);
  expect(documents).toEqual({
    '': 'index.html',
    me: 'me/index.html',
    'item/7': 'item/7/index.html',
  });
  expect([shell, onlyBase]).toEqual(['200.html', false]);
});

it('with the mode "hash" only the base is an address of the app', () => {
  expect(offlineFiles(built({ 'index.html': head }, { mode: 'hash' })).onlyBase).toBe(true);
});

it('the app learns the address of its service worker in a build, and nowhere else', () => {
  const addressOf = (option: Parameters<typeof portico>[0], command: 'build' | 'serve') => {
    const plugin = portico(option).find(({ name }) => name === 'portico:app-defaults');
    const config = plugin?.config as (given: object, env: object) => { define: object };
    return config({ base: '/shop/' }, { command, mode: 'production' }).define;
  };
  expect(addressOf({ offline: true }, 'build')).toMatchObject({ PORTICO_WORKER: '"/shop/sw.js"' });
  expect(addressOf({ offline: {} }, 'build')).toMatchObject({ PORTICO_WORKER: '"/shop/sw.js"' });
  expect(addressOf({ offline: true }, 'serve')).toMatchObject({ PORTICO_WORKER: 'null' });
  expect(addressOf({ offline: 'remove' }, 'build')).toMatchObject({ PORTICO_WORKER: 'null' });
  expect(addressOf({}, 'build')).toMatchObject({ PORTICO_WORKER: 'null' });
});

it('a wrong path is an error that names it', () => {
  expect(() => portico({ offline: { notPages: ['bills'] } })).toThrow(
    "portico({ offline }): notPages has 'bills', which must begin with '/'.",
  );
  expect(() => portico({ offline: { keep: ['https://cdn.example.com/'] } })).toThrow(
    "portico({ offline }): keep has 'https://cdn.example.com/', which must begin with '/'.",
  );
});

it.each(['./', 'https://cdn.example.com/'])('a build with the base %s is an error', (base) => {
  const plugin = portico({ offline: true }).find(({ name }) => name === 'portico:offline');
  const resolved = plugin?.configResolved as (config: object) => void;
  expect(() => resolved({ command: 'build', base, build: {} })).toThrow(
    `portico({ offline }): Vite's base is '${base}'. A service worker is on the server of its pages: set a base that begins with '/'.`,
  );
});
