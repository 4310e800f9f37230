import { expect, it } from 'vitest';
import { type ChoiceKind, fitsChoice } from '@/platform/picker/fits-choice';

it.each<[string, string, ChoiceKind, readonly string[] | null, boolean]>([
  ['a.png', 'image/png', 'image', null, true],
  ['a.heic', '', 'image', null, true],
  ['a.txt', 'text/plain', 'image', null, false],
  ['a.mp4', 'video/mp4', 'image', null, false],
  ['a.mp4', 'video/mp4', 'video', null, true],
  ['a.bin', 'application/octet-stream', 'all', null, true],
  ['a.PNG', 'image/png', 'image', ['png'], true],
  ['a.jpeg', 'image/jpeg', 'image', ['jpg'], true],
  ['image', 'image/jpeg', 'image', ['jpg'], true],
  ['a.jpg', 'image/jpeg', 'image', ['png'], false],
  ['a.pdf', '', 'all', ['pdf'], true],
  ['report', 'application/pdf', 'all', ['pdf'], true],
  ['pdf', '', 'all', ['pdf'], false],
  ['a.pdf.exe', 'application/x-msdownload', 'all', ['pdf'], false],
  ['a.MOV', 'video/quicktime', 'video', ['mov'], true],
  ['a', 'video/webm;codecs=vp9', 'video', ['webm'], true],
  ['a.txt', 'text/plain', 'all', ['constructor'], false],
])('%s (%s) of %s, %j: %s', (name, type, kind, suffixes, expected) => {
  expect(fitsChoice({ name, type }, kind, suffixes)).toBe(expected);
});
