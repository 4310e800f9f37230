import { clamp } from '@/shared/values';

/** [S5.9] A number between 0 and 100, also of a text; 0 of what is no number. */
export function percentOf(value: number | string): number {
  const percent = Number(value);
  return Number.isNaN(percent) ? 0 : clamp(percent, 0, 100);
}
