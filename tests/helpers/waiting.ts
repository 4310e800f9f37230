import { vi } from 'vitest';

/** Checks again and again, but without waiting long in between. */
export function until<T>(check: () => T | Promise<T>, timeout = 15_000): Promise<T> {
  return vi.waitFor(check, { interval: 8, timeout });
}

/** Truthy, or not yet. */
export function untilTrue(check: () => unknown, timeout?: number): Promise<void> {
  return until(() => {
    if (!check()) throw new Error(`still not so: ${check.toString()}`);
  }, timeout);
}

/** Waits by the real clock. Only for tests of something that lasts. */
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits for the next frame of the browser. */
export const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
