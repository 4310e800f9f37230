import { expect, it } from 'vitest';
import { readStart } from '@/pages/system/choose-location/read-start';

it('[S2.9] begins at the point of the address, else where the visitor is', () => {
  const point = { latitude: 44.0793, longitude: 10.0979 };
  expect(readStart({ ...point, keyword: 'café' })).toEqual({ point, keyword: 'café' });
  expect(readStart({})).toEqual({ point: null, keyword: '' });
  expect(readStart({ latitude: 95, longitude: 10, keyword: 7 })).toEqual({
    point: null,
    keyword: '',
  });
});
