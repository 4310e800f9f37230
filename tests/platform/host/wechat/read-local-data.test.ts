import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLocalData } from '@/platform/host/wechat/read-local-data';

const bytes = Uint8Array.of(0xff, 0xd8, 0xff, 0x00);

it.each([
  ['iOS, whose type is misspelt', 'data:image/jgp;base64,/9j/AA==', 'image/jpeg'],
  ['a type that is right', 'data:image/png;base64,/9j/AA==', 'image/png'],
  ['Android, without a beginning', '/9j/AA==', ''],
  ['Android, with line breaks', '/9j\n/AA\r\n==\n', ''],
  ['no filling at the end', 'data:image/jgp;base64,/9j/AA', 'image/jpeg'],
  ['no type', 'data:;base64,/9j/AA==', ''],
])('reads what comes from %s', (_, localData, type) => {
  expect(readLocalData(localData)).toEqual({ bytes, type });
});

it.each([undefined, null, 5, {}, '', 'data:image/jgp;base64,', 'data:image/png', '*', 'Zm9v!'])(
  'knows that %j is no picture',
  (localData) => {
    expect(readLocalData(localData)).toBeNull();
  },
);

it('reads any bytes, in either form', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), fc.boolean(), (given, isBare) => {
      const base64 = btoa(String.fromCharCode(...given));
      const localData = isBare ? base64 : `data:image/jgp;base64,${base64}`;
      expect(Array.from(readLocalData(localData)?.bytes ?? [])).toEqual(Array.from(given));
    }),
  );
});

it('answers whatever it is given', () => {
  fc.assert(fc.property(fc.anything(), (value) => void readLocalData(value)));
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (value) => void readLocalData(value)));
});

it('knows that some megabytes without a beginning are no picture, and at once', () => {
  expect(readLocalData(`data:${'a'.repeat(2_000_000)}`)).toBeNull();
});

it('reads a picture of some megabytes', () => {
  const localData = `data:image/jgp;base64,${'/9j/'.repeat(1_000_000)}`;
  expect(readLocalData(localData)?.bytes.length).toBe(3_000_000);
});
