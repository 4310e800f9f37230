import { expect, it } from 'vitest';
import type { Env } from '@/platform';
import { newId, timeOfId } from '@/platform/storage/database';

it('tells when it was made, and is no other', () => {
  const env = { window: { crypto: globalThis.crypto }, date: () => 1_700_000_000_000 } as Env;
  const id = newId(env);
  expect(timeOfId(id)).toBe(1_700_000_000_000);
  expect(newId(env)).not.toBe(id);
});
