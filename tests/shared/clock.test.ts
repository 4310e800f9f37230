import { expect, it, vi } from 'vitest';
import { createClock } from '@/shared/clock';

it('runs once after its time, and not when it was cancelled', () => {
  vi.useFakeTimers();
  const clock = createClock({ setTimeout, clearTimeout } as unknown as Window);
  const ran: string[] = [];
  clock.after(100, () => ran.push('a'));
  const cancel = clock.after(100, () => ran.push('b'));
  vi.advanceTimersByTime(99);
  expect(ran).toEqual([]);
  cancel();
  vi.advanceTimersByTime(1000);
  expect(ran).toEqual(['a']);
  vi.useRealTimers();
});
