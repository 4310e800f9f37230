import { expect, it } from 'vitest';
import { createPageLifetimes } from '@/platform/page-lifetimes';
import { fakeNavigator } from '../helpers/fake-platform';

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
