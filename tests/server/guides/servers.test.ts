import { createVerify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeWeChat } from '@/testing/wechat/fake-wechat';
import { setUpGuideServer } from '../../helpers/guide-server';
import { authorize, SECRET, setUpProvider } from '../sign-in/oidc/real-provider';
import { createPhone } from '../sign-in/passkeys/fake-phone';
import {
  merchant,
  notify,
  options,
  paidTransaction,
  PUBLIC_KEY_ID,
  seal,
  setUpWeChatPay,
  stranger,
  wechat,
} from '../sign-in/pay/fake-wechat-pay';
import { createPage, signInBy } from './walk';

/** A busy machine needs long for the start of a process. */
const slow = { timeout: 120_000 };

const pages = {
  SIGN_IN_KEY: 'key-of-32-characters-and-some-more',
  SIGN_IN_PAGES: 'https://m.example.com',
};

/** WeChat with one user, who taps Allow. */
function setUpWeChat() {
  const fake = createFakeWeChat({
    appId: options.appId,
    secret: SECRET,
    users: [{ openId: 'openid-of-ann', nickname: 'Ann' }],
  });
  let server: Awaited<ReturnType<typeof fake.listen>>;
  beforeAll(async () => {
    server = await fake.listen();
  });
  afterAll(() => server.close());
  return {
    environment: () => ({
      ...pages,
      WECHAT_APP_ID: options.appId,
      WECHAT_APP_SECRET: SECRET,
      WECHAT_API: server.origin,
      WECHAT_AUTHORIZE: `${server.origin}/connect/oauth2/authorize`,
    }),
    async visit(address: string): Promise<URL> {
      const asked = await (await fetch(address)).text();
      const [, link = ''] = /href="([^"]+answer=allow)"/.exec(asked) ?? [];
      const allow = `${server.origin}${link.replaceAll('&amp;', '&')}`;
      const allowed = await fetch(allow, { redirect: 'manual' });
      return new URL(allowed.headers.get('location') ?? '');
    },
  };
}

const phone = setUpWeChat();

describe('the server of the guide to WeChat', slow, () => {
  const start = setUpGuideServer('sign-in-in-wechat');

  it('signs a user in, and knows the user afterwards', async () => {
    const { url, errors } = await start(phone.environment());
    const page = createPage(url);
    expect(await page.get('/api/me')).toMatchObject({ status: 401 });
    const { question, finished } = await signInBy(page, '/api/wechat', phone.visit);
    expect(finished).toMatchObject({
      status: 200,
      body: { user: { uid: 'openid-of-ann', role: ['member'] } },
    });
    page.setToken(finished.body.token);
    expect(await page.get('/api/me')).toEqual({ status: 200, body: { uid: 'openid-of-ann' } });
    // The same answer works neither again nor in another browser.
    expect(await page.post('/api/wechat/finish', question)).toMatchObject({ status: 400 });
    expect(await createPage(url).post('/api/wechat/finish', question)).toMatchObject({
      status: 400,
      body: { reason: 'cookie-missing' },
    });
    expect(errors()).toBe('');
  });

  it('ends at its start without the variables, and names them', async () => {
    const { exitCode, errors } = await start({ ...pages, WECHAT_APP_ID: 'wx1' });
    expect(exitCode).toBe(1);
    expect(errors()).toContain('WECHAT_APP_SECRET missing');
  });
});

describe('the server of the guide to Google', slow, () => {
  const start = setUpGuideServer('sign-in-with-google');
  const service = setUpProvider();

  it('signs a user in by a real service of OpenID Connect', async () => {
    const { url, errors } = await start({
      ...pages,
      GOOGLE_ISSUER: service.issuer(),
      GOOGLE_CLIENT_ID: 'basic',
      GOOGLE_CLIENT_SECRET: SECRET,
    });
    const page = createPage(url);
    const { question, finished } = await signInBy(page, '/api/google', authorize);
    const uid = `${service.issuer()}#ann`;
    expect(finished).toMatchObject({ status: 200, body: { user: { uid } } });
    page.setToken(finished.body.token);
    expect(await page.get('/api/me')).toEqual({ status: 200, body: { uid } });
    expect(await page.post('/api/google/finish', question)).toMatchObject({ status: 400 });
    expect(errors()).toBe('');
  });
});

