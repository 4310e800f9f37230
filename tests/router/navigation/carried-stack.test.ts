import { describe, expect, it } from 'vitest';
import type { RouteTable } from '@/router/routes/route-table';
import { table } from '../../helpers/nav-states';
import { createTestApp, type TestAppOptions } from '../../helpers/test-app';

const load = async () => ({ default: () => null });
const routes: RouteTable = {
  ...table,
  '/child': { load, parents: ['/list'] },
  '/sheet': { load, modal: true },
};

async function open(url: string, options: TestAppOptions = {}) {
  const app = createTestApp({ table: routes, url, ...options });
  await app.idle();
  return app;
}

const below = (...urls: string[]) =>
  urls.map((url) => `portico-below=${encodeURIComponent(url)}`).join('&');

describe('a link that carries the pages below', () => {
  it('builds the stack, each page with a history entry, and leaves the address', async () => {
    const app = await open(`/pick?a=b&${below('/', '/item/7?n=3')}#part`);
    expect(app.history()).toEqual({ urls: ['/', '/item/7?n=3', '/pick?a=b#part'], at: 2 });
    expect(app.urls()).toEqual(['/', '/item/7?n=3', '/pick?a=b#part']);
    expect(app.log).toEqual([
      '/pick?a=b#part:load',
      '/pick?a=b#part:show:navigate',
      '/pick?a=b#part:ready',
    ]);
    expect(await app.back()).toBe('/item/7?n=3');
    expect(await app.back()).toBe('/');
  });

  it('is no link any more after a reload', async () => {
    const app = await open(`/list?${below('/', '/item/7')}`);
    await app.back();
    const again = app.reload();
    await again.idle();
    expect(again.urls()).toEqual(['/', '/item/7']);
  });

  it.each([
    ['wins over the parents of the route', `/child?${below('/me')}`, '/me > /child'],
    [
      'without pages leaves the parents',
      `/child?${below('/nowhere', '//evil.test')}`,
      '/list > /child',
    ],
    ['leaves out pages that the app does not have', `/list?${below('/', '/nowhere')}`, '/ > /list'],
    ['leaves out tabs above the root', `/list?${below('/', '/me', '/pick')}`, '/ > /pick > /list'],
    ['leaves out sheets', `/list?${below('/', '/sheet')}`, '/ > /list'],
    ['leads to a tab without pages below it', `/me?${below('/')}`, '/me'],
    ['to a page that does not exist keeps the way back', `/nope?${below('/')}`, '/ > /nope'],
  ])('that %s', async (_what, url, stack) => {
    expect((await open(url)).urls().join(' > ')).toBe(stack);
  });

  it('has no more pages than the product allows', async () => {
    const limits = { live: 2, stack: 3, onFull: 'drop-oldest' } as const;
    const app = await open(`/list?${below('/', '/item/1', '/item/2', '/item/3')}`, { limits });
    expect(app.urls()).toEqual(['/item/2', '/item/3', '/list']);
  });
});
