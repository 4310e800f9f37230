import { expect, it } from 'vitest';
import { decode } from '@/shared/decode-value';

it.each([
  '',
  'x',
  '{',
  '[[0],["Function","YWxlcnQoMSk="]]',
  '[[0],["Error","Function"]]',
  '[[0],["Uint8Array","*"]]',
  '5',
])('decode throws for %j, which encode never writes', (text) => {
  expect(() => decode(text)).toThrow(expect.any(Error));
});
