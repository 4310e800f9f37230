import { expect, it } from 'vitest';
import { fakePlatform } from '../../../helpers/fake-platform';
import { lazyEvents } from '@/platform/lazy-events';
import type * as deviceEvents from '@/platform/apis/device-events';

it('gives its calls the reference’s names', () => {
  const { context } = fakePlatform();
  const load = () => import('@/platform/apis/device-events');
  const calls = lazyEvents<typeof deviceEvents>(context, load, ['uIStyleChange']).calls();
  expect(Object.keys(calls)).toEqual(['onUIStyleChange', 'offUIStyleChange']);
});
