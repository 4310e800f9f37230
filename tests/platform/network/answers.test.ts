import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { collectParts, readParts, readStream } from '@/platform/network/read-parts';
import { type AnswerKind, isSuccess, readAnswer } from '@/platform/network/answer';
import { fakePlatform } from '../../helpers/fake-platform';
import { sendStream } from '@/platform/network/send';

describe('collectParts', () => {
  const part = (length: number, first = 0) =>
    Uint8Array.from({ length }, (_, index) => (first + index) % 251);

  it('returns all parts in order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 50 })), async (parts) => {
        const collected = collectParts();
        for (const one of parts) collected.add(new Uint8Array(one));
        const all = parts.flatMap((one) => [...one]);
        expect(collected.bytes).toBe(all.length);
        const blob = collected.blob('image/png');
        expect(blob.type).toBe('image/png');
        expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual(all);
      }),
    );
  });

  it('returns many megabytes in order', { tags: 'long' }, async () => {
    const collected = collectParts();
    for (let times = 0; times < 10; times++) collected.add(part(1_000_003, times));
    const bytes = new Uint8Array(await collected.blob('').arrayBuffer());
    expect(bytes.length).toBe(10_000_030);
    expect([bytes[0], bytes[1_000_003], bytes[9_000_027]]).toEqual([0, 1, 9]);
  });

  it('starts again after clear()', async () => {
    const collected = collectParts();
    collected.add(part(5_000_000));
    collected.add(part(5));
    collected.clear();
    collected.add(part(3));
    expect(collected.bytes).toBe(3);
    expect(collected.blob('').size).toBe(3);
  });
});

describe('readAnswer', () => {
  const read = (data: unknown, kind: AnswerKind, type?: string, status = 200) =>
    readAnswer({ status, headers: type === undefined ? {} : { 'content-type': type }, data }, kind)
      .data;

  it.each([
    ['{"a":1}', 'auto', 'application/json', { a: 1 }],
    ['5', 'auto', 'application/json; charset=utf-8', 5],
    ['{"a":1}', 'auto', 'application/problem+json', { a: 1 }],
    ['[1]', 'auto', 'text/html', [1]],
    [' {"a":1}', 'auto', undefined, { a: 1 }],
    ['007', 'auto', 'text/plain', '007'],
    ['1e5', 'auto', 'text/plain', '1e5'],
    ['true', 'auto', undefined, 'true'],
    ['{broken', 'auto', 'text/plain', '{broken'],
    ['', 'auto', 'application/json', ''],
    ['', 'json', undefined, ''],
    ['5', 'json', 'text/plain', 5],
    ['{"a":1}', 'text', 'application/json', '{"a":1}'],
  ] as const)('reads %j as %s with the content type %j: %j', (text, kind, type, data) =>
    expect(read(text, kind, type)).toEqual(data),
  );

  it('throws for invalid JSON, but not for the HTML of an error page', () => {
    expect(() => read('<p>', 'auto', 'application/json')).toThrow(SyntaxError);
    expect(() => read('<p>', 'json')).toThrow(SyntaxError);
    expect(read('<p>', 'json', 'application/json', 502)).toBe('<p>');
  });

  it('reads any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(read(text, 'auto', 'application/json')).toEqual(JSON.parse(text));
      }),
    );
  });

  it('[S7.2] only 200 to 299 are a success', () => {
    expect([199, 200, 250, 299, 300].map(isSuccess)).toEqual([false, true, true, true, false]);
  });
});

describe('readParts', () => {
  const { context } = fakePlatform();
  const { signal } = new AbortController();

  /** An answer of an engine that does not compare lengths. */
  function answerOf(text: string, { status = 200, length = text.length, encoding = '' } = {}) {
    const headers = { 'content-length': String(length), 'content-encoding': encoding };
    return { status, headers, data: new Response(text).body };
  }

  const read = (answer: ReturnType<typeof answerOf>) => readParts(context, answer, signal);

  it('rejects when the answer is shorter than its Content-Length', async () => {
    await expect(read(answerOf('half', { length: 8 }))).rejects.toThrow('ended too early');
    await expect(read(answerOf('', { length: 8 }))).rejects.toThrow('ended too early');
  });

  it('accepts a complete answer, and a shorter one that was compressed', async () => {
    expect((await read(answerOf('whole'))).data).toBe('');
    expect((await read(answerOf('half', { length: 8, encoding: 'gzip' }))).data).toBe('');
  });

  it('accepts a short text from another origin that may be compressed', async () => {
    const hidden = (text: string, length: number) => ({
      ...answerOf(text, { length }),
      isForeign: true,
    });
    expect((await read(hidden('{"a":1}', 27))).data).toBe('');
    await expect(read(hidden('{"a":1}', 100))).rejects.toThrow('ended too early');
    // Each block of random bytes grows by five bytes.
    const long = 'x'.repeat(1_000_000);
    expect((await read(hidden(long, 1_000_330))).data).toBe('');
    await expect(read(hidden(long, 1_010_000))).rejects.toThrow('ended too early');
  });

  it('returns the received part of an error page', async () => {
    expect((await read(answerOf('gone', { status: 404, length: 8 }))).data).toBe('gone');
  });

  it('cancels the stream when a part cannot be stored', async () => {
    const cancel = vi.fn();
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1)),
      cancel,
    });
    const full = () => {
      throw new Error('full');
    };
    await expect(readStream(stream, signal, full)).rejects.toThrow('full');
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});

describe('sendStream', () => {
  const order = {
    method: 'GET',
    url: 'https://example.org/plan',
    headers: {},
    bodyType: 'stream',
    withCredentials: false,
    xsrfCookieName: '',
    xsrfHeaderName: '',
  } as const;

  it.each([
    ['cors', true],
    ['basic', false],
  ])('an answer of type %s comes from another origin: %s', async (type, isForeign) => {
    const { context } = fakePlatform();
    const answer = Object.defineProperty(new Response(''), 'type', { value: type });
    Object.assign(context.env.window, { fetch: async () => answer });
    const { signal } = new AbortController();
    expect((await sendStream(context, order, signal)).isForeign).toBe(isForeign);
  });
});
