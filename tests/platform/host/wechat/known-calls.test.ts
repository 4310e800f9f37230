import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readKnownCalls } from '@/platform/host/wechat/names';

it.each([
  [{ scanQRCode: false, chooseImage: true }],
  ['{"scanQRCode":false,"chooseImage":true}'],
  [{ scanQRCode: 'false' }],
])('reads %j', (checkResult) => {
  const knows = readKnownCalls(checkResult);
  expect(knows('scanCode')).toBe(false);
  expect(knows('chooseImage')).toBe(true);
  // Left out, it is taken to be there.
  expect(knows('getLocation')).toBe(true);
});

it('wants everything that a call is made of', () => {
  expect(readKnownCalls({ getLocalImgData: false })('chooseImage')).toBe(false);
  expect(readKnownCalls({ playVoice: false })('openVoice')).toBe(false);
  expect(readKnownCalls({ playVoice: false })('startRecord')).toBe(true);
});

it('takes everything to be there that nobody denies', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), fc.json()), (checkResult) => {
      expect(typeof readKnownCalls(checkResult)('scanCode')).toBe('boolean');
    }),
  );
  for (const nothing of [undefined, null, '', 'broken{', [], 5])
    expect(readKnownCalls(nothing)('scanCode')).toBe(true);
});
