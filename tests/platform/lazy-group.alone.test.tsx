/** @module-tag long */
import { expect, it, vi } from 'vitest';
import { defineApi } from '@/platform';
import { lazyGroup } from '@/platform/lazy-group';
import { fakePlatform } from '../helpers/fake-platform';

// As good as gone: a mock that throws ends the whole run.
vi.mock('@/platform/intercept', () => ({
  get intercept() {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

it('rejects as every call does when the code of interceptors does not come', async () => {
  const { context } = fakePlatform();
  const first = defineApi<object, unknown, string>('first', {
    check: (params) => ({ ok: true, params }),
    run: () => 'done',
  });
  const calls = lazyGroup(context, async () => ({ first }), ['first']).calls();
  expect(await calls.first({})).toBe('done');
  context.interceptors.add('first', {});
  await expect(calls.first({})).rejects.toMatchObject({
    name: 'PlatformError',
    code: 'failed',
    errMsg: 'first:fail its code could not be loaded',
  });
});
