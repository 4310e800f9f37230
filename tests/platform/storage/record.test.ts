import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formRecord, largeOf, parseRecord } from '@/platform/storage/record';

it('parseRecord reads every record that formRecord wrote', () => {
  const marks = fc.constantFrom('=', '!', '>' as const);
  fc.assert(
    fc.property(marks, fc.string(), fc.option(fc.nat(), { nil: undefined }), (mark, text, end) => {
      const now = (end ?? 1) - 1;
      expect(parseRecord(formRecord({ mark, text }, end), now)).toEqual({ mark, text });
    }),
  );
  expect(formRecord({ mark: '=', text: '5' }, undefined)).toBe('=5');
  expect(formRecord({ mark: '!', text: '5' }, 1000)).toBe('1000!5');
});

it('largeOf reads the name and the size of a large value', () => {
  expect(largeOf(parseRecord('>a-b 7', 0))).toEqual({ id: 'a-b', bytes: 7 });
  expect(largeOf(parseRecord('=5', 0))).toBeNull();
  expect(largeOf(null)).toBeNull();
});

it('parseRecord returns null for a record that has expired', () => {
  expect(parseRecord('1000!5', 999)).toEqual({ mark: '!', text: '5' });
  expect(parseRecord('1000=5', 1000)).toBeNull();
  expect(parseRecord('1000>a 5', 1000)).toBeNull();
});

it.each([null, '', '5', '{"type":"number","data":3}', 'x!5'])(
  'parseRecord returns null for %j',
  (text) => {
    expect(parseRecord(text, 0)).toBeNull();
  },
);