describe('the server of the guide to passkeys', slow, () => {
  const start = setUpGuideServer('passkeys');

  it('signs a new user up, who makes a passkey and signs in with it in another browser', async () => {
    const { url, errors } = await start(pages);
    const [page, device] = [createPage(url), createPhone('https://m.example.com')];
    expect(await page.post('/api/passkeys/create/begin')).toMatchObject({ status: 401 });
    const { body: guest } = await page.post('/api/sign-up');
    page.setToken(guest.token);
    const { body: wanted } = await page.post('/api/passkeys/create/begin');
    expect(wanted).toMatchObject({ rp: { name: 'Corner shop', id: 'm.example.com' } });
    const made = await page.post('/api/passkeys/create/finish', {
      response: device.create(wanted),
    });
    expect(made).toMatchObject({ status: 200, body: { id: expect.any(String) } });

    const other = createPage(url);
    const { body: asked } = await other.post('/api/passkeys/sign-in/begin');
    const response = device.get(asked);
    const signedIn = await other.post('/api/passkeys/sign-in/finish', { response });
    expect(signedIn).toMatchObject({ status: 200, body: { user: { uid: guest.user.uid } } });
    other.setToken(signedIn.body.token);
    expect(await other.get('/api/me')).toEqual({
      status: 200,
      body: { uid: guest.user.uid, name: 'Guest 1' },
    });
    expect(await other.post('/api/passkeys/sign-in/finish', { response })).toMatchObject({
      status: 400,
      body: { reason: 'state-used' },
    });
    expect(errors()).toBe('');
  });
});

describe('the server of the guide to payments', slow, () => {
  const start = setUpGuideServer('pay');
  const service = setUpWeChatPay();
  const inOneLine = (pem: string) => pem.replaceAll('\n', '\\n');
  let url = '';
  let page: ReturnType<typeof createPage>;
  let errors: () => string;

  beforeAll(async () => {
    ({ url, errors } = await start({
      ...phone.environment(),
      WECHAT_PAY_MERCHANT: options.mchId,
      WECHAT_PAY_SERIAL: options.serialNo,
      WECHAT_PAY_PRIVATE_KEY: inOneLine(merchant.privateKey),
      WECHAT_PAY_V3_KEY: options.apiV3Key,
      WECHAT_PAY_PUBLIC_KEY_ID: PUBLIC_KEY_ID,
      WECHAT_PAY_PUBLIC_KEY: inOneLine(wechat.publicKey),
      WECHAT_PAY_NOTIFY_URL: options.notifyUrl,
      WECHAT_PAY_API: service.url(),
    }));
    page = createPage(url);
    const { finished } = await signInBy(page, '/api/wechat', phone.visit);
    page.setToken(finished.body.token);
  }, slow.timeout);

  const transactionOf = (id: string, changes = {}) =>
    paidTransaction({
      out_trade_no: id,
      payer: { openid: 'openid-of-ann' },
      amount: { total: 1200, currency: 'CNY' },
      ...changes,
    });
  const report = async (transaction: object, how = {}) => {
    const resource = seal({ plain: JSON.stringify(transaction) });
    const { headers, body } = notify({ resource }, how);
    return (await fetch(`${url}/api/paid`, { method: 'POST', headers, body })).status;
  };
  async function newOrder(): Promise<string> {
    const { body } = await page.post('/api/orders');
    return body.id;
  }

  it('makes an order, opens its payment, and believes the notification of WeChat Pay', async () => {
    const id = await newOrder();
    const unpaid = { description: 'A baguette', amount: 1200, state: 'unpaid' };
    expect(await page.get(`/api/orders/${id}`)).toEqual({ status: 200, body: unpaid });
    const { body: sheet } = await page.post(`/api/orders/${id}/payment`);
    const text = `${sheet.appId}\n${sheet.timeStamp}\n${sheet.nonceStr}\n${sheet.package}\n`;
    const signed = createVerify('RSA-SHA256').update(text);
    expect(signed.verify(merchant.publicKey, sheet.paySign, 'base64')).toBe(true);
    expect(service.orders.get(id)).toMatchObject({ amount: { total: 1200, currency: 'CNY' } });

    expect(await report(transactionOf(id), { key: stranger.privateKey })).toBe(401);
    expect(await report(transactionOf(id, { amount: { total: 1 } }))).toBe(409);
    expect(await report(transactionOf('order-of-nobody'))).toBe(404);
    expect(await page.get(`/api/orders/${id}`)).toMatchObject({ body: { state: 'unpaid' } });

    expect(await report(transactionOf(id))).toBe(204);
    expect(await report(transactionOf(id))).toBe(204);
    expect(await page.get(`/api/orders/${id}`)).toMatchObject({ body: { state: 'paid' } });
    expect(await page.post(`/api/orders/${id}/payment`)).toMatchObject({ status: 409 });
    expect(errors()).toContain('the payment is not of the price of its order');
    expect(errors()).not.toMatch(/PRIVATE KEY|kept-secret/);
  });

  it('asks WeChat Pay itself if no notification comes', async () => {
    const id = await newOrder();
    await page.post(`/api/orders/${id}/payment`);
    service.orders.set(id, transactionOf(id, { amount: { total: 1 } }));
    expect(await page.get(`/api/orders/${id}`)).toMatchObject({ status: 409 });
    service.orders.set(id, transactionOf(id));
    expect(await page.get(`/api/orders/${id}`)).toMatchObject({ body: { state: 'paid' } });
  });

  it('shows an order to its user only', async () => {
    const id = await newOrder();
    expect(await createPage(url).get(`/api/orders/${id}`)).toMatchObject({ status: 401 });
    expect(await page.get('/api/orders/0000000000')).toMatchObject({ status: 404 });
  });
});
