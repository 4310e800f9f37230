import { expect, it } from 'vitest';
import { formatsOf, scanTypeOf } from '@/platform/scan/formats';

it('formatsOf lists each format once', () => {
  expect(formatsOf(['qrCode', 'pdf417', 'qrCode'])).toEqual(['qr_code', 'pdf417']);
  expect(formatsOf(['barCode'])).toEqual([
    ...['codabar', 'code_39', 'code_93', 'code_128', 'ean_8', 'ean_13', 'itf', 'upc_a', 'upc_e'],
  ]);
  expect(formatsOf(['datamatrix'])).toEqual(['data_matrix']);
});

it.each([
  ['qr_code', 'QR_CODE'],
  ['ean_13', 'EAN_13'],
  ['data_matrix', 'DATA_MATRIX'],
  ['pdf417', 'PDF_417'],
])('the format %s is named %s', (format, name) => {
  expect(scanTypeOf(format)).toBe(name);
});
