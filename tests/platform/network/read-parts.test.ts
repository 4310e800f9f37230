import { expect, it, vi } from 'vitest';
import { readParts } from '@/platform/network/read-parts';
import { readStream } from '@/platform/network/read-stream';
import { fakePlatform } from '../../helpers/fake-platform';

const { context } = fakePlatform();
const { signal } = new AbortController();

/** An answer as an engine may give it that does not compare lengths. */
function answerOf(text: string, { status = 200, length = text.length, encoding = '' } = {}) {
  const headers = { 'content-length': String(length), 'content-encoding': encoding };
  return { status, headers, data: new Response(text).body };
}

const read = (answer: ReturnType<typeof answerOf>) => readParts(context, answer, signal);

it('fails when less has come than the answer has promised', async () => {
  await expect(read(answerOf('half', { length: 8 }))).rejects.toThrow('it ended too early');
  await expect(read(answerOf('', { length: 8 }))).rejects.toThrow('it ended too early');
});

it('takes what is whole, and what was compressed on its way', async () => {
  expect((await read(answerOf('whole'))).data).toBe('');
  expect((await read(answerOf('half', { length: 8, encoding: 'gzip' }))).data).toBe('');
});

it('takes what another origin has perhaps compressed, which makes a short text longer', async () => {
  const hidden = (text: string, length: number) => ({
    ...answerOf(text, { length }),
    hidesEncoding: true,
  });
  expect((await read(hidden('{"a":1}', 27))).data).toBe('');
  await expect(read(hidden('{"a":1}', 100))).rejects.toThrow('it ended too early');
});

it('tells of a failure what has come of its text', async () => {
  expect((await read(answerOf('gone', { status: 404, length: 8 }))).data).toBe('gone');
});

it('lets the rest go when a part can not be taken', async () => {
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
