import { expect, it, vi } from 'vitest';
import { createClock } from '@/shared/clock';

it('a clock runs a task once after its time, unless the task was cancelled', () => {
  vi.useFakeTimers();
  const clock = createClock({ setTimeout, clearTimeout, Date } as never);
  const log: string[] = [];
  clock.after(100, () => log.push('a'));
  const cancel = clock.after(100, () => log.push('b'));
  vi.advanceTimersByTime(99);
  expect(log).toEqual([]);
  cancel();
  vi.advanceTimersByTime(1000);
  expect(log).toEqual(['a']);
  vi.useRealTimers();
});
