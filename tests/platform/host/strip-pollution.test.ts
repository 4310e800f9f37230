import { expect, it } from 'vitest';
import { stripTracking } from '@/platform/host/address';
import { createTestApp } from '../../helpers/test-app';

async function open(url: string) {
  const app = createTestApp({ url });
  await app.idle();
  const strip = async () => {
    stripTracking({ navigator: app.nav });
    await app.idle();
  };
  return { app, strip };
}

it('the address and the history entry are clean, and nothing else happens', async () => {
  const { app, strip } = await open('/list?a=1&from=singlemessage&isappinstalled=0');
  const before = app.nav.activePage();
  const log = [...app.log];
  await strip();
  const after = app.nav.activePage();
  expect(after.url).toBe('/list?a=1');
  expect(after.params).toBe(before.params);
  expect(after.id).toBe(before.id);
  expect(app.log).toEqual(log);
  expect(app.history()).toEqual({ urls: ['/list?a=1'], at: 0 });
  expect(app.driver.current().snapshot?.st).toEqual([[after.id, '/list?a=1', 0]]);
  expect(app.reload().nav.activePage()).toMatchObject({ url: '/list?a=1', params: { a: '1' } });
});

it('a page that declares the name keeps it', async () => {
  const { app, strip } = await open('/item/1?from=timeline&isappinstalled=0');
  await strip();
  expect(app.urls()).toEqual(['/item/1?from=timeline']);
});

it('a clean address is not written again', async () => {
  const { app, strip } = await open('/list?a=1');
  const state = app.nav.store.getState();
  await strip();
  expect(app.nav.store.getState()).toBe(state);
});

it('a page that has gone below another one is left alone', async () => {
  const { app, strip } = await open('/list?from=timeline');
  await app.navigate('/item/1');
  await strip();
  expect(app.urls()).toEqual(['/list?from=timeline', '/item/1']);
});

it('an address that shows no page stays as it was typed', async () => {
  const { app, strip } = await open('/nope?from=timeline');
  await strip();
  expect(app.urls()).toEqual(['/nope?from=timeline']);
});
