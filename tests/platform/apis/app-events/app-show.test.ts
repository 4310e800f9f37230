import { expect, it, vi } from 'vitest';
import { appHide, appShow } from '@/platform/apis/app-events';
import { fakePlatform } from '../../../helpers/fake-platform';

it('[S4.2] tells that the app is seen again, until nobody listens', () => {
  const { context, record, observers } = fakePlatform();
  const shown = vi.fn();
  const hidden = vi.fn();
  const stop = appShow(context, shown);
  const stopOther = appHide(context, hidden);
  for (const type of ['appHide', 'hide', 'load', 'appShow', 'show']) record(type);
  expect(shown).toHaveBeenCalledTimes(1);
  expect(hidden).toHaveBeenCalledTimes(1);
  stop();
  stopOther();
  expect(observers()).toBe(0);
});
