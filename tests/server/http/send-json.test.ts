import { expect, it } from 'vitest';
import { setUpBackend } from '../../helpers/backend';

const { api } = setUpBackend();

it('sends its length in bytes, and is kept by no cache', async () => {
  const response = await api(`/${encodeURIComponent('石')}`);
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
});
