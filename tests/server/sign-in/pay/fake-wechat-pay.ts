import {
  createCipheriv,
  createPrivateKey,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import {
  checkOptions,
  type WeChatPayOptions,
} from '../../../../server/sign-in/pay/check-options.mjs';
import { createWeChatPay } from '../../../../server/sign-in/pay/create-wechat-pay.mjs';
import { createNotificationReader } from '../../../../server/sign-in/pay/notification.mjs';
import type { Price } from '../../../../server/sign-in/pay/price.mjs';

/** A double of WeChat Pay over real HTTP. It shares no code with the library, so both cannot be wrong in the same way. */

const newKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

export const merchant = newKeys();
export const wechat = newKeys();
export const stranger = newKeys();

export const PUBLIC_KEY_ID = 'PUB_KEY_ID_0114232134912410000000000000';
export const API_V3_KEY = 'kept-secret-kept-secret-kept-se!';
export const MERCHANT_SERIAL = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1';

export const order = {
  outTradeNo: 'order-0001',
  description: '一杯咖啡 ☕',
  openId: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o',
};

export const options = {
  appId: 'wxd678efh567hg6787',
  mchId: '1230000109',
  serialNo: MERCHANT_SERIAL,
  privateKey: merchant.privateKey,
  apiV3Key: API_V3_KEY,
  publicKeys: { [PUBLIC_KEY_ID]: wechat.publicKey },
  notifyUrl: 'https://shop.example.com/api/paid',
  /** The shop has one order. */
  priceOf: (outTradeNo: string): Price | null =>
    outTradeNo === order.outTradeNo ? { amount: 1999 } : null,
};

export type Answer = { status: number; headers: Record<string, string>; body: string };

/** The headers of a signature. An attack changes the parts that it needs. */
export function signatureHeaders(
  body: string,
  {
    key = wechat.privateKey,
    serial = PUBLIC_KEY_ID,
    time = Date.now(),
    nonce = randomBytes(16).toString('hex'),
  } = {},
) {
  const timestamp = `${Math.floor(time / 1000)}`;
  const signer = createSign('sha256');
  signer.update(timestamp).update('\n').update(nonce).update('\n').update(body).update('\n');
  return {
    'Wechatpay-Timestamp': timestamp,
    'Wechatpay-Nonce': nonce,
    'Wechatpay-Signature': signer.sign(createPrivateKey(key), 'base64'),
    'Wechatpay-Serial': serial,
  };
}

export const signedAnswer = (
  status: number,
  value: unknown,
  how: Parameters<typeof signatureHeaders>[1] = {},
): Answer => {
  const body = value === undefined ? '' : JSON.stringify(value);
  return {
    status,
    headers: { 'Content-Type': 'application/json', ...signatureHeaders(body, how) },
    body,
  };
};

export type Transaction = Record<string, unknown>;

/** The transaction of WeChat Pay's documents, for `order`. */
export const paidTransaction = (changes: Transaction = {}): Transaction => ({
  appid: options.appId,
  mchid: options.mchId,
  out_trade_no: order.outTradeNo,
  transaction_id: '1217752501201407033233368018',
  trade_type: 'JSAPI',
  trade_state: 'SUCCESS',
  trade_state_desc: '支付成功',
  bank_type: 'CMC',
  attach: '',
  success_time: '2018-06-08T10:34:56+08:00',
  payer: { openid: order.openId },
  amount: { total: 1999, payer_total: 1899, currency: 'CNY', payer_currency: 'CNY' },
  ...changes,
});

/** A refund of WeChat Pay's documents, of a part of `order`, as an answer contains it. */
export const refundAnswer = (changes: Transaction = {}): Transaction => ({
  refund_id: '50000000382019052709732678859',
  out_refund_no: 'refund-1',
  transaction_id: '1217752501201407033233368018',
  out_trade_no: order.outTradeNo,
  channel: 'ORIGINAL',
  user_received_account: '招商银行信用卡0403',
  create_time: '2020-12-01T16:18:12+08:00',
  status: 'PROCESSING',
  funds_account: 'UNSETTLED',
  amount: { total: 1999, refund: 500, payer_total: 1899, payer_refund: 475, currency: 'CNY' },
  ...changes,
});

/** The same refund at its end, as a notification contains it. */
export const refundResource = (changes: Transaction = {}): Transaction => ({
  mchid: options.mchId,
  out_trade_no: order.outTradeNo,
  transaction_id: '1217752501201407033233368018',
  out_refund_no: 'refund-1',
  refund_id: '50000000382019052709732678859',
  refund_status: 'SUCCESS',
  success_time: '2020-12-01T16:20:12+08:00',
  user_received_account: '招商银行信用卡0403',
  amount: { total: 1999, refund: 500, payer_total: 1899, payer_refund: 475 },
  ...changes,
});

type Sealing = {
  readonly plain?: string;
  readonly key?: string;
  readonly nonce?: string;
  readonly associated?: string;
};

export function seal({
  plain = JSON.stringify(paidTransaction()),
  key = API_V3_KEY,
  nonce = 'fdasflkja484',
  associated = 'transaction',
}: Sealing = {}) {
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(associated));
  const ciphertext = `${cipher.update(plain, 'utf8', 'hex')}${cipher.final('hex')}`;
  return {
    original_type: 'transaction',
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: Buffer.from(ciphertext + cipher.getAuthTag().toString('hex'), 'hex').toString(
      'base64',
    ),
    associated_data: associated,
    nonce,
  };
}

