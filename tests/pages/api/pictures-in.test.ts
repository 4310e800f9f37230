import { expect, it } from 'vitest';
import { picturesIn } from '@/pages/api/pictures-in';

it('finds what was chosen, without what is no picture', () => {
  const tempFiles = [
    { path: 'blob:1', name: 'a.png', type: 'image/png' },
    { path: 'blob:2', name: 'b.pdf', type: 'application/pdf' },
  ];
  expect(picturesIn({ tempFiles })).toEqual([{ path: 'blob:1', name: 'a.png' }]);
});

it('finds what was made', () => {
  const tempFile = new File([], 'canvas.png', { type: 'image/png' });
  expect(picturesIn({ tempFilePath: 'blob:3', tempFile })).toEqual([
    { path: 'blob:3', name: 'canvas.png' },
  ]);
});

it('finds what was asked about', () => {
  expect(picturesIn({ path: 'blob:4', width: 1, orientation: 'up' })).toEqual([
    { path: 'blob:4', name: '' },
  ]);
});

it.each([
  undefined,
  null,
  'blob:5',
  {},
  { tempFiles: 'none' },
  { path: 'blob:6' },
  { tempFilePath: 'blob:7', tempFile: new File([], 'a.mp4', { type: 'video/mp4' }) },
])('finds none in %o', (value) => {
  expect(picturesIn(value)).toEqual([]);
});
