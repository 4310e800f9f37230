import { describe, expect, it } from 'vitest';
import type { RouteTable } from '@/router/routes/route-table';
import { table } from '../../helpers/nav-states';
import { createTestApp } from '../../helpers/test-app';

const load = async () => ({ default: () => null });
const routes: RouteTable = {
  ...table,
  '/shop/:shop': { load },
  '/shop/:shop/item/:id': { load, parents: ['/', '/shop/:shop'] },
  '/needs': { load, query: { q: 'string' } },
  '/sheet': { load, modal: true, parents: ['/list'] },
  '/child': { load, parents: ['/needs', '/list'] },
};

async function open(url: string) {
  const app = createTestApp({ table: routes, url });
  await app.idle();
  return app;
}

describe('a deep link to a page whose route has parents', () => {
  it('builds the pages below it, each with a history entry', async () => {
    const app = await open('/shop/blue/item/7?from=chat');
    expect(app.urls()).toEqual(['/', '/shop/blue', '/shop/blue/item/7?from=chat']);
    expect(app.history()).toEqual({
      urls: ['/', '/shop/blue', '/shop/blue/item/7?from=chat'],
      at: 2,
    });
    expect(app.log).toEqual([
      '/shop/blue/item/7?from=chat:load',
      '/shop/blue/item/7?from=chat:show:navigate',
      '/shop/blue/item/7?from=chat:ready',
    ]);
  });

  it("leads to the parents by the app's back and by the browser's", async () => {
    const app = await open('/shop/blue/item/7');
    expect(await app.back()).toBe('/shop/blue');
    expect(app.log.slice(-3)).toEqual([
      '/shop/blue:load',
      '/shop/blue:show:back',
      '/shop/blue:ready',
    ]);
    app.driver.travel(-1);
    await app.idle();
    expect(app.urls()).toEqual(['/']);
    app.driver.travel(2);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/shop/blue', '/shop/blue/item/7']);
  });

  it('does not build them a second time over a reload', async () => {
    const app = await open('/shop/blue/item/7');
    const again = app.reload();
    await again.idle();
    expect(again.urls()).toEqual(['/', '/shop/blue', '/shop/blue/item/7']);
    expect(again.history()).toEqual({ urls: ['/', '/shop/blue', '/shop/blue/item/7'], at: 2 });
  });

  it('mounts the parent behind a sheet, and loads it once', async () => {
    const app = await open('/sheet');
    expect(app.nav.pages().map(({ mount }) => mount)).toEqual(['live', 'live']);
    expect(app.log).toEqual(['/list:load', '/sheet:load', '/sheet:show:navigate', '/sheet:ready']);
    await app.back();
    expect(app.log.slice(4)).toEqual(['/sheet:unload', '/list:show:back', '/list:ready']);
  });

  it('leaves out a parent that cannot be shown without its query', async () => {
    const app = await open('/child');
    expect(app.urls()).toEqual(['/list', '/child']);
  });
});

it('a call opens a page with parents on the page on top, without building them', async () => {
  const app = await open('/me');
  await app.navigate('/shop/blue/item/7');
  expect(app.urls()).toEqual(['/me', '/shop/blue/item/7']);
});
