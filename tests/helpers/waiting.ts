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

/** Some time of the real clock: only for what has to last. */
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
