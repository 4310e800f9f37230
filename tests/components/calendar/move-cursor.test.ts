import { describe, expect, it } from 'vitest';
import { formatDay, parseDay } from '@/components/calendar/day-number';
import { moveCursor } from '@/components/calendar/move-cursor';

const bounds = {
  first: parseDay('2026-01-01')!,
  last: parseDay('2027-12-31')!,
  weekStart: 1,
  isRtl: false,
};
const from = (
  text: string,
  key: string,
  more: Partial<typeof bounds & { shiftKey: boolean }> = {},
) => {
  const { shiftKey = false, ...rest } = more;
  const next = moveCursor(parseDay(text)!, { key, shiftKey }, { ...bounds, ...rest });
  return next === null ? null : formatDay(next);
};

describe('keys in a calendar', () => {
  // A Wednesday.
  const day = '2026-06-17';

  it.each([
    ['ArrowRight', '2026-06-18'],
    ['ArrowLeft', '2026-06-16'],
    ['ArrowDown', '2026-06-24'],
    ['ArrowUp', '2026-06-10'],
    ['Home', '2026-06-15'],
    ['End', '2026-06-21'],
    ['PageDown', '2026-07-17'],
    ['PageUp', '2026-05-17'],
  ])('%s leads to %s', (key, to) => {
    expect(from(day, key)).toBe(to);
  });

  it('turn with the script, the locale and Shift', () => {
    expect(from(day, 'ArrowRight', { isRtl: true })).toBe('2026-06-16');
    expect(from(day, 'ArrowLeft', { isRtl: true })).toBe('2026-06-18');
    expect(from(day, 'Home', { weekStart: 0 })).toBe('2026-06-14');
    expect(from(day, 'End', { weekStart: 6 })).toBe('2026-06-19');
    expect(from(day, 'PageDown', { shiftKey: true })).toBe('2027-06-17');
  });

  it('stay within the months that there are', () => {
    expect(from('2026-01-03', 'PageUp')).toBe('2026-01-01');
    expect(from(day, 'PageUp', { shiftKey: true })).toBe('2026-01-01');
    expect(from('2027-12-30', 'ArrowDown')).toBe('2027-12-31');
    expect(from(day, 'a')).toBeNull();
  });
});
