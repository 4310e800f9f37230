import { expect, it, vi } from 'vitest';
import { appHide } from '@/platform/apis/app-events';
import { fakePlatform } from '../../../helpers/fake-platform';

it('[S4.2] tells that the app is out of sight, each time', () => {
  const { context, record } = fakePlatform();
  const hidden = vi.fn();
  appHide(context, hidden);
  record('appHide');
  record('appShow');
  record('appHide');
  expect(hidden).toHaveBeenCalledTimes(2);
});
