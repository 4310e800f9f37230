import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptOf, isAccepted, isPicture, vetFiles } from '@/components/upload/vet-files';

const fileOf = (name: string, type: string, size = 1) =>
  new File([new Uint8Array(size)], name, { type });
const names = (files: readonly File[]) => files.map(({ name }) => name);

describe('[S9.20] files that were chosen', () => {
  it('are checked one by one, and the valid ones are kept', () => {
    const files = [
      fileOf('a.png', 'image/png'),
      fileOf('large.png', 'image/png', 11),
      fileOf('b.pdf', 'application/pdf'),
      fileOf('c.png', 'image/png', 10),
      fileOf('d.png', 'image/png'),
    ];
    const { good, refusals } = vetFiles(files, { accept: 'image/*', maxSize: 10, room: 2 });
    expect(names(good)).toEqual(['a.png', 'c.png']);
    expect(refusals.map(({ file, reason }) => [file.name, reason])).toEqual([
      ['large.png', 'size'],
      ['b.pdf', 'type'],
      ['d.png', 'count'],
    ]);
  });

  it('can have a size limit for each kind', () => {
    const files = [fileOf('a.png', 'image/png', 6), fileOf('b.mp4', 'video/mp4', 6)];
    const maxSize = ({ type }: File) => (type.startsWith('video/') ? 10 : 5);
    expect(names(vetFiles(files, { accept: '', maxSize, room: 9 }).good)).toEqual(['b.mp4']);
  });

  it('are all kept or refused once, in order', () => {
    const any = fc.array(
      fc.record({ size: fc.nat(20), type: fc.constantFrom('image/png', 'video/mp4', '') }),
    );
    fc.assert(
      fc.property(any, fc.integer({ min: -2, max: 8 }), (facts, room) => {
        const files = facts.map(({ size, type }, at) => fileOf(`${at}`, type, size));
        const { good, refusals } = vetFiles(files, { accept: 'image/*', maxSize: 10, room });
        const refused = refusals.map(({ file }) => file);
        expect(new Set([...good, ...refused]).size).toBe(files.length);
        const fitting = files.filter(({ size, type }) => size <= 10 && type === 'image/png');
        expect(good).toEqual(fitting.slice(0, Math.max(0, room)));
      }),
    );
  });

  it.each([
    ['a.jpg', 'image/jpeg', 'image/*', true],
    ['a.jpg', 'image/jpeg', 'image/png, .JPG', true],
    ['a.jpg', 'image/jpeg', 'image/png', false],
    ['a.HEIC', '', 'image/*', true],
    ['a.mov', '', 'image/*,video/*', true],
    ['a', '', 'image/*', false],
    ['a', '', '', true],
    ['a.txt', 'text/plain', '*/*', true],
  ])('a file %s of type "%s" is accepted by "%s": %s', (name, type, accept, is) => {
    expect(isAccepted({ name, type }, accept)).toBe(is);
  });

  it('can be named by the kinds of uni-app, and pictures are recognized by type, URL or name', () => {
    expect(['image', 'video', 'media', 'file', 'all', '.pdf'].map(acceptOf)).toEqual([
      ...['image/*', 'video/*', 'image/*,video/*', '', '', '.pdf'],
    ]);
    expect(isPicture({ name: 'a', type: 'image/webp', url: 'blob:x' })).toBe(true);
    expect(isPicture({ name: 'a', url: 'https://x.test/b.JPG?size=2' })).toBe(true);
    expect(isPicture({ name: 'a', url: 'data:image/png;base64,' })).toBe(true);
    expect(isPicture({ name: 'a.pdf', url: '/b' })).toBe(false);
  });
});
