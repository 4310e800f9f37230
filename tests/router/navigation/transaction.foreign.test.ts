import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../helpers/test-app';

/** '/' > '/item/1?n=3'. Then another script removes the query: `history.replaceState({}, '', '?')`. */
async function openRewritten(keepsSnapshot: boolean) {
  const app = createTestApp();
  await app.idle();
  await app.navigate('/item/1?n=3');
  app.driver.overwrite('/item/1', keepsSnapshot);
  return app;
}

describe.each([
  ['keeps our snapshot', true],
  ['removes our snapshot', false],
])('another script that rewrites the address and %s', (_, keepsSnapshot) => {
  it('does not change the page that the user goes back to', async () => {
    const app = await openRewritten(keepsSnapshot);
    const { id } = app.nav.activePage();
    await app.navigate('/list');
    app.driver.travel(-1);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/item/1']);
    expect(app.nav.activePage()).toMatchObject({ id, params: { id: '1' } });
    expect(app.history()).toEqual({ urls: ['/', '/item/1', '/list'], at: 1 });
  });

  it('keeps its new address when code goes back', async () => {
    const app = await openRewritten(keepsSnapshot);
    await app.navigate('/list');
    expect(await app.back()).toBe('/item/1');
    expect(app.history()).toEqual({ urls: ['/', '/item/1', '/list'], at: 1 });
    expect(await app.back()).toBe('/');
    expect(app.history().at).toBe(0);
  });
});

it('a reload after another script has rewritten the address restores the whole stack', async () => {
  const reloaded = (await openRewritten(true)).reload();
  await reloaded.idle();
  expect(reloaded.urls()).toEqual(['/', '/item/1']);
  expect(await reloaded.back()).toBe('/');
});
