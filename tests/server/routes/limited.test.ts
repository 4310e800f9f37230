import { expect, it } from 'vitest';
import { setUpBackend } from '../../helpers/backend';

const { json } = setUpBackend({ now: () => 1000 });

it('/api/limited has enough after five calls a second', async () => {
  for (const left of [4, 3, 2, 1, 0]) expect((await json('/limited')).body).toEqual({ left });
  const { status, body, headers } = await json('/limited');
  expect([status, body]).toEqual([429, { error: 'asked too often: try again in 1 s' }]);
  expect(headers.get('retry-after')).toBe('1');
  expect((await json('/limited?key=mine')).status).toBe(200);
});
