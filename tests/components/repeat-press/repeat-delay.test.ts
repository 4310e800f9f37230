import { expect, it } from 'vitest';
import { repeatDelay } from '@/components/kit/gestures/repeat-press';

it('pauses for 600 ms first, then 250 ms, and from the seventh time 100 ms', () => {
  const delays = [1, 2, 3, 6, 7, 50].map(repeatDelay);
  expect(delays).toEqual([600, 250, 250, 250, 100, 100]);
});
