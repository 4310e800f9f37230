import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formRecord, parseRecord } from '@/platform/storage/parse-record';

it('reads what it has written', () => {
  fc.assert(
    fc.property(fc.string(), fc.option(fc.nat(), { nil: undefined }), (text, expires) => {
      const now = (expires ?? 1) - 1;
      expect(parseRecord(formRecord({ text }, expires), now)).toEqual({ text });
    }),
  );
  expect(formRecord({ text: '5' }, undefined)).toBe('!5');
  expect(formRecord({ text: '5' }, 1000)).toBe('1000!5');
  expect(formRecord({ id: 'a-b', bytes: 7 }, undefined)).toBe('>a-b 7');
  expect(parseRecord('>a-b 7', 0)).toEqual({ id: 'a-b', bytes: 7 });
});

it('knows what has expired', () => {
  expect(parseRecord('1000!5', 999)).toEqual({ text: '5' });
  expect(parseRecord('1000!5', 1000)).toBeNull();
  expect(parseRecord('1000>a 5', 1000)).toBeNull();
});

it.each([null, '', '5', '{"type":"number","data":3}', 'x!5'])('finds nothing in %j', (text) => {
  expect(parseRecord(text, 0)).toBeNull();
});
