import { expect, it, vi } from 'vitest';
import { tabBarMidButtonTap } from '@/platform/apis/app-events';
import { fakePlatform } from '../../../helpers/fake-platform';

it('tells of each tap', () => {
  const { context } = fakePlatform();
  const heard = vi.fn();
  const stop = tabBarMidButtonTap(context, heard);
  context.news.$emit('tabBarMidButtonTap');
  stop();
  context.news.$emit('tabBarMidButtonTap');
  expect(heard).toHaveBeenCalledTimes(1);
});
