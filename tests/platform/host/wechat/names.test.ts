import { readKnownCalls } from '@/platform/host/wechat/names';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it.each([
  [{ scanQRCode: false, chooseImage: true }],
  ['{"scanQRCode":false,"chooseImage":true}'],
  [{ scanQRCode: 'false' }],
])('readKnownCalls reads %j', (checkResult) => {
  const knows = readKnownCalls(checkResult);
  expect(knows('scanCode')).toBe(false);
  expect(knows('chooseImage')).toBe(true);
  // A name that is missing counts as known.
  expect(knows('getLocation')).toBe(true);
});

it('a call needs all of its names', () => {
  expect(readKnownCalls({ getLocalImgData: false })('chooseImage')).toBe(false);
  expect(readKnownCalls({ playVoice: false })('openVoice')).toBe(false);
  expect(readKnownCalls({ playVoice: false })('startRecord')).toBe(true);
});

it('a call is known unless the answer says false', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), fc.json()), (checkResult) => {
      expect(typeof readKnownCalls(checkResult)('scanCode')).toBe('boolean');
    }),
  );
  for (const nothing of [undefined, null, '', 'broken{', [], 5])
    expect(readKnownCalls(nothing)('scanCode')).toBe(true);
});
