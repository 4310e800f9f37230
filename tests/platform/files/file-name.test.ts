import { expect, it } from 'vitest';
import { fileName } from '@/platform/files/file-name';

const blob = new Blob(['x']);

it('is the name of a file', () => {
  expect(fileName(new File([], 'a.png'), '/other.jpg')).toBe('a.png');
});

it.each([
  ['https://a.example/b/slab%20one.png?x=1#y', 'slab one.png'],
  ['/b/100%25.pdf', '100%.pdf'],
  ['/b/%zz.pdf', '%zz.pdf'],
])('is the end of %s', (source, name) => {
  expect(fileName(blob, source)).toBe(name);
});

it.each(['blob:http://a/0000.png', 'data:text/plain,/a.txt', 'https://a.example/b/', ''])(
  'is nothing in %j',
  (source) => {
    expect(fileName(blob, source)).toBeNull();
  },
);
