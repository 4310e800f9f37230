import { clamp } from '@/shared/values';

/** Which of so many entries lies at this part (0 to 1) of the bar. */
export function entryAt(part: number, count: number): number {
  return clamp(Math.floor(part * count), 0, Math.max(0, count - 1));
}

/**
 * The entries that are written on a bar with room for so many lines: all, or the first, the last and some between
 * them, evenly, with a dot (null) for those left out. All of them can be reached by dragging.
 */
export function foldEntries(count: number, room: number): readonly (number | null)[] {
  if (count <= Math.max(room, 1)) return Array.from({ length: count }, (_, index) => index);
  // Each letter but the first brings a dot along.
  const shown = clamp(Math.floor((room + 1) / 2), 2, count);
  return Array.from({ length: shown * 2 - 1 }, (_, line) =>
    line % 2 === 0 ? Math.round((line / 2 / (shown - 1)) * (count - 1)) : null,
  );
}

/** The entry that a key leads to from this one; -1 is none. */
export function entryByKey(key: string, now: number, entries: readonly string[]): number {
  const end = entries.length - 1;
  const steps: Record<string, number> = {
    ArrowDown: now + 1,
    ArrowUp: now - 1,
    PageDown: now + 5,
    PageUp: now - 5,
    Home: 0,
    End: end,
  };
  const step = steps[key];
  if (step !== undefined) return clamp(step, 0, end);
  const typed = key.length > 0 && [...key].length === 1 ? key.toLocaleUpperCase() : null;
  return entries.findIndex((entry) => typed !== null && entry.toLocaleUpperCase() === typed);
}
