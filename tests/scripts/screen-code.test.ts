import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readRoutes } from '../../scripts/screen-code/read-routes.mjs';
import { readScreen } from '../../scripts/screen-code/read-screen.mjs';

/** Modules as texts. Imports name them by their paths. */
function projectOf(files: Record<string, string>) {
  return {
    read: (path: string) => files[path] ?? '',
    resolve: (source: string, importer: string) => {
      const path = join(dirname(importer), source);
      return source.startsWith('.') && path in files ? path : undefined;
    },
    isKit: (source: string) => source === 'portico',
  };
}

const screenOf = (page: string, others: Record<string, string> = {}) =>
  readScreen('page.tsx', projectOf({ 'page.tsx': page, ...others }));

it('finds components, hooks and calls of a page', async () => {
  const page = `
    import { Button as Press, type Platform, useLoaderData, usePlatform } from 'portico';
    export default function Page() {
      const platform = usePlatform();
      useLoaderData('/');
      return <Press onClick={() => void platform.share.open()}>{platform.getLocale()}</Press>;
    }`;
  expect(await screenOf(page)).toEqual({
    components: ['Button'],
    hooks: ['useLoaderData', 'usePlatform'],
    calls: ['getLocale', 'share.open'],
    files: ['page.tsx'],
  });
});

it('follows only what the page uses of another module', async () => {
  const page = `
    import { Row } from './parts.tsx';
    import { sum } from './sum.ts';
    export default () => <Row total={sum([])} />;`;
  const parts = `
    import { Card, Cell } from 'portico';
    export const Row = () => <Cell title="" />;
    export const Other = () => <Card />;`;
  const sum = 'export const sum = (all: number[]) => all.length;';
  expect(await screenOf(page, { 'parts.tsx': parts, 'sum.ts': sum })).toEqual({
    components: ['Cell'],
    hooks: [],
    calls: [],
    files: ['page.tsx', 'parts.tsx'],
  });
});

it('follows names that a module passes on, and a loop of imports', async () => {
  const page = `
    import { Panel } from './door.ts';
    export default () => <Panel />;
    export const Title = () => null;`;
  const door = "export { Box as Panel } from './box.tsx';";
  const box = `
    import { List } from 'portico';
    import { Title } from './page.tsx';
    export function Box() { return <List><Title /></List>; }`;
  expect(await screenOf(page, { 'door.ts': door, 'box.tsx': box })).toEqual({
    components: ['List'],
    hooks: [],
    calls: [],
    files: ['page.tsx', 'box.tsx'],
  });
});

it('knows the platform as a parameter and in parts, and no properties of other objects', async () => {
  const page = `
    import { type Platform, usePlatform } from 'portico';
    const store = (platform: Platform) => platform.setStorageSync('a', 1);
    export default function Page() {
      const { share, showToast: toast } = usePlatform();
      const shop = { Button: 1, navigate() {} };
      shop.navigate();
      toast({ title: 'a' });
      share.open();
      store(usePlatform());
      return null;
    }`;
  expect(await screenOf(page)).toEqual({
    components: [],
    hooks: ['usePlatform'],
    calls: ['setStorageSync', 'share.open', 'showToast'],
    files: ['page.tsx'],
  });
});

it('finds the modules of the pages of a route table', () => {
  const app = `
    import { defineRoutes } from 'portico';
    import * as home from './home';
    export const routes = defineRoutes({
      '/': { tab: true, load: async () => home },
      '/item/:id': { load: () => import('./item') },
    });`;
  expect(readRoutes('app.tsx', app)).toEqual({ '/': './home', '/item/:id': './item' });
});

const market = resolve(import.meta.dirname, '../../examples/market/src');

it('finds what the cart of the market uses', async () => {
  const { files, ...found } = await readScreen(`${market}/pages/cart.tsx`, {
    read: (path) => readFileSync(path, 'utf8'),
    resolve: (source, importer) =>
      source.startsWith('.') ? join(dirname(importer), source) : undefined,
    isKit: (source) => source === 'portico',
  });
  expect(found).toEqual({
    components: [
      'ActionBar',
      'ActionBarButton',
      'Button',
      'Cell',
      'DataList',
      'Empty',
      'ImageView',
      'NoticeBar',
      'Stepper',
      'SwipeAction',
    ],
    hooks: ['useLocale', 'usePlatform', 'useWords'],
    calls: ['auth.token', 'createClient', 'getLocale', 'getStorageSync', 'navigate', 'switchTab'],
  });
  expect(files.map((path) => path.slice(market.length + 1))).toEqual([
    'pages/cart.tsx',
    'parts/picture.tsx',
    'parts/sums.tsx',
    'parts/use-shop-text.ts',
    'cart/cart-provider.tsx',
    'api/queries.ts',
    'api/api.ts',
    'api/chaos.ts',
  ]);
});
