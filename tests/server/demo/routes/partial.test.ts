import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../../helpers/backend';

const { api, json, raw } = setUpBackend({ faults: true });
const ask = (path: string) => raw(`GET /api/${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
const bodyLength = (answer: string) => answer.length - answer.indexOf('\r\n\r\n') - 4;

describe.each(['stall', 'drop'])('/api/%s', (name) => {
  it.each([0, 1, 1000, 200_000])(
    'sends %d bytes of a longer body',
    { tags: 'long' },
    async (after) => {
      const answer = await ask(`${name}?after=${after}&total=300000`);
      expect(answer).toContain('Content-Length: 300000');
      expect(bodyLength(answer)).toBe(after);
    },
  );

  it('sends the whole body when after equals total', async () => {
    const response = await api(`/${name}?after=50&total=50`);
    expect((await response.arrayBuffer()).byteLength).toBe(50);
  });

  it.each([
    ['after=5&total=4', 'after must not be more than total'],
    ['after=a', 'after must be a whole number from 0 to 67108864'],
    ['total=-1', 'total must be a whole number from 0 to 67108864'],
  ])('refuses %s', async (query, error) => {
    expect(await json(`/${name}?${query}`)).toMatchObject({ status: 400, body: { error } });
  });
});

it('/api/stall keeps the connection open, and /api/drop closes it after the part', {
  tags: 'long',
}, async () => {
  const start = performance.now();
  await ask('drop?after=9&total=99');
  const dropped = performance.now();
  await ask('stall?after=9&total=99');
  expect(dropped - start).toBeLessThan(performance.now() - dropped);
  await expect(api('/drop?after=9&total=99').then((response) => response.text())).rejects.toThrow(
    'terminated',
  );
});
