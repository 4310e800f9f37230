import { expect, it, vi } from 'vitest';
import { tabBarMidButtonTap } from '@/platform/apis/app-events';
import { fakePlatform } from '../../../helpers/fake-platform';

it('tells of each tap', () => {
  const { context } = fakePlatform();
  const heard = vi.fn();
  const stop = tabBarMidButtonTap(context, heard);
  for (const hear of context.midButtonTaps) hear();
  stop();
  expect(context.midButtonTaps.size).toBe(0);
  expect(heard).toHaveBeenCalledTimes(1);
});
