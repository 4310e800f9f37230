import { expect, test, withOptions } from './helpers';

test('[S2.1] an app that does not drop pages refuses one page too many', async ({ app, page }) => {
  await withOptions(page, { router: { stackCap: 4, onStackFull: 'refuse' } });
  await app.open('/');
  for (const url of ['/item/1', '/item/2', '/item/3']) await app.call('navigate', { url });
  const full = '/ > /item/1 > /item/2 > /item/3';
  await app.at(full);
  const historyLength = await app.historyLength();
  await app.clearLog();
  for (const call of ['navigate', 'open'] as const) {
    expect(await app.call(call, { url: '/list' })).toEqual({
      ok: false,
      code: 'stack-full',
      message: 'the page stack is full: 4 pages',
    });
  }
  await app.at(full);
  expect(await app.historyLength()).toBe(historyLength);
  expect(await app.log()).toEqual([]);
  // A redirect needs no new place, and back frees one.
  expect(await app.call('redirect', { url: '/list' })).toEqual({ ok: true });
  await app.at('/ > /item/1 > /item/2 > /list');
  await page.goBack();
  await app.at('/ > /item/1 > /item/2');
  expect(await app.call('navigate', { url: '/list' })).toEqual({ ok: true });
  await app.at('/ > /item/1 > /item/2 > /list');
});
