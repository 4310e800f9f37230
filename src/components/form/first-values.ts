import { keyOf } from './read-values';
import type { FormValues } from './rules';

/** Digests of values by the names of their fields: no value is written to the browser's storage twice. */
export type SafeValues = Readonly<Record<string, string>>;

/**
 * What the fields began with, and what of them is safe: against that a form is clean or not. `remembered` is what was
 * safe before a reload: drafts come back with what was typed, which is not safe yet.
 */
export function createFirstValues(remembered: SafeValues = {}) {
  const began = new Map(Object.entries(remembered));
  const safe = new Map(began);

  return {
    /** Whether anything of these would be lost. A field that has come later begins clean. */
    differ: (values: FormValues): boolean => {
      const entries = Object.entries(values).map(
        ([name, value]) => [name, digestOf(value)] as const,
      );
      for (const [name, key] of entries) {
        if (safe.has(name)) continue;
        began.set(name, key);
        safe.set(name, key);
      }
      return entries.some(([name, key]) => safe.get(name) !== key);
    },
    /** They were sent. */
    keep: (values: FormValues) => {
      for (const [name, value] of Object.entries(values)) safe.set(name, digestOf(value));
    },
    /** A reset brings back what the fields began with, and not what was sent last. */
    goBack: () => {
      for (const [name, key] of began) safe.set(name, key);
    },
    safe: (): SafeValues => Object.fromEntries(safe),
  };
}

/** Tells values apart; what they are can not be read from it. (cyrb53, 53 bits.) */
function digestOf(value: FormValues[string]): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of keyOf(value)) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
