import { expect, it, vi } from 'vitest';
import { type Api, defineApi } from '@/platform';
import { lazyGroup } from '@/platform/lazy-group';
import { fakePlatform } from '../helpers/fake-platform';

const { context } = fakePlatform();

function group() {
  const ran: unknown[] = [];
  const note = (name: string): Api<{ n: number }, number> =>
    defineApi(name, {
      check: (input) => ({ ok: true, params: (input as { n: number }).n }),
      run: (given, n) => {
        ran.push([name, n, given === context]);
        return n * 2;
      },
    });
  return { apis: { first: note('first'), second: note('second') }, ran };
}

it('fetches nothing before the first call, and then once', async () => {
  const { apis } = group();
  const load = vi.fn(async () => apis);
  const { calls } = lazyGroup(context, load, ['first', 'second']);
  expect(load).not.toHaveBeenCalled();
  expect(await calls.first({ n: 1 })).toBe(2);
  expect(await calls.second({ n: 2 })).toBe(4);
  expect(load).toHaveBeenCalledTimes(1);
});

it('runs calls in the order in which they were made', async () => {
  const { apis, ran } = group();
  const { calls } = lazyGroup(context, async () => apis, ['first', 'second']);
  await Promise.all([calls.second({ n: 1 }), calls.first({ n: 2 }), calls.second({ n: 3 })]);
  expect(ran).toEqual([
    ['second', 1, true],
    ['first', 2, true],
    ['second', 3, true],
  ]);
});

it('rejects when the code does not come, and tries again with the next call', async () => {
  const { apis } = group();
  const lost = new TypeError('Failed to fetch dynamically imported module');
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue(apis);
  const { calls } = lazyGroup<typeof apis>(context, load, ['first', 'second']);
  await expect(calls.first({ n: 1 })).rejects.toMatchObject({
    name: 'PlatformError',
    code: 'failed',
    errMsg: 'first:fail its code could not be loaded',
    cause: lost,
  });
  expect(await calls.first({ n: 1 })).toBe(2);
});

it('can be fetched ahead, and a failure of that is nobody else’s', async () => {
  const { apis } = group();
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(apis);
  const { calls, preload } = lazyGroup<typeof apis>(context, load, ['first', 'second']);
  preload();
  await new Promise((resolve) => setTimeout(resolve));
  preload();
  expect(await calls.second({ n: 5 })).toBe(10);
  expect(load).toHaveBeenCalledTimes(2);
});
