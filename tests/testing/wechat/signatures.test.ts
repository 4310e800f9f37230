import { expect, it } from 'vitest';
import { checkSignature, readSigned } from '../../../src/testing/wechat/signatures';

const ticket =
  'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg';
const signed = {
  nonceStr: 'Wm3WZYTPz0wzccnW',
  timestamp: '1414587457',
  signature: '0f9de62fce790f9a083d5c99e95740ceb90c27ed',
};
const url = 'http://mp.weixin.qq.com?params=value';

it('accepts the signature from WeChat’s documentation', () => {
  expect(checkSignature(ticket, signed, url)).toBe(true);
  expect(checkSignature(ticket, signed, `${url}#/page`)).toBe(true);
});

it.each([
  ['another URL', ticket, signed, `${url}&from=card`],
  ['a URL that has one more slash', ticket, signed, 'http://mp.weixin.qq.com/?params=value'],
  ['another ticket', 'other', signed, url],
  ['another nonce', ticket, { ...signed, nonceStr: 'x' }, url],
  ['upper-case letters', ticket, { ...signed, signature: signed.signature.toUpperCase() }, url],
  ['no value', ticket, { ...signed, signature: undefined }, url],
] as const)('refuses a signature with %s', (_, usedTicket, values, address) => {
  expect(checkSignature(usedTicket, values, address)).toBe(false);
});

it('accepts every signature if there is no ticket', () => {
  expect(checkSignature(null, { ...signed, signature: '' }, url)).toBe(true);
});

it('reads the values under both sets of names', () => {
  const values = { timestamp: '1', nonceStr: 'n', signature: 's' };
  expect(readSigned(values)).toEqual(values);
  expect(readSigned({ verifyTimestamp: '1', verifyNonceStr: 'n', verifySignature: 's' })).toEqual(
    values,
  );
});
