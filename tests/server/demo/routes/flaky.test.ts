import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../../helpers/backend';

const { json } = setUpBackend({ faults: true });
const ask = async (query: string, init?: RequestInit) =>
  (await json(`/flaky?${query}`, init)).status;

describe('/api/flaky', () => {
  it('fails the given number of times for each key', async () => {
    const seen = [];
    for (let call = 0; call < 4; call += 1)
      seen.push(await ask('fail=2&key=a', { method: 'POST' }));
    expect(seen).toEqual([503, 503, 200, 200]);
    expect(await ask('fail=1&key=b')).toBe(503);
    expect(await ask('fail=0&key=c')).toBe(200);
  });

  it('returns the number of the call', async () => {
    expect((await json('/flaky?fail=1&key=d')).body).toEqual({ error: 'not yet', call: 1 });
    expect((await json('/flaky?fail=1&key=d')).body).toEqual({ ok: true, call: 2 });
  });

  it('refuses a bad count', async () => {
    expect(await ask('fail=1001')).toBe(400);
  });
});
