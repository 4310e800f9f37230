import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createWeChatPay } from '../../../../server/sign-in/pay/create-wechat-pay.mjs';
import {
  API_V3_KEY,
  merchant,
  notify,
  options,
  order,
  PUBLIC_KEY_ID,
  read,
  setUpErrors,
  setUpWeChatPay,
  wechat,
} from './fake-wechat-pay';

const service = setUpWeChatPay();
const { thrown, expectNoSecrets } = setUpErrors();
const SERIAL = '4534ACDA663850A04AD37B52BD48E1D84D841E86';

/** One value of ASN.1. */
function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** The smallest certificate around a public key. Node reads it, and does not check its signature. */
function certificateOf(publicKey: string, serial: string) {
  const algorithm = der(0x30, Buffer.from('06092a864886f70d01010b0500', 'hex'));
  const key = Buffer.from(publicKey.replace(/-----.*-----|\n/g, ''), 'base64');
  const name = der(0x30);
  const times = ['200101000000Z', '450101000000Z'].map((time) => der(0x17, Buffer.from(time)));
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from(serial, 'hex')),
    ...[algorithm, name, der(0x30, ...times), name, key],
  );
  const certificate = der(0x30, body, algorithm, der(0x03, Buffer.alloc(257)));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

const weak = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const curve = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

const privateRule =
  'createWeChatPay: privateKey must be the PEM text of an RSA private key of at least 2048 bits';
const publicRule = `createWeChatPay: publicKeys['${PUBLIC_KEY_ID}'] must be the PEM text of an RSA public key or of a certificate, of at least 2048 bits`;
const urlRule =
  'createWeChatPay: notifyUrl must be an https address without a query, of at most 255 characters';
const apiRule = 'createWeChatPay: api must be an origin such as https://api.mch.weixin.qq.com';
const timeoutRule = 'createWeChatPay: timeout must be a whole number of milliseconds above 0';
const storeRule = 'createWeChatPay: store must be an object with get, set and optionally lock';
const serialRule =
  "createWeChatPay: serialNo must be the serial number of the merchant's certificate, in hexadecimal digits";
const nameRule =
  'createWeChatPay: each name in publicKeys must be a serial number, or an id that begins with PUB_KEY_ID_';

const paid = { payment: { state: 'paid' } };
const publicKey = (pem: unknown) => ({ publicKeys: { [PUBLIC_KEY_ID]: pem } });
const cutPrivateKey = merchant.privateKey.slice(0, 800);

