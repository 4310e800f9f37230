import { expect, it } from 'vitest';
import { repeatDelay } from '@/components/kit/gestures/repeat-press';

it('the delay is 600 ms at first, then 250 ms, and 100 ms from the seventh time on', () => {
  const delays = [1, 2, 3, 6, 7, 50].map(repeatDelay);
  expect(delays).toEqual([600, 250, 250, 250, 100, 100]);
});
