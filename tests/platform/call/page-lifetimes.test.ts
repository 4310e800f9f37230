import { expect, it } from 'vitest';
import { createPageLifetimes } from '@/platform/call/page';
import { fakeNavigator } from '../../helpers/fake-platform';

it('[S8.2] the life of the components ends with an eviction, and the life of the page does not', () => {
  const { navigator, evict, unload } = fakeNavigator();
  const lifetimes = createPageLifetimes(navigator);
  const [page, components] = [lifetimes.of('p1'), lifetimes.ofComponents('p1')];
  expect(lifetimes.ofComponents('p1')).toBe(components);
  evict('p1');
  expect([page.aborted, components.aborted]).toEqual([false, true]);
  const next = lifetimes.ofComponents('p1');
  expect(next.aborted).toBe(false);
  unload('p1');
  expect([page.aborted, next.aborted]).toEqual([true, true]);
});

it('[S8.2] ends with its page, and is one for all who ask', () => {
  const { navigator, unload, unloadListeners } = fakeNavigator();
  const lifetimes = createPageLifetimes(navigator);
  const signal = lifetimes.of('p1');
  expect(lifetimes.of('p1')).toBe(signal);
  expect(unloadListeners()).toBe(1);
  unload('p2');
  expect(signal.aborted).toBe(false);
  unload('p1');
  expect(signal.aborted).toBe(true);
  expect(lifetimes.of('p1')).not.toBe(signal);
});
