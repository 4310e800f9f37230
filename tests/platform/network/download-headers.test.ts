import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fileNameOf,
  parseContentDisposition,
  parseContentRange,
} from '@/platform/network/download-headers';

describe('[S7.4] the name in Content-Disposition', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['attachment', null],
    ['attachment; filename=plan.pdf', 'plan.pdf'],
    ['attachment; filename=my plan.pdf', 'my plan.pdf'],
    ['attachment; filename="my plan.pdf"', 'my plan.pdf'],
    ['ATTACHMENT ; FileName = "a.txt" ; x=y', 'a.txt'],
    ['attachment; filename="a;b=c.txt"', 'a;b=c.txt'],
    [String.raw`attachment; filename="say \"hi\".txt"`, 'say "hi".txt'],
    ['inline; note="; filename=evil.exe"; filename=good.txt', 'good.txt'],
    ["attachment; filename=rate.txt; filename*=UTF-8''%e2%82%ac%20rate.txt", '€ rate.txt'],
    ["attachment; filename*=utf-8'en'a%27b.txt; filename=c.txt", "a'b.txt"],
    ["attachment; filename*=iso-8859-1''%A3.txt", '£.txt'],
    ["attachment; filename*=UTF-8''%ff.txt; filename=fallback.txt", 'fallback.txt'],
    ["attachment; filename*=koi8-r''%c1.txt; filename=fallback.txt", 'fallback.txt'],
    ['attachment; filename="%E4%BD%A0.xlsx"', '%E4%BD%A0.xlsx'],
    ['attachment; filename="50%20off.pdf"', '50%20off.pdf'],
    ["attachment; filename*=UTF-8''50%20off.pdf", '50 off.pdf'],
    ['attachment; filename="100%.txt"', '100%.txt'],
    ['attachment; filename="ä½\xa0å¥½.txt"', '你好.txt'],
    ['attachment; filename="caf\xe9.txt"', 'café.txt'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ["attachment; filename*=UTF-8''..%2F..%2Fpasswd", 'passwd'],
    [String.raw`attachment; filename="C:\\temp\\a.txt"`, 'a.txt'],
    ['attachment; filename=".."', null],
    ['attachment; filename="a/"', null],
    ['attachment; filename="a\u0000\u000ab.txt"', 'ab.txt'],
    ['attachment; filename="first.txt"; filename="second.txt"', 'first.txt'],
  ])('of %j is %j', (header, name) => expect(parseContentDisposition(header)).toBe(name));

  it('in filename* is decoded for any text', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => !/[/\\\p{Cc}]|^\s|\s$|^\.+$/u.test(text));
    fc.assert(
      fc.property(name, (text) => {
        const coded = encodeURIComponent(text).replace(/'/g, '%27');
        expect(parseContentDisposition(`attachment; filename*=UTF-8''${coded}`)).toBe(text);
      }),
    );
  });

  it('never contains a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.webUrl(), (text, url) => {
        const name = fileNameOf(`attachment; filename="${text}"`, url);
        expect(name).not.toMatch(/[/\\\0]|^\.{0,2}$/);
      }),
    );
  });
});

it.each([
  ['https://x.test/files/plan.pdf?v=1#p', 'plan.pdf'],
  ['/files/my%20plan.pdf', 'my plan.pdf'],
  ['/files/%2e%2e%2fpasswd', 'passwd'],
  ['https://x.test/files/', 'download'],
  ['https://x.test', 'download'],
  ['https://x.test?a=/b.txt', 'download'],
  ['a%.txt', 'a%.txt'],
])('[S7.4] without a header, the file at %j is named %j', (url, name) =>
  expect(fileNameOf(undefined, url)).toBe(name),
);

it.each([
  ['https://cdn.test/a/plan.pdf?sign=1', '/download?id=5', 'plan.pdf'],
  ['https://cdn.test/9f8e7d', '/files/plan.pdf', 'plan.pdf'],
  ['https://cdn.test/b.txt', '/files/a.txt', 'b.txt'],
  ['https://cdn.test/9f8e7d', '/download?id=5', '9f8e7d'],
  ['https://cdn.test/', '/files/plan', 'plan'],
])('[S7.4] the file that came from %j for the URL %j is named %j', (final, url, name) =>
  expect(fileNameOf(undefined, final, url)).toBe(name),
);

describe('the ranges of a transfer', () => {
  it.each([
    ['bytes 0-99/1000', { start: 0, end: 99, total: 1000 }],
    ['Bytes 5-5/*', { start: 5, end: 5, total: null }],
    ['bytes */1000', null],
    ['bytes 9-5/10', null],
    ['bytes 0-10/10', null],
    ['items 0-1/2', null],
    ['', null],
    [undefined, null],
  ])('the Content-Range %j is parsed as %j', (header, range) =>
    expect(parseContentRange(header)).toEqual(range),
  );
});
