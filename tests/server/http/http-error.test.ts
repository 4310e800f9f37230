import { expect, it } from 'vitest';
import { HttpError } from '../../../server/http/http-error.mjs';

it('carries what the answer needs', () => {
  expect(new HttpError(429, 'too often', { 'Retry-After': '1' }, { left: 0 })).toMatchObject({
    name: 'HttpError',
    status: 429,
    message: 'too often',
    headers: { 'Retry-After': '1' },
    details: { left: 0 },
  });
});
