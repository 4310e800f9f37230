/** @module-tag long */
import { expect, it, vi } from 'vitest';
import { defineApi } from '@/platform';
import { asyncCalls } from '@/platform/call/rows';
import { fakePlatform } from '../../helpers/fake-platform';
import { callsOfRows } from '../../helpers/platform-of';

// A getter that throws: a mock that throws would end the whole run.
vi.mock('@/platform/call/intercept', () => ({
  get intercept() {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

it('a call with interceptors rejects if their code cannot be loaded', async () => {
  const { context } = fakePlatform();
  const first = defineApi<object, unknown, string>('first', {
    check: (params) => ({ value: params }),
    run: () => 'done',
  });
  const calls = callsOfRows(
    context,
    asyncCalls(async () => ({ first }), { first: {} }),
  );
  expect(await calls.first({})).toBe('done');
  context.interceptors.add('first', {});
  await expect(calls.first({})).rejects.toMatchObject({
    name: 'PlatformError',
    code: 'failed',
    errMsg: 'first:fail its code could not be loaded',
  });
});