/** The body of a notification. */
export const notificationBody = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({
    id: 'EV-2018022511223320873',
    create_time: '2015-05-20T13:29:35+08:00',
    resource_type: 'encrypt-resource',
    event_type: 'TRANSACTION.SUCCESS',
    summary: '支付成功',
    resource: seal(),
    ...changes,
  });

/** A notification with a right signature. */
export function notify(
  changes: Record<string, unknown> = {},
  how: Parameters<typeof signatureHeaders>[1] = {},
) {
  const body = notificationBody(changes);
  return { headers: signatureHeaders(body, how) as Record<string, string>, body };
}

export type Raw = { readonly headers: HeadersInit; readonly body: string | Uint8Array };

/** Reads a notification as the library does. */
export const read = ({ headers, body }: Raw, changes: Partial<WeChatPayOptions> = {}) =>
  createNotificationReader(checkOptions({ ...options, ...changes }))({
    headers: new Headers(headers),
    body: Buffer.from(body),
  });

/** A notification of a refund with a right signature. */
export const notifyRefund = (changes: Transaction = {}) =>
  notify({
    event_type: 'REFUND.SUCCESS',
    summary: '退款成功',
    resource: seal({ plain: JSON.stringify(refundResource(changes)), associated: 'refund' }),
  });

/** Remembers errors, so that the last test of a file can look for secrets in all of them. */
export function setUpErrors() {
  const errors: unknown[] = [];
  const secrets = new Set<string>();
  beforeAll(() => {
    const lines = [merchant, stranger]
      .flatMap(({ privateKey }) => privateKey.split('\n'))
      .filter((line) => /^[\w+/=]{20,}$/.test(line));
    for (const secret of [API_V3_KEY, ...lines]) secrets.add(secret);
  });
  return {
    secrets,
    /** The error of a promise that must reject. */
    async caught(promise: Promise<unknown>) {
      const error = await promise.then(
        (value) => expect.unreachable(`resolved with ${inspect(value)}`),
        (reason: unknown) => reason,
      );
      errors.push(error);
      return error;
    },
    thrown(run: () => unknown) {
      try {
        run();
      } catch (error) {
        errors.push(error);
        return error;
      }
      return expect.unreachable('did not throw');
    },
    keep: (error: unknown) => void errors.push(error),
    expectNoSecrets(min: number) {
      expect(errors.length).toBeGreaterThanOrEqual(min);
      const text = errors
        .map((error) => inspect(error, { depth: null, showHidden: true, maxStringLength: null }))
        .join('\n');
      expect([...secrets].filter((secret) => text.includes(secret))).toEqual([]);
    },
  };
}

/** The merchant's part of the contract, as WeChat Pay's documents describe it. */
function isSignedByMerchant(request: IncomingMessage, body: string) {
  const [scheme, fields = ''] = (request.headers.authorization ?? '').split(/ (.*)/);
  const field = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(fields)?.[1] ?? '';
  const text = [request.method, request.url, field('timestamp'), field('nonce_str'), body, ''].join(
    '\n',
  );
  return (
    scheme === 'WECHATPAY2-SHA256-RSA2048' &&
    field('mchid') === options.mchId &&
    field('serial_no') === MERCHANT_SERIAL &&
    Math.abs(Date.now() / 1000 - Number(field('timestamp'))) < 300 &&
    createVerify('RSA-SHA256').update(text).verify(merchant.publicKey, field('signature'), 'base64')
  );
}

type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: unknown };
type Script = (answer: Answer, response: ServerResponse) => Answer | undefined;

