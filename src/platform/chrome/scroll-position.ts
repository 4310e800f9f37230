import { clamp } from '@/shared/values';

/** Where a scroll that started at `from` stands after a share 0..1 of its time: slow at both ends. */
export function scrollPosition(from: number, to: number, share: number): number {
  const time = clamp(share, 0, 1);
  const eased = time < 0.5 ? 4 * time ** 3 : 1 - 4 * (1 - time) ** 3;
  return from + (to - from) * eased;
}
