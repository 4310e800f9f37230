import { expect, it } from 'vitest';
import { suffixOf } from '@/platform/files/suffix-of';

it.each([
  ['image/png', '.png'],
  ['image/jpeg', '.jpg'],
  ['image/svg+xml;charset=utf-8', '.svg'],
  ['image/x-icon', '.ico'],
  ['video/mp4;codecs=avc1', '.mp4'],
  ['video/quicktime', '.mov'],
  ['audio/webm', '.webm'],
  ['image/vnd.adobe.photoshop', ''],
  ['application/pdf', ''],
  ['image/', ''],
  ['', ''],
])('a file of type %j ends with %j', (type, suffix) => {
  expect(suffixOf(type)).toBe(suffix);
});
