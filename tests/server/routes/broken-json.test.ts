import { expect, it } from 'vitest';
import { setUpBackend } from '../../helpers/backend';

const { api } = setUpBackend();

it('/api/broken-json is no JSON that says it is', async () => {
  const response = await api('/broken-json');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/json',
  ]);
  await expect(response.json()).rejects.toThrow(SyntaxError);
});
