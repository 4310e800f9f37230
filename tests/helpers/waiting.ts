import { vi } from 'vitest';

/** Repeats a check in short intervals. */
export function until<T>(check: () => T | Promise<T>, timeout = 15_000): Promise<T> {
  return vi.waitFor(check, { interval: 8, timeout });
}

/** Throws until the value is truthy. */
export function untilTrue(check: () => unknown, timeout?: number): Promise<void> {
  return until(() => {
    if (!check()) throw new Error(`still not so: ${check.toString()}`);
  }, timeout);
}

/** Waits in real time. Only for tests of durations. */
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits for the next frame of the browser. */
export const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
