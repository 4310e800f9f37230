import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  order,
  paidTransaction,
  setUpErrors,
  setUpWeChatPay,
  signatureHeaders,
  signedAnswer,
  stranger,
} from './fake-wechat-pay';

const service = setUpWeChatPay();
const { caught, expectNoSecrets, secrets } = setUpErrors();

/** Every secret of the requests until now, as logs would contain it. */
function keepSecrets() {
  for (const { headers } of service.asked) {
    const authorization = headers.authorization ?? '';
    secrets.add(authorization);
    secrets.add(/signature="([^"]+)"/.exec(authorization)?.[1] ?? 'no signature');
  }
}

async function fails(call: Promise<unknown>) {
  const error = await caught(call);
  keepSecrets();
  expect((error as Error).cause).toBeUndefined();
  return error;
}

const MINUTE = 60_000;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const html = '<html>Bad Gateway</html>';

/** Takes the parts of a signature from an answer. */
const without = ({ status, body, headers }: Answer, ...names: string[]): Answer => ({
  status,
  body,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))),
});

describe('an answer that WeChat Pay did not sign', () => {
  it.each<[string, (answer: Answer) => Answer, string]>([
    [
      'a signature of another key',
      ({ body }) => signedAnswer(200, JSON.parse(body), { key: stranger.privateKey }),
      'WeChat Pay answered with a wrong signature',
    ],
    [
      'a changed body',
      (answer) => ({ ...answer, body: answer.body.replace('wx2014', 'wx2015') }),
      'WeChat Pay answered with a wrong signature',
    ],
    [
      'a space behind the body',
      (answer) => ({ ...answer, body: `${answer.body} ` }),
      'WeChat Pay answered with a wrong signature',
    ],
    [
      'an unknown serial number',
      ({ body }) => signedAnswer(200, JSON.parse(body), { serial: 'PUB_KEY_ID_9' }),
      'WeChat Pay answered with a serial number that is not in publicKeys',
    ],
    [
      'a name of Object as serial number',
      ({ body }) => signedAnswer(200, JSON.parse(body), { serial: 'constructor' }),
      'WeChat Pay answered with a serial number that is not in publicKeys',
    ],
    [
      'a time six minutes ago',
      ({ body }) => signedAnswer(200, JSON.parse(body), { time: Date.now() - 6 * MINUTE }),
      'WeChat Pay answered with a time that differs by more than 5 minutes: check the clock of this server',
    ],
    [
      'a time in six minutes',
      ({ body }) => signedAnswer(200, JSON.parse(body), { time: Date.now() + 6 * MINUTE }),
      'WeChat Pay answered with a time that differs by more than 5 minutes: check the clock of this server',
    ],
    [
      'the signature of a probe',
      (answer) => ({
        ...answer,
        headers: { ...answer.headers, 'Wechatpay-Signature': 'WECHATPAY/SIGNTEST/abc' },
      }),
      'WeChat Pay answered with the signature of a probe',
    ],
    [
      'no signature',
      ({ status, body }) => ({ status, body, headers: JSON_TYPE }),
      'WeChat Pay answered without a signature',
    ],
    [
      'no nonce',
      (answer) => without(answer, 'Wechatpay-Nonce'),
      'WeChat Pay answered with a malformed signature',
    ],
    [
      'no serial number',
      (answer) => without(answer, 'Wechatpay-Serial'),
      'WeChat Pay answered with a malformed signature',
    ],
    [
      'a signature that is not base64',
      (answer) => ({
        ...answer,
        headers: { ...answer.headers, 'Wechatpay-Signature': '<script>' },
      }),
      'WeChat Pay answered with a malformed signature',
    ],
    [
      'a refusal with the signature of another key',
      () => signedAnswer(400, { code: 'ORDERPAID' }, { key: stranger.privateKey }),
      'WeChat Pay answered with a wrong signature',
    ],
    [
      'a refusal with an old signature',
      () => signedAnswer(400, { code: 'ORDERPAID' }, { time: Date.now() - 6 * MINUTE }),
      'WeChat Pay answered with a time that differs by more than 5 minutes: check the clock of this server',
    ],
  ])('is refused: %s', async (_name, change, message) => {
    service.unkind((answer) => change(answer));
    const error = await fails(service.pay().order(order));
    expect(error).toMatchObject({ status: 502, code: undefined, message });
  });

  it('is accepted until five minutes after its time', async () => {
    service.unkind(({ body }) =>
      signedAnswer(200, JSON.parse(body), { time: Date.now() - 4.9 * MINUTE }),
    );
    expect(await service.pay().order(order)).toMatchObject({ signType: 'RSA' });
  });
});

