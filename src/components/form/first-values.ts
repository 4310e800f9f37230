import { keyOf } from './read-values';
import type { FormValues } from './rules';

/** What the fields began with, and what of them is safe: against that a form is clean or not. */
export function createFirstValues() {
  const began = new Map<string, string>();
  const safe = new Map<string, string>();

  return {
    /** Whether anything of these would be lost. A field that has come later begins clean. */
    differ: (values: FormValues): boolean => {
      const entries = Object.entries(values).map(([name, value]) => [name, keyOf(value)] as const);
      for (const [name, key] of entries) {
        if (safe.has(name)) continue;
        began.set(name, key);
        safe.set(name, key);
      }
      return entries.some(([name, key]) => safe.get(name) !== key);
    },
    /** They were sent. */
    keep: (values: FormValues) => {
      for (const [name, value] of Object.entries(values)) safe.set(name, keyOf(value));
    },
    /** A reset brings back what the fields began with, and not what was sent last. */
    goBack: () => {
      for (const [name, key] of began) safe.set(name, key);
    },
  };
}
