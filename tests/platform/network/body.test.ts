import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '@/platform/network/address';
import { encodeBody } from '@/platform/network/body';

describe('[S7.3] the body of a request that is not a GET', () => {
  it.each([
    [{ a: [1, null] }, undefined, '{"a":[1,null]}', 'application/json'],
    [[1, 2], undefined, '[1,2]', 'application/json'],
    [false, undefined, 'false', 'application/json'],
    ['{"ready":1}', undefined, '{"ready":1}', 'application/json'],
    ['a <b>', 'text/html', 'a <b>', 'text/html'],
    [undefined, undefined, undefined, null],
    [null, undefined, undefined, null],
    ['', undefined, undefined, null],
    [null, 'text/plain', '', 'text/plain'],
    [{ a: 1 }, 'application/vnd.x+json', '{"a":1}', 'application/vnd.x+json'],
    [
      { a: 'b c', d: [1, 2], e: { f: 1 }, g: undefined },
      'application/x-www-form-urlencoded',
      'a=b+c&d=1%2C2&e=%7B%22f%22%3A1%7D',
      'application/x-www-form-urlencoded',
    ],
  ])(
    'the data %j with the content type %j becomes %j of type %j',
    (data, wanted, body, contentType) =>
      expect(encodeBody(data, wanted)).toEqual({ body, contentType }),
  );

  it('does not change data that has its own type', () => {
    const bytes = new Uint8Array([1, 2]);
    const query = new URLSearchParams('a=1');
    const picture = new Blob(['x'], { type: 'image/png' });
    const nameless = new Blob(['x']);
    const form = new FormData();
    expect(encodeBody(bytes.buffer, undefined)).toEqual({
      body: bytes.buffer,
      contentType: 'application/octet-stream',
    });
    expect(encodeBody(bytes, 'image/gif')).toEqual({ body: bytes, contentType: 'image/gif' });
    expect(encodeBody(query, undefined)).toEqual({
      body: query,
      contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
    });
    expect(encodeBody(picture, undefined)).toEqual({ body: picture, contentType: 'image/png' });
    expect(encodeBody(nameless, undefined).contentType).toBe('application/octet-stream');
    expect(encodeBody(form, undefined)).toEqual({ body: form, contentType: null });
  });

  it('leaves the boundary of a multipart form to the browser', () => {
    const form = new FormData();
    expect(encodeBody(form, 'multipart/form-data').contentType).toBe(null);
    const made = encodeBody({ a: 1, b: 'x' }, 'multipart/form-data');
    expect(made.contentType).toBe(null);
    expect([...(made.body as FormData)]).toEqual([
      ['a', '1'],
      ['b', 'x'],
    ]);
  });

  it('sends files in a multipart form, and throws for files in other forms', () => {
    const file = new File(['abc'], 'a.txt', { type: 'text/plain' });
    const { body } = encodeBody({ a: 1, file }, 'multipart/form-data');
    expect([...(body as FormData)]).toEqual([
      ['a', '1'],
      ['file', file],
    ]);
    const urlencoded = 'application/x-www-form-urlencoded';
    expect(() => encodeBody({ file }, urlencoded)).toThrow(TypeError);
    expect(() => encodeBody({ list: [file] }, 'multipart/form-data')).toThrow(TypeError);
  });

  it('throws for data that cannot be written as JSON', () => {
    const circle: { self?: object } = {};
    circle.self = circle;
    for (const data of [circle, 10n, () => 1, Symbol('s')]) {
      expect(() => encodeBody(data, undefined)).toThrow(TypeError);
    }
  });

  it('JSON is read again as it was written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const { body } = encodeBody(data, undefined);
        const isText = typeof data === 'string' || data === null;
        expect(isText ? (body ?? '') : JSON.parse(String(body))).toEqual(
          isText ? (data ?? '') : JSON.parse(JSON.stringify(data)),
        );
      }),
    );
  });

  it('urlencoded fields are read again as they were written', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.dictionary(text, text), (data) => {
        const { body } = encodeBody(data, 'application/x-www-form-urlencoded');
        expect([...new URLSearchParams(String(body))]).toEqual(Object.entries(data));
      }),
    );
  });
});

it('fieldsOf returns the fields that can be written as text', () => {
  expect(fieldsOf({ a: 1, b: undefined, c: null, d: [1, 2] })).toEqual([
    ['a', '1'],
    ['c', ''],
    ['d', '1,2'],
  ]);
});
