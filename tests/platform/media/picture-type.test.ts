import { expect, it } from 'vitest';
import { pictureType } from '@/platform/media/picture-type';

const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

it.each([
  ['\xff\xd8\xff\xe0rest', '', 'jpeg'],
  ['\x89PNG\r\n\x1a\nrest', 'image/jpeg', 'png'],
  ['GIF89a', '', 'gif'],
  ['RIFF\x01\x02\x03\x04WEBPVP8 ', '', 'webp'],
  ['RIFF\x01\x02\x03\x04WAVE', '', 'unknown'],
  ['BM\x01', '', 'bmp'],
  ['\0\0\0\x1cftypavif', '', 'avif'],
  ['\0\0\0\x18ftypheic', '', 'heic'],
  ['II*\0', '', 'tiff'],
  ['<svg/>', 'image/svg+xml', 'svg'],
  ['???', 'image/x-icon', 'icon'],
  ['', '', 'unknown'],
  ['GIF', 'text/plain', 'unknown'],
])('%j of type %j is %s', async (content, type, expected) => {
  expect(await pictureType(new Blob([latin(content)], { type }))).toBe(expected);
});