describe('createWeChatPay', () => {
  it.each<[string, Record<string, unknown>, string]>([
    [
      'no appId',
      { appId: undefined },
      'createWeChatPay: appId must be the id of the official account',
    ],
    [
      'an appId with a quote',
      { appId: 'wx"' },
      'createWeChatPay: appId must be the id of the official account',
    ],
    [
      'a mchId of another type',
      { mchId: 1230000109 },
      'createWeChatPay: mchId must be a text of digits',
    ],
    [
      'the APIv3 key as mchId',
      { mchId: API_V3_KEY },
      'createWeChatPay: mchId must be a text of digits',
    ],
    ['no serialNo', { serialNo: '' }, serialRule],
    ['the private key as serialNo', { serialNo: merchant.privateKey }, serialRule],
    ['no privateKey', { privateKey: undefined }, privateRule],
    ['half a privateKey', { privateKey: cutPrivateKey }, privateRule],
    [
      'half a privateKey in one line',
      { privateKey: cutPrivateKey.replaceAll('\n', '\\n') },
      privateRule,
    ],
    ['a privateKey of bytes', { privateKey: Buffer.from(merchant.privateKey) }, privateRule],
    [
      'a certificate as privateKey',
      { privateKey: certificateOf(merchant.publicKey, SERIAL) },
      privateRule,
    ],
    ['a public key as privateKey', { privateKey: merchant.publicKey }, privateRule],
    ['a weak privateKey', { privateKey: weak.privateKey }, privateRule],
    ['a privateKey of a curve', { privateKey: curve.privateKey }, privateRule],
    [
      'an apiV3Key of 31 bytes',
      { apiV3Key: API_V3_KEY.slice(1) },
      'createWeChatPay: apiV3Key must be a text of 32 bytes',
    ],
    [
      'an apiV3Key of 32 characters and more bytes',
      { apiV3Key: 'é'.repeat(32) },
      'createWeChatPay: apiV3Key must be a text of 32 bytes',
    ],
    [
      'no publicKeys',
      { publicKeys: undefined },
      'createWeChatPay: publicKeys must be an object with at least one key of WeChat Pay',
    ],
    [
      'empty publicKeys',
      { publicKeys: {} },
      'createWeChatPay: publicKeys must be an object with at least one key of WeChat Pay',
    ],
    [
      'publicKeys as a text',
      { publicKeys: wechat.publicKey },
      'createWeChatPay: publicKeys must be an object with at least one key of WeChat Pay',
    ],
    ['a name that is no serial number', { publicKeys: { key: wechat.publicKey } }, nameRule],
    ['a public key in words', publicKey('key'), publicRule],
    ['a private key as public key', publicKey(merchant.privateKey), publicRule],
    [
      'a private key in one line as public key',
      publicKey(merchant.privateKey.replaceAll('\n', '\\n')),
      publicRule,
    ],
    ['a weak public key', publicKey(weak.publicKey), publicRule],
    ['a public key of a curve', publicKey(curve.publicKey), publicRule],
    [
      'half a certificate',
      publicKey('-----BEGIN CERTIFICATE-----\nMIIC\n-----END CERTIFICATE-----'),
      publicRule,
    ],
    [
      'a certificate under the name of another one',
      {
        publicKeys: { '7132D72A03E93CDDF8C03BBD1F37EEDF': certificateOf(wechat.publicKey, SERIAL) },
      },
      `createWeChatPay: publicKeys['7132D72A03E93CDDF8C03BBD1F37EEDF'] must be a certificate with this serial number, not with ${SERIAL}`,
    ],
    ['a notifyUrl without encryption', { notifyUrl: 'http://shop.example.com/paid' }, urlRule],
    ['a notifyUrl with a query', { notifyUrl: 'https://shop.example.com/paid?a=1' }, urlRule],
    ['a notifyUrl with a password', { notifyUrl: 'https://a:b@shop.example.com/' }, urlRule],
    ['a path as notifyUrl', { notifyUrl: '/paid' }, urlRule],
    ['a long notifyUrl', { notifyUrl: `https://shop.example.com/${'x'.repeat(255)}` }, urlRule],
    ['no priceOf', { priceOf: undefined }, 'createWeChatPay: priceOf must be a function'],
    ['a price', { priceOf: { amount: 1 } }, 'createWeChatPay: priceOf must be a function'],
    ['an api with a path', { api: 'https://api.mch.weixin.qq.com/v3' }, apiRule],
    ['an api that is no address', { api: 'api.mch.weixin.qq.com' }, apiRule],
    ['an api of files', { api: 'file:///' }, apiRule],
    ['a timeout of 0', { timeout: 0 }, timeoutRule],
    ['a timeout without end', { timeout: Number.POSITIVE_INFINITY }, timeoutRule],
    ['a store without set', { store: { get: async () => null } }, storeRule],
    ['a store whose lock is no function', { store: { get() {}, set() {}, lock: true } }, storeRule],
    ['a time as now', { now: 1 }, 'createWeChatPay: now must be a function'],
    ['a text as random', { random: 'x' }, 'createWeChatPay: random must be a function'],
  ])('refuses %s and names the option', (_name, changes, message) => {
    const error = thrown(() => createWeChatPay({ ...options, ...changes } as typeof options));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message });
    expect((error as Error).cause).toBeUndefined();
  });

  it('refuses a call without options', () => {
    const error = thrown(() => createWeChatPay(undefined as unknown as typeof options));
    expect(error).toMatchObject({ message: 'createWeChatPay: options must be an object' });
  });

  it('accepts a platform certificate under its serial number', async () => {
    const publicKeys = { [SERIAL]: certificateOf(wechat.publicKey, SERIAL) };
    expect(await read(notify({}, { serial: SERIAL }), { publicKeys })).toMatchObject(paid);
  });

  /** The two characters that environments have in place of a line end. */
  const inOneLine = (pem: string) => pem.replaceAll('\n', '\\n');
  const oldForm = createPrivateKey(merchant.privateKey).export({ type: 'pkcs1', format: 'pem' });
  const oldPublic = createPublicKey(wechat.publicKey).export({ type: 'pkcs1', format: 'pem' });

  it.each([
    ['PKCS#8', merchant.privateKey],
    ['PKCS#1', `${oldForm}`],
    ['PKCS#8 in one line', inOneLine(merchant.privateKey)],
    ['PKCS#1 in one line', inOneLine(`${oldForm}`)],
    ['PKCS#8 with the line ends of Windows', merchant.privateKey.replaceAll('\n', '\r\n')],
    ['PKCS#8 without its last line end', merchant.privateKey.trimEnd()],
  ])('signs with a privateKey in the form %s', async (_name, privateKey) => {
    expect(await service.pay({ privateKey }).order(order)).toMatchObject({ signType: 'RSA' });
  });

  it.each([
    ['SPKI', PUBLIC_KEY_ID, wechat.publicKey],
    ['SPKI in one line', PUBLIC_KEY_ID, inOneLine(wechat.publicKey)],
    ['PKCS#1', PUBLIC_KEY_ID, `${oldPublic}`],
    ['PKCS#1 in one line', PUBLIC_KEY_ID, inOneLine(`${oldPublic}`)],
    ['a certificate in one line', SERIAL, inOneLine(certificateOf(wechat.publicKey, SERIAL))],
  ])('checks signatures with a public key in the form %s', async (_name, serial, pem) => {
    const publicKeys = { [serial]: pem };
    expect(await read(notify({}, { serial }), { publicKeys })).toMatchObject(paid);
  });

  it('accepts several keys, for the time in which WeChat Pay replaces one', async () => {
    const certificate = certificateOf(wechat.publicKey, SERIAL);
    const publicKeys = { ...options.publicKeys, [SERIAL]: certificate };
    expect(await read(notify(), { publicKeys })).toMatchObject(paid);
    expect(await read(notify({}, { serial: SERIAL }), { publicKeys })).toMatchObject(paid);
  });

  it('does not show its secrets when a log prints it', () => {
    expect(JSON.stringify(createWeChatPay(options))).toBe('{}');
  });
});

it('no error about an option contains a secret', () => {
  expectNoSecrets(44);
});