describe('an answer without a result', () => {
  it.each<[string, Answer, { code?: string | undefined; message: string }]>([
    [
      'FREQUENCY_LIMITED',
      signedAnswer(429, { code: 'FREQUENCY_LIMITED', message: 'slow down' }),
      { code: 'FREQUENCY_LIMITED', message: 'WeChat Pay refused with code FREQUENCY_LIMITED' },
    ],
    [
      'SYSTEM_ERROR',
      signedAnswer(500, { code: 'SYSTEM_ERROR', message: 'oh' }),
      { code: 'SYSTEM_ERROR', message: 'WeChat Pay refused with code SYSTEM_ERROR' },
    ],
    [
      'PARAM_ERROR',
      signedAnswer(400, { code: 'PARAM_ERROR', detail: { value: 'x' } }),
      { code: 'PARAM_ERROR', message: 'WeChat Pay refused with code PARAM_ERROR' },
    ],
    [
      '429 of a gateway',
      { status: 429, headers: JSON_TYPE, body: '{"code":"FREQUENCY_LIMITED"}' },
      {
        code: undefined,
        message: 'WeChat Pay refused with status 429 and the unsigned code FREQUENCY_LIMITED',
      },
    ],
    [
      '502 with HTML',
      { status: 502, headers: { 'Content-Type': 'text/html' }, body: html },
      { code: undefined, message: 'WeChat Pay answered with status 502' },
    ],
    [
      '500 with nothing',
      { status: 500, headers: {}, body: '' },
      { code: undefined, message: 'WeChat Pay answered with status 500' },
    ],
    [
      'a code that is a sentence',
      signedAnswer(400, { code: 'the private key is ...' }),
      { code: undefined, message: 'WeChat Pay answered with status 400' },
    ],
    [
      'a redirect',
      { status: 307, headers: { Location: '/elsewhere' }, body: '' },
      { code: undefined, message: 'WeChat Pay answered with status 307' },
    ],
    [
      'HTML with status 200',
      { status: 200, headers: signatureHeaders(html), body: html },
      { code: undefined, message: 'WeChat Pay answered in an unknown form' },
    ],
    [
      'a list',
      signedAnswer(200, [1]),
      { code: undefined, message: 'WeChat Pay answered in an unknown form' },
    ],
    [
      'null',
      signedAnswer(200, null),
      { code: undefined, message: 'WeChat Pay answered in an unknown form' },
    ],
    [
      'a body of 300 kB',
      signedAnswer(200, { prepay_id: 'x'.repeat(300_000) }),
      { code: undefined, message: 'WeChat Pay sent more than 262144 bytes' },
    ],
  ])('is an error with its own words: %s', async (_name, answer, expected) => {
    service.unkind(() => answer);
    const error = await fails(service.pay().order(order));
    expect(error).toMatchObject({ name: 'WeChatPayError', status: 502, ...expected });
    expect(service.asked.map(({ url }) => url)).toEqual(['/v3/pay/transactions/jsapi']);
  });

  it('contains the reason when WeChat Pay does not accept the signature of the merchant', async () => {
    const pay = service.pay({ privateKey: stranger.privateKey });
    expect(await fails(pay.order(order))).toMatchObject({
      status: 502,
      code: undefined,
      message: 'WeChat Pay refused with status 401 and the unsigned code SIGN_ERROR',
    });
  });

  it('does not repeat the words of WeChat Pay, which contain the header of the request', async () => {
    service.orders.set(order.outTradeNo, paidTransaction());
    const error = await fails(service.pay().order(order));
    expect(JSON.stringify(error)).not.toContain('WECHATPAY2-SHA256-RSA2048');
    expect(error).toMatchObject({ message: 'WeChat Pay refused with code ORDERPAID' });
  });
});

describe('a connection that fails', () => {
  it('is a 504 when WeChat Pay does not answer in time', async () => {
    service.unkind(() => undefined);
    expect(await fails(service.pay({ timeout: 100 }).query('order-0001'))).toMatchObject({
      status: 504,
      message: 'WeChat Pay did not answer in 100 ms',
    });
  });

  it('is a 504 when WeChat Pay stops in the middle of its answer', async () => {
    service.unkind(({ status, headers, body }, response) => {
      response.writeHead(status, headers).write(body.slice(0, 5));
      return undefined;
    });
    expect(await fails(service.pay({ timeout: 300 }).order(order))).toMatchObject({
      status: 504,
      message: 'WeChat Pay did not answer in 300 ms',
    });
  });

  it('has its own words when the answer is cut', async () => {
    service.unkind(({ status, headers, body }, response) => {
      response.writeHead(status, { ...headers, 'Content-Length': `${body.length}` });
      response.write(body.slice(0, 5), () => response.destroy());
      return undefined;
    });
    expect(await fails(service.pay().order(order))).toMatchObject({
      status: 502,
      message: 'the answer of WeChat Pay was cut',
    });
  });

  it('has its own words when WeChat Pay hangs up', async () => {
    service.unkind((_answer, response) => {
      response.destroy();
      return undefined;
    });
    expect(await fails(service.pay().close('order-0001'))).toMatchObject({
      status: 502,
      message: 'WeChat Pay cannot be reached',
    });
  });

  it('has its own words when there is no server', async () => {
    const closed = createServer().listen(0, 'localhost');
    const port = await new Promise<number>((resolve) =>
      closed.once('listening', () => resolve((closed.address() as { port: number }).port)),
    );
    await new Promise((resolve) => closed.close(resolve));
    const pay = service.pay({ api: `http://localhost:${port}` });
    expect(await fails(pay.query('order-0001'))).toMatchObject({
      status: 502,
      message: 'WeChat Pay cannot be reached',
    });
  });
});

it('no error of an unkind server contains a secret', () => {
  expectNoSecrets(33);
});
