import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createEnv, createPlatformContext } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import { createMediaQueryObserver } from '@/platform/uni/calls';
import type { Navigator } from '@/router';
import { factoryCall } from '../../helpers/factory-call';
import { fakePlatform } from '../../helpers/fake-platform';
import { keptListeners } from '../../helpers/kept-listeners';

afterEach(() => page.viewport(390, 844));

function start(lifetime?: AbortSignal) {
  const fake = fakePlatform();
  const context = createPlatformContext({ ...fake.context, env: createEnv(window) });
  const watch = createMediaQueryObserver(
    context,
    factoryCall('createMediaQueryObserver', { pageId: 'p1', lifetime }),
  );
  const seen: boolean[] = [];
  return {
    ...fake,
    context,
    watch,
    seen,
    listener: (now: { matches: boolean }) => seen.push(now.matches),
  };
}

it('the listener is called at once and after each change, until disconnect', async () => {
  const { watch, seen, listener } = start();
  await watch.observe({ minWidth: 600 }, listener);
  expect(seen).toEqual([false]);
  await page.viewport(700, 500);
  await vi.waitFor(() => expect(seen).toEqual([false, true]));
  await watch.disconnect();
  await page.viewport(390, 844);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(seen).toEqual([false, true]);
});

it('[S8.2] the observer ends with its page and with its lifetime', async () => {
  const life = new AbortController();
  const [one, two] = [start(), start(life.signal)];
  await one.watch.observe({ orientation: 'portrait' }, one.listener);
  await two.watch.observe({ orientation: 'portrait' }, two.listener);
  one.unload('p1');
  life.abort();
  await page.viewport(844, 390);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([one.seen, two.seen]).toEqual([[true], [true]]);
  await expect(two.watch.observe({}, two.listener)).rejects.toMatchObject({ code: 'abort' });
});

it.each([
  [undefined, 5, 'parameter.listener should be a function'],
  ['wide', () => {}, 'the parameter should be an object'],
  [5, () => {}, 'the parameter should be an object'],
  [{ minWidth: 'x' }, () => {}, 'parameter.minWidth should be a number'],
  [{ orientation: 'up' }, () => {}, 'parameter.orientation should be one of portrait, landscape'],
])('rejects with invalid for %j', async (descriptor, listener, message) => {
  await expect(start().watch.observe(descriptor as never, listener as never)).rejects.toMatchObject(
    {
      code: 'invalid',
      errMsg: `createMediaQueryObserver().observe:fail ${message}`,
    },
  );
});

it('the object exists before its code has loaded', async () => {
  const { context, seen, listener } = start();
  await createPlatform(context, {} as Navigator)
    .createMediaQueryObserver()
    .observe({}, listener);
  expect(seen).toEqual([true]);
});

it('disconnect removes its listeners from the lifetime', async () => {
  const life = new AbortController();
  const { ever, left } = keptListeners(life.signal);
  const { watch, listener } = start(life.signal);
  await watch.observe({ minWidth: 600 }, listener);
  await watch.observe({ minWidth: 700 }, listener);
  await watch.disconnect();
  expect([ever(), left()]).toEqual([1, 0]);
});
