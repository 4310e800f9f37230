import type { Platform } from 'portico';
import type { Line } from '../api/api.ts';

const KEY = 'cart';
const MOST_CUPS = 99;

/** Stored values may be of an older version of the app. */
function isLine(value: unknown): value is Line {
  const { drink, cups } = (value ?? {}) as Partial<Line>;
  return typeof drink === 'string' && Number.isInteger(cups);
}

/** The cart of a user. It is stored, so it is there after a reload and at the next visit. */
export function createCart(platform: Platform) {
  const listeners = new Set<() => void>();
  let lines: readonly Line[] | undefined;

  const read = () => {
    const stored: unknown = platform.getStorageSync(KEY);
    lines ??= Array.isArray(stored) ? stored.filter(isLine) : [];
    return lines;
  };
  const change = (next: readonly Line[]) => {
    lines = next;
    platform.setStorageSync(KEY, next);
    for (const listener of listeners) listener();
  };
  /** No cups remove the drink. */
  const setCups = (drink: string, cups: number) => {
    const others = read().filter((line) => line.drink !== drink);
    const line = { drink, cups: Math.min(cups, MOST_CUPS) };
    change(cups > 0 ? [...others, line] : others);
  };

  return {
    lines: read,
    setCups,
    add: (drink: string, cups: number) => {
      const before = read().find((line) => line.drink === drink)?.cups ?? 0;
      setCups(drink, before + cups);
    },
    clear: () => change([]),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Cart = ReturnType<typeof createCart>;
