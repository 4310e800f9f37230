import { describe, expect, it } from 'vitest';

describe('the backend beside the tests in the browser', () => {
  it('answers at the same origin', async () => {
    const response = await fetch('/api/echo?stone=marble', { method: 'POST', body: 'Ada' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      method: 'POST',
      query: { stone: 'marble' },
      body: 'Ada',
    });
  });

  it('answers OPTIONS itself', async () => {
    const response = await fetch('/api/echo', { method: 'OPTIONS' });
    expect(await response.json()).toMatchObject({ method: 'OPTIONS' });
  });

  it('answers an unknown path with 404 in JSON', async () => {
    const response = await fetch('/api/nothing');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'there is no /api/nothing' });
  });

  it('answers on a socket', async () => {
    const socket = new WebSocket('/api/socket');
    const answer = await new Promise((resolve, reject) => {
      socket.addEventListener('open', () => socket.send('ping'));
      socket.addEventListener('message', ({ data }) => resolve(data));
      socket.addEventListener('error', () => reject(new Error('no socket')));
    });
    socket.close();
    expect(answer).toBe('pong');
  });

  it.each(['/api/reset', '/api/drop?after=10&total=99'])(
    'fails %s with a network error',
    async (path) => {
      await expect(fetch(path).then((response) => response.text())).rejects.toBeInstanceOf(
        TypeError,
      );
    },
  );

  it('lets the page read the refusal of an upload', async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(8_000_000)]), 'big.bin');
    const response = await fetch('/api/upload?limit=1000', { method: 'POST', body: form });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ error: 'the body is larger than 1000 bytes' });
  });
});
