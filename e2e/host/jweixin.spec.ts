import { profiles } from 'portico/testing';
import { test as plain, withOptions } from '../helpers';
import { ask, expect, inside, SIGNATURES, test } from './in-host';

const isSdk = (url: string) => /\/[^/]*weixin[^/]*\.js$/.test(url);

test.describe('[S1.2] the public SDK of the product', () => {
  test.use({ ...inside(profiles.wechatAndroid), way: 'jweixin' });

  test('is loaded inside WeChat, and sends no statistics', async ({ app, page, wechat }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await app.open('/list');
    expect(await ask(page, 'host.ready')).toMatchObject({ ok: true });
    expect(loaded.filter(isSdk)).toHaveLength(2);
    expect(loaded.filter((url) => new URL(url).hostname === 'open.weixin.qq.com')).toEqual([]);
    expect(wechat.signatures()).toHaveLength(1);
  });
});

test.describe('[S1.2] a product that does not name the public SDK', () => {
  test.use(inside(profiles.wechatAndroid));

  test('loads no file of it in WeChat', async ({ app, page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await app.open('/list');
    expect(await ask(page, 'host.ready')).toMatchObject({ ok: true });
    expect(loaded.filter(isSdk)).toEqual([]);
  });
});

plain('[S1.2] a browser loads no public SDK', async ({ app, page }) => {
  await withOptions(page, { host: { endpoint: SIGNATURES, publicSdk: true } });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await app.open('/list');
  expect(await ask(page, 'host.ready')).toMatchObject({ ok: true });
  expect(loaded.filter(isSdk)).toEqual([]);
});
