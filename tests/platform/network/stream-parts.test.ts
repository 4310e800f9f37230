import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from '@/platform/network/stream-open';
import {
  createEventReader,
  type PartReader,
  readJsonLines,
  readTexts,
} from '@/platform/network/stream-parts';
import { realPlatform } from '../../helpers/start-call';

const { context } = realPlatform();

/** An answer whose bytes arrive in parts of these lengths. */
function answerOf(bytes: Uint8Array, lengths: readonly number[], headers: Record<string, string>) {
  let at = 0;
  const parts = [...lengths, bytes.length].flatMap((length) => {
    const part = bytes.slice(at, at + length);
    at += length;
    return part.length > 0 ? [part] : [];
  });
  const data = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.close();
    },
  });
  return { status: 200, headers, data };
}

type Given = {
  readonly text: string | Uint8Array;
  readonly lengths?: readonly number[];
  readonly headers?: Record<string, string>;
};

async function read<P>(reader: PartReader<P>, { text, lengths = [], headers = {} }: Given) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const answer = answerOf(bytes, lengths, headers);
  const { signal } = new AbortController();
  const all: P[] = [];
  for await (const part of partsOf(context, answer, reader, { signal })) all.push(part);
  return all;
}

const lengthsOfParts = fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 80 });

describe('a text that arrives in parts', () => {
  it('is whole, wherever the parts end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), lengthsOfParts, async (text, lengths) => {
        const parts = await read(readTexts(), { text: `=${text}`, lengths });
        expect(parts.join('')).toBe(`=${text}`);
        expect(parts).not.toContain('');
      }),
    );
  });

  it('has a replacement character for a character that was cut off', async () => {
    const text = new Uint8Array([0x61, 0xe2, 0x82]);
    expect(await read(readTexts(), { text })).toEqual(['a', '�']);
  });

  it('has the charset that the server names', async () => {
    const headers = { 'content-type': 'text/plain; charset=iso-8859-1' };
    expect(await read(readTexts(), { text: new Uint8Array([0x63, 0xe9]), headers })).toEqual([
      'cé',
    ]);
  });

  it('is refused if it has fewer bytes than the server named', async () => {
    const given = { text: 'half', headers: { 'content-length': '8' } };
    await expect(read(readTexts(), given)).rejects.toThrow('the answer ended too early');
  });

  it('is empty for an answer without a body', async () => {
    const answer = { status: 204, headers: {}, data: null };
    const { signal } = new AbortController();
    const parts = partsOf(context, answer, readTexts(), { signal });
    expect(await parts.next()).toEqual({ done: true, value: undefined });
  });
});

describe('lines of JSON', () => {
  it('give their values, wherever the parts end', async () => {
    const text = '{"a":"日本"}\n\n[1,2]\r\n  \n"čaj"\n7';
    await fc.assert(
      fc.asyncProperty(lengthsOfParts, async (lengths) => {
        const values = await read(readJsonLines(), { text, lengths });
        expect(values).toEqual([{ a: '日本' }, [1, 2], 'čaj', 7]);
      }),
    );
  });

  it('give the values before a line that is no JSON', async () => {
    const reader = readJsonLines();
    const seen: unknown[] = [];
    const readAll = () => {
      for (const value of reader.feed('1\n2\noops\n4\n')) seen.push(value);
    };
    expect(readAll).toThrow(SyntaxError);
    expect(seen).toEqual([1, 2]);
  });
});

describe('server-sent events', () => {
  const text = [
    '\uFEFF: a comment\n',
    'retry: 1500\n',
    'id: 7\nevent: price\ndata: 5 €\ndata: 6 €\n\n',
    'data\r\n\r\n',
    'id\nunknown: x\ndata:no space\n\n',
    'id: 9\nretry: soon\ndata: {"日": "本"}\n\n',
    'data: lost, because no blank line follows\n',
  ].join('');
  const events = [
    { event: 'price', data: '5 €\n6 €', id: '7' },
    { event: 'message', data: '', id: '7' },
    { event: 'message', data: 'no space', id: '' },
    { event: 'message', data: '{"日": "本"}', id: '9' },
  ];

  it('are the same, wherever the parts end', async () => {
    await fc.assert(
      fc.asyncProperty(lengthsOfParts, async (lengths) => {
        const reader = createEventReader();
        expect(await read(reader, { text, lengths })).toEqual(events);
        expect([reader.lastId(), reader.wait()]).toEqual(['9', 1500]);
      }),
    );
  });

  it('start again with each connection, and keep the last id', () => {
    const reader = createEventReader();
    expect(reader.feed('id: 3\ndata: three\n\nid: 4\ndata: ha')).toEqual([
      { event: 'message', data: 'three', id: '3' },
    ]);
    reader.restart();
    expect(reader.feed('data: new\n\n')).toEqual([{ event: 'message', data: 'new', id: '3' }]);
    expect(reader.lastId()).toBe('3');
  });
});
