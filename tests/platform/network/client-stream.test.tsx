import { describe, expect, it, vi } from 'vitest';
import { platformOf } from '../../helpers/platform-of';
import { realPlatform } from '../../helpers/start-call';
import { collect, streamPlace } from '../../helpers/streams';

const { createClient: create } = platformOf(realPlatform().context);

describe('client.stream()', () => {
  it('gives a text as it arrives', async () => {
    const client = create({ baseURL: '/api' });
    const parts = await collect(client.stream('/chunks?count=3&ms=60'));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join('')).toBe('line 1\nline 2\nline 3\n');
    const { url } = await streamPlace('latin');
    expect((await collect(create().stream(url))).join('')).toBe('café');
  });

  it('gives the value of each line, also of the last one without an end', async () => {
    const { url } = await streamPlace('lines');
    const values = await collect(create().stream(url, { dataType: 'json' }));
    expect(values).toEqual([{ a: '日本' }, [1, 2], 'čaj']);
  });

  it('gives the lines before a lost connection, and then rejects', async () => {
    const { url, requests, firstIsRead } = await streamPlace('brokenLines');
    const values = create().stream<object>(url, { dataType: 'json' });
    expect((await values.next()).value).toEqual({ a: 1 });
    await firstIsRead();
    await expect(values.next()).rejects.toMatchObject({ code: 'network', api: 'stream' });
    expect(await requests()).toEqual(['GET']);
  });

  it('rejects with `parse` at a line that is no JSON, and closes the connection', async () => {
    const { url, requests } = await streamPlace('badLine');
    const values = create().stream(url, { dataType: 'json' });
    expect((await values.next()).value).toEqual({ a: 1 });
    await expect(values.next()).rejects.toMatchObject({
      code: 'parse',
      message: 'malformed JSON in a line',
      cause: expect.any(SyntaxError),
    });
    await vi.waitUntil(async () => (await requests()).includes('closed'), 20_000);
  });

  it('rejects if the answer is shorter than the server said', async () => {
    const { url } = await streamPlace('short');
    await expect(collect(create().stream(url))).rejects.toMatchObject({ code: 'network' });
  });

  it.each(['failing', 'login'] as const)('rejects at the first answer of %s', async (name) => {
    const { url } = await streamPlace(name);
    const code = name === 'failing' ? 'http-status' : 'parse';
    await expect(create().stream(url).next()).rejects.toMatchObject({ code, api: 'stream' });
  });

  it('gives a page of HTML to a product that asks for a text', async () => {
    const { url } = await streamPlace('login');
    const parts = await collect(create().stream(url, { dataType: 'text' }));
    expect(parts.join('')).toBe('<!doctype html><p>Sign in</p>');
  });

  it('ends with its signal, and a time without a byte', async () => {
    const own = new AbortController();
    const parts = create().stream((await streamPlace('quiet')).url, { signal: own.signal });
    await parts.next();
    const waiting = parts.next();
    own.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'abort' });

    const quiet = create().stream((await streamPlace('quiet')).url, { attemptTimeout: 50 });
    await quiet.next();
    await expect(quiet.next()).rejects.toMatchObject({ code: 'timeout', limit: 'attempt' });
  });

  it('reads no faster than the product', { tags: 'long' }, async () => {
    const { url, requests } = await streamPlace('long');
    const values = create().stream<{ filler: string }>(url, { dataType: 'json' });
    expect((await values.next()).value?.filler).toHaveLength(1000);
    // The product takes its time.
    await vi.waitUntil(async () => (await requests()).includes('waits'), 20_000);
    await values.return?.();
    await vi.waitUntil(async () => (await requests()).length === 3, 20_000);
    expect(await requests()).toEqual(['GET', 'waits', 'closed before the end']);
  });
});
