import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../helpers/test-app';

/** '/' > '/item/1?n=3', whose address another script then cleans: history.replaceState({}, '', '?'). */
async function openCleaned(keepsStamp: boolean) {
  const app = createTestApp();
  await app.idle();
  await app.navigate('/item/1?n=3');
  app.driver.overwrite('/item/1', keepsStamp);
  return app;
}

describe.each([
  ['keeps our stamp', true],
  ['takes our stamp along', false],
])('an address that another script rewrites and %s', (_, keepsStamp) => {
  it('stays the same page for the visitor’s back', async () => {
    const app = await openCleaned(keepsStamp);
    const { id } = app.nav.activePage();
    await app.navigate('/list');
    app.driver.travel(-1);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/item/1']);
    expect(app.nav.activePage()).toMatchObject({ id, params: { id: '1' } });
    expect(app.history()).toEqual({ urls: ['/', '/item/1', '/list'], at: 1 });
  });

  it('stays as it was rewritten for back by code', async () => {
    const app = await openCleaned(keepsStamp);
    await app.navigate('/list');
    expect(await app.back()).toBe('/item/1');
    expect(app.history()).toEqual({ urls: ['/', '/item/1', '/list'], at: 1 });
    expect(await app.back()).toBe('/');
    expect(app.history().at).toBe(0);
  });
});

it('a reload after an address was rewritten finds the whole stack', async () => {
  const after = (await openCleaned(true)).reload();
  await after.idle();
  expect(after.urls()).toEqual(['/', '/item/1']);
  expect(await after.back()).toBe('/');
});
