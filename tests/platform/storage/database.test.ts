import { expect, it } from 'vitest';
import type { Env } from '@/platform';
import { newId, timeOfId } from '@/platform/storage/database';

it('newId makes different names, and timeOfId reads the time of a name', () => {
  const env = { window: { crypto: globalThis.crypto }, date: () => 1_700_000_000_000 } as Env;
  const id = newId(env);
  expect(timeOfId(id)).toBe(1_700_000_000_000);
  expect(newId(env)).not.toBe(id);
});
