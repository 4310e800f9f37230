import { clamp } from '@/shared/values';

/** Pixels of a drag that lead through the whole video, and through all of the volume or the light. */
const WIDTH = 600;
const HEIGHT = 200;

/** `x` is towards the end of the line. */
export function seekBy(from: number, x: number, duration: number): number {
  return clamp(from + (x / WIDTH) * duration, 0, duration);
}

/** Up is more. */
export function levelBy(from: number, y: number): number {
  return clamp(from - y / HEIGHT, 0, 1);
}

/** What a drag is for, by its first step and by the half of the picture that it began on. */
export function gestureOf(
  step: { readonly x: number; readonly y: number },
  isRightHalf: boolean,
): 'seek' | 'volume' | 'light' {
  if (Math.abs(step.x) > Math.abs(step.y)) return 'seek';
  return isRightHalf ? 'volume' : 'light';
}
