import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../../helpers/backend';

const { api, json } = setUpBackend({ faults: true });

describe('/api/slow', () => {
  it('answers after the given time', async () => {
    const start = performance.now();
    expect((await json('/slow?ms=150')).body).toEqual({ ms: 150 });
    expect(performance.now() - start).toBeGreaterThan(145);
  });

  it('stops when the client leaves', async () => {
    const call = api('/slow?ms=60000', { signal: AbortSignal.timeout(50) });
    await expect(call).rejects.toThrow('aborted due to timeout');
    expect((await json('/slow?ms=0')).status).toBe(200);
  });

  it.each(['abc', '-5', '120001', ''])('refuses %j', async (ms) => {
    expect(await json(`/slow?ms=${ms}`)).toMatchObject({
      status: 400,
      body: { error: 'ms must be a whole number from 0 to 120000' },
    });
  });
});
