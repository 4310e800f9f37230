import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readScanResult } from '@/platform/host/wechat/read-scan-result';

const both = ['barCode', 'qrCode'] as const;
const wrapped = (text: string) => JSON.stringify({ scan_code: { scan_result: text } });

it.each([
  ['https://example.org/?a=1,2', 'https://example.org/?a=1,2', 'QR_CODE'],
  [wrapped('PORTICO 20'), 'PORTICO 20', 'QR_CODE'],
  ['EAN_13,6901234567892', '6901234567892', 'EAN_13'],
  [wrapped('CODE_128,A,B'), 'A,B', 'CODE_128'],
  // Text that looks like it, and is not.
  ['TITLE,with a comma', 'TITLE,with a comma', 'QR_CODE'],
  ['{"scan_code":5}', '{"scan_code":5}', 'QR_CODE'],
  ['{"price":5}', '{"price":5}', 'QR_CODE'],
  ['null', 'null', 'QR_CODE'],
])('[S1.2] reads %j', (resultStr, result, scanType) => {
  expect(readScanResult(resultStr, both)).toEqual({ result, scanType });
});

it('takes a wrapper that is no text', () => {
  expect(readScanResult({ scan_code: { scan_result: 'x' } }, both)).toEqual({
    result: 'x',
    scanType: 'QR_CODE',
  });
});

it('goes by what was looked for', () => {
  const text = 'EAN_13,6901234567892';
  expect(readScanResult(text, ['qrCode'])).toEqual({ result: text, scanType: 'QR_CODE' });
  expect(readScanResult('6901234567892', ['barCode'])).toEqual({
    result: '6901234567892',
    scanType: '',
  });
});

it.each([undefined, null, '', 5, {}, wrapped('')])('knows that %j is nothing', (resultStr) => {
  expect(readScanResult(resultStr, both)).toBeNull();
});

it('loses nothing of a square’s text', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      expect(readScanResult(wrapped(text), ['qrCode'])?.result).toBe(text);
    }),
  );
  fc.assert(fc.property(fc.anything(), (value) => void readScanResult(value, both)));
});
