import { describe, expect, it } from 'vitest';
import { type FileKind, fitsChoice, returnPatience } from '@/platform/media/chooser';

describe('fitsChoice', () => {
  it.each<[string, string, FileKind, readonly string[] | null, boolean]>([
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
  ])(
    'a file %s (%s) fits the kind %s with suffixes %j: %s',
    (name, type, kind, suffixes, expected) => {
      expect(fitsChoice({ name, type }, kind, suffixes)).toBe(expected);
    },
  );
});

describe('returnPatience', () => {
  const safari = (version: string) =>
    `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148`;
  const android = (version: string) =>
    `Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Version/4.0 Chrome/${version} Mobile Safari/537.36`;
  const firefox = 'Mozilla/5.0 (Android 13; Mobile; rv:115.0) Gecko/115.0 Firefox/115.0';

  it.each([
    ['Chromium 113', { userAgent: android('113.0.5672.0'), userActivation: {} }, 10_000],
    ['Chromium 126', { userAgent: android('126.0.0.0'), userActivation: {} }, 10_000],
    ['Chromium 112', { userAgent: android('112.0.0.0'), userActivation: {} }, 3000],
    ['Safari 15', { userAgent: safari('15_0') }, 3000],
    ['Safari 16.4', { userAgent: safari('16_4'), userActivation: {} }, 10_000],
    ['Firefox 115', { userAgent: firefox }, 10_000],
  ])('%s waits for files after the return', (_engine, facts, expected) => {
    expect(returnPatience(facts)).toBe(expected);
  });
});