/** The server. Each test starts without orders. `unkind` changes the next answer. */
export function setUpWeChatPay() {
  const asked: Asked[] = [];
  const orders = new Map<string, Transaction>();
  const refunds = new Map<string, Transaction>();
  let script: Script | undefined;
  let port = 0;

  function refundAs(given: Transaction, refuse: (status: number, code: string) => Answer): Answer {
    const number = String(given['out_refund_no']);
    const known = refunds.get(number);
    if (known) return signedAnswer(200, known);
    const paid = orders.get(String(given['out_trade_no']));
    if (!paid) return refuse(404, 'RESOURCE_NOT_EXISTS');
    const { refund, total } = given['amount'] as { refund: number; total: number };
    const before = [...refunds.values()]
      .filter((other) => other['out_trade_no'] === given['out_trade_no'])
      .reduce((sum, other) => sum + (other['amount'] as { refund: number }).refund, 0);
    const isPaid = paid['trade_state'] === 'SUCCESS' || paid['trade_state'] === 'REFUND';
    if (!isPaid || (paid['amount'] as { total: number }).total !== total) {
      return refuse(400, 'PARAM_ERROR');
    }
    if (before + refund > total) return refuse(403, 'NOT_ENOUGH');
    const { out_refund_no, out_trade_no } = given;
    const made = refundAnswer({ out_refund_no, out_trade_no, amount: given['amount'] });
    refunds.set(number, made);
    orders.set(String(out_trade_no), { ...paid, trade_state: 'REFUND' });
    return signedAnswer(200, made);
  }

  function answerTo(request: IncomingMessage, body: string): Answer {
    const { method = '', url = '' } = request;
    const { authorization } = request.headers;
    /** A refusal whose words repeat the request, with its secrets. */
    const refuse = (status: number, code: string) =>
      signedAnswer(status, { code, message: `no: ${authorization}` });
    if (!isSignedByMerchant(request, body)) {
      const words = JSON.stringify({ code: 'SIGN_ERROR', message: `no: ${authorization}` });
      return { status: 401, headers: { 'Content-Type': 'application/json' }, body: words };
    }
    if (!request.headers.accept?.includes('application/json') || !request.headers['user-agent']) {
      return refuse(400, 'PARAM_ERROR');
    }
    const given = body === '' ? {} : JSON.parse(body);
    if (method === 'POST' && url === '/v3/pay/transactions/jsapi') {
      const known = orders.get(given.out_trade_no);
      if (known?.trade_state === 'SUCCESS') return refuse(400, 'ORDERPAID');
      orders.set(given.out_trade_no, {
        appid: given.appid,
        mchid: given.mchid,
        out_trade_no: given.out_trade_no,
        trade_state: 'NOTPAY',
        amount: given.amount,
      });
      return signedAnswer(200, { prepay_id: 'wx201410272009395522657a690389285100' });
    }
    if (method === 'POST' && url === '/v3/refund/domestic/refunds') return refundAs(given, refuse);
    const [, refundKey] = /^\/v3\/refund\/domestic\/refunds\/([^/?]+)$/.exec(url) ?? [];
    if (method === 'GET' && refundKey !== undefined) {
      const made = refunds.get(decodeURIComponent(refundKey));
      return made ? signedAnswer(200, made) : refuse(404, 'RESOURCE_NOT_EXISTS');
    }
    const [, key = '', rest] =
      /^\/v3\/pay\/transactions\/out-trade-no\/([^/?]+)(.*)$/.exec(url) ?? [];
    const number = decodeURIComponent(key);
    const known = orders.get(number);
    if (!known) return refuse(404, 'ORDER_NOT_EXIST');
    if (method === 'GET' && rest === `?mchid=${options.mchId}`) return signedAnswer(200, known);
    if (method !== 'POST' || rest !== '/close' || given.mchid !== options.mchId) {
      return refuse(400, 'PARAM_ERROR');
    }
    if (known.trade_state === 'SUCCESS') return refuse(400, 'ORDERPAID');
    orders.set(number, { ...known, trade_state: 'CLOSED' });
    return signedAnswer(204, undefined);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await request.toArray()).toString();
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, headers, body: body === '' ? undefined : JSON.parse(body) });
    const normal = answerTo(request, body);
    const change = script;
    script = undefined;
    const given = change ? change(normal, response) : normal;
    if (given) response.writeHead(given.status, given.headers).end(given.body);
  }

  const server = createServer((request, response) => void answer(request, response));
  // A busy machine stops for longer than the 5 s that Node keeps an idle connection.
  server.keepAliveTimeout = 60_000;
  beforeAll(async () => {
    server.listen(0, 'localhost');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  beforeEach(() => {
    asked.splice(0);
    orders.clear();
    refunds.clear();
    script = undefined;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    asked,
    orders,
    refunds,
    url: () => `http://localhost:${port}`,
    unkind: (next: Script) => {
      script = next;
    },
    /** A product's server that talks to this one. */
    pay: (changes: Partial<Parameters<typeof createWeChatPay>[0]> = {}) =>
      createWeChatPay({ ...options, api: `http://localhost:${port}`, ...changes }),
  };
}
