import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../../helpers/backend';

const { api, json } = setUpBackend({ faults: true });

describe('a map route with the parameter fail', () => {
  it('fails with a status', async () => {
    expect(await json('/maps/tiles/1/0/0?fail=status')).toMatchObject({
      status: 503,
      body: { error: 'as asked for' },
    });
  });

  it('fails with half an object', async () => {
    const response = await api('/maps/osm/api?fail=broken');
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow('JSON');
  });

  it('fails with JSON of another shape', async () => {
    const response = await api('/maps/google/v1/createSession?fail=shape', { method: 'POST' });
    expect(await response.json()).toBe('nothing that anybody expects');
  });

  it('breaks the connection', async () => {
    await expect(api('/maps/osm/api?fail=reset')).rejects.toThrow('fetch failed');
  });

  it('is slow, and stops when the client leaves', async () => {
    const call = api('/maps/osm/api?fail=slow', { signal: AbortSignal.timeout(100) });
    await expect(call).rejects.toThrow('aborted due to timeout');
    expect((await api('/maps/tiles/1/0/0')).status).toBe(200);
  });

  it.each(['softly', 'constructor', '__proto__'])('refuses an unknown fault: %s', async (fail) => {
    expect(await json(`/maps/osm/api?fail=${fail}`)).toMatchObject({
      status: 400,
      body: { error: 'fail must be one of status, broken, shape, reset, slow' },
    });
  });
});
