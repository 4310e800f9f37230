import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../helpers/backend';

const { api, json } = setUpBackend();

describe('/api/chunks', () => {
  it('streams its lines one after the other', async () => {
    const response = await api('/chunks?count=4&ms=60');
    const seen: [string, number][] = [];
    const decoder = new TextDecoder();
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
      seen.push([decoder.decode(piece), performance.now()]);
    }
    expect(seen.map(([text]) => text)).toEqual(['line 1\n', 'line 2\n', 'line 3\n', 'line 4\n']);
    expect(seen[3]![1] - seen[0]![1]).toBeGreaterThan(150);
  });

  it.each([0, 1, 10_000])('has %d lines', async (count) => {
    const text = await (await api(`/chunks?count=${count}&ms=0`)).text();
    expect(text.split('\n')).toHaveLength(count + 1);
  });

  it.each(['count=10001', 'count=x', 'ms=10001'])('refuses %s', async (query) => {
    expect((await json(`/chunks?${query}`)).status).toBe(400);
  });

  it('stops for a caller that has gone', async () => {
    const control = new AbortController();
    const response = await api('/chunks?count=10000&ms=5', { signal: control.signal });
    control.abort();
    await expect(response.text()).rejects.toThrow('aborted');
  });
});
