import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HttpError } from '../../../../server/shared/http.mjs';
import {
  API_V3_KEY,
  notify,
  options,
  paidTransaction,
  type Raw,
  read,
  refundResource,
  seal,
  setUpErrors,
  signatureHeaders,
  stranger,
} from './fake-wechat-pay';

const { caught, expectNoSecrets } = setUpErrors();
const MINUTE = 60_000;

const about = (changes: Record<string, unknown>) =>
  notify({ resource: seal({ plain: JSON.stringify(paidTransaction(changes)) }) });

/** The ciphertext of a resource, with changed bytes. */
function damaged(change: (bytes: Buffer) => Buffer) {
  const resource = seal();
  const ciphertext = change(Buffer.from(resource.ciphertext, 'base64')).toString('base64');
  return notify({ resource: { ...resource, ciphertext } });
}

function flipped(bytes: Buffer, index: number) {
  bytes.writeUInt8(bytes.readUInt8(index) ^ 1, index);
  return bytes;
}

describe('a notification', () => {
  it.each<[string, () => Raw, number, string]>([
    [
      'a signature of another key',
      () => notify({}, { key: stranger.privateKey }),
      401,
      'the signature of the notification is wrong',
    ],
    [
      'a changed body',
      () => {
        const { headers, body } = notify();
        return { headers, body: body.replace('EV-2018', 'EV-2019') };
      },
      401,
      'the signature of the notification is wrong',
    ],
    [
      'a body that was parsed and written again',
      () => {
        const { headers, body } = notify();
        return { headers, body: JSON.stringify(JSON.parse(body), null, 2) };
      },
      401,
      'the signature of the notification is wrong',
    ],
    [
      'an empty body',
      () => ({ headers: notify().headers, body: '' }),
      401,
      'the signature of the notification is wrong',
    ],
    [
      'the time of another delivery',
      () => {
        const { headers, body } = notify();
        const later = `${Number(headers['Wechatpay-Timestamp']) + 1}`;
        return { headers: { ...headers, 'Wechatpay-Timestamp': later }, body };
      },
      401,
      'the signature of the notification is wrong',
    ],
    [
      'a time six minutes ago',
      () => notify({}, { time: Date.now() - 6 * MINUTE }),
      401,
      'the time of the notification differs by more than 5 minutes',
    ],
    [
      'a time in six minutes',
      () => notify({}, { time: Date.now() + 6 * MINUTE }),
      401,
      'the time of the notification differs by more than 5 minutes',
    ],
    [
      'a time in words',
      () => {
        const { headers, body } = notify();
        return { headers: { ...headers, 'Wechatpay-Timestamp': 'NaN' }, body };
      },
      400,
      'the headers of the signature are incomplete or malformed',
    ],
    [
      'the signature of a probe',
      () => {
        const { headers, body } = notify();
        return {
          headers: { ...headers, 'Wechatpay-Signature': 'WECHATPAY/SIGNTEST/QmFzZTY0' },
          body,
        };
      },
      401,
      'the signature of the notification is a probe',
    ],
    [
      'an unknown serial number',
      () => notify({}, { serial: '7132D72A03E93CDDF8C03BBD1F37EEDF' }),
      401,
      'the serial number of the notification is not in publicKeys',
    ],
    [
      'no headers',
      () => ({ headers: {}, body: notify().body }),
      401,
      'the notification has no signature',
    ],
    [
      'no serial number',
      () => {
        const { headers, body } = notify();
        const { 'Wechatpay-Serial': _, ...others } = headers;
        return { headers: others, body };
      },
      400,
      'the headers of the signature are incomplete or malformed',
    ],
    [
      'two signatures',
      () => {
        const { headers, body } = notify();
        return { headers: [...Object.entries(headers), ['wechatpay-signature', 'QUJD']], body };
      },
      400,
      'the headers of the signature are incomplete or malformed',
    ],
    [
      'two serial numbers',
      () => {
        const { headers, body } = notify();
        const serial = headers['Wechatpay-Serial'] ?? '';
        return { headers: [...Object.entries(headers), ['wechatpay-serial', serial]], body };
      },
      401,
      'the serial number of the notification is not in publicKeys',
    ],
    [
      'an amount of 1 fen',
      () => about({ amount: { total: 1, currency: 'CNY' } }),
      409,
      'the payment is not of the price of its order',
    ],
    [
      'an amount that is higher by 1 fen',
      () => about({ amount: { total: 2000, currency: 'CNY' } }),
      409,
      'the payment is not of the price of its order',
    ],
    [
      'another currency',
      () => about({ amount: { total: 1999, currency: 'VND' } }),
      409,
      'the payment is not of the price of its order',
    ],
    [
      'a refunded order of another amount',
      () => about({ trade_state: 'REFUND', amount: { total: 1 } }),
      409,
      'the payment is not of the price of its order',
    ],
    [
      'an order that the shop does not have',
      () => about({ out_trade_no: 'order-0002' }),
      404,
      'there is no order with this number',
    ],
    [
      'an order with the name of a property of Object',
      () => about({ out_trade_no: 'constructor' }),
      404,
      'there is no order with this number',
    ],
    [
      'another merchant',
      () => about({ mchid: '1900000001' }),
      403,
      'the notification is for another merchant or official account',
    ],
    [
      'another official account',
      () => about({ appid: 'wx0000000000000000' }),
      403,
      'the notification is for another merchant or official account',
    ],
    [
      'no account',
      () => about({ appid: undefined, mchid: undefined }),
      403,
      'the notification is for another merchant or official account',
    ],
    [
      'another APIv3 key',
      () => notify({ resource: seal({ key: [...API_V3_KEY].reverse().join('') }) }),
      500,
      'the notification cannot be decrypted: check apiV3Key',
    ],
    [
      'other associated data',
      () => notify({ resource: { ...seal(), associated_data: 'refund' } }),
      500,
      'the notification cannot be decrypted: check apiV3Key',
    ],
    [
      'another nonce of the ciphertext',
      () => notify({ resource: { ...seal(), nonce: '000000000000' } }),
      500,
      'the notification cannot be decrypted: check apiV3Key',
    ],
    [
      'a changed ciphertext',
      () => damaged((bytes) => flipped(bytes, 3)),
      500,
      'the notification cannot be decrypted: check apiV3Key',
    ],
    [
      'a changed tag',
      () => damaged((bytes) => flipped(bytes, bytes.length - 1)),
      500,
      'the notification cannot be decrypted: check apiV3Key',
    ],
    [
      'a ciphertext that is cut',
      () => damaged((bytes) => bytes.subarray(0, -4)),
      500,
      'the notification cannot be decrypted: check apiV3Key',
    ],
    [
      'a ciphertext that is only a tag',
      () => damaged((bytes) => bytes.subarray(-16)),
      400,
      'the notification is malformed: its ciphertext is too short',
    ],
    [
      'a short nonce of the ciphertext',
      () => notify({ resource: { ...seal(), nonce: 'short' } }),
      400,
      'the notification is malformed: its resource lacks a field',
    ],
    [
      'no ciphertext',
      () => notify({ resource: { ...seal(), ciphertext: undefined } }),
      400,
      'the notification is malformed: its resource lacks a field',
    ],
    [
      'another algorithm',
      () => notify({ resource: { ...seal(), algorithm: 'none' } }),
      400,
      'the notification is malformed: its algorithm is not AEAD_AES_256_GCM',
    ],
    [
      'no resource',
      () => notify({ resource: null }),
      400,
      'the notification is malformed: its algorithm is not AEAD_AES_256_GCM',
    ],
    ['no id', () => notify({ id: '' }), 400, 'the notification is malformed: it has no id'],
    [
      'a long id',
      () => notify({ id: 'x'.repeat(129) }),
      400,
      'the notification is malformed: it has no id',
    ],
    [
      'a signed body that is not JSON',
      () => ({ headers: signatureHeaders('paid!'), body: 'paid!' }),
      400,
      'the notification is malformed: it has no id',
    ],
    [
      'an event of another kind',
      () => notify({ event_type: 'COUPON.USE' }),
      400,
      'the notification is about no payment and no refund',
    ],
    [
      'an event in a list',
      () => notify({ event_type: ['TRANSACTION.SUCCESS', 'x'] }),
      400,
      'the notification is about no payment and no refund',
    ],
    [
      'a payment as a refund',
      () => notify({ event_type: 'REFUND.SUCCESS' }),
      400,
      'the notification is malformed: its decrypted resource is not a refund',
    ],
    [
      'a refund as a payment',
      () => {
        const plain = JSON.stringify(refundResource({ appid: options.appId }));
        return notify({ resource: seal({ plain }) });
      },
      400,
      'the notification is malformed: its decrypted resource is not a payment',
    ],
    [
      'a decrypted text that is not JSON',
      () => notify({ resource: seal({ plain: 'paid!' }) }),
      400,
      'the notification is malformed: its decrypted resource is not JSON',
    ],
    [
      'no state',
      () => about({ trade_state: undefined }),
      400,
      'the notification is malformed: its decrypted resource is not a payment',
    ],
    [
      'no amount',
      () => about({ amount: { currency: 'CNY' } }),
      400,
      'the notification is malformed: its decrypted resource is not a payment',
    ],
  ])('with %s is refused', async (_name, attack, status, message) => {
    const error = await caught(read(attack()));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status, message });
    expect((error as Error).cause).toBeUndefined();
  });

  it('with any change of one byte is refused', async () => {
    const { headers, body } = notify();
    const bytes = Buffer.from(body);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(bytes.length - 1),
        fc.integer({ min: 1, max: 255 }),
        async (index, bits) => {
          const changed = Buffer.from(bytes);
          changed.writeUInt8(bytes.readUInt8(index) ^ bits, index);
          expect(await caught(read({ headers, body: changed }))).toMatchObject({
            status: 401,
          });
        },
      ),
    );
  });
});

it('no error of an attack contains a secret', () => {
  expectNoSecrets(130);
});
