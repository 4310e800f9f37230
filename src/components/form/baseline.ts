import { isFile } from './rules';

/** Digests of values by key, so that the browser's storage holds no copy of the values. */
export type SafeValues = Readonly<Record<string, string>>;

/**
 * Compares the values of the fields with their first values and with the values that are safe, because they were sent.
 * A form with a value that is not safe is dirty.
 */
export function createBaseline() {
  const began = new Map<string, string>();
  const safe = new Map<string, string>();
  const now = new Map<string, string>();
  const dirty = new Set<string>();

  function judge(key: string) {
    const digest = now.get(key);
    if (digest === undefined || digest === safe.get(key)) dirty.delete(key);
    else dirty.add(key);
  }

  return {
    /**
     * Takes the present value of a field, and returns whether it is a new one. A field that mounts later starts clean.
     * With `follows`, the value is the owner's and not the user's, so it is safe.
     */
    see: (key: string, value: unknown, follows = false): boolean => {
      const digest = digestOf(value);
      const isNews = now.get(key) !== digest;
      if (!safe.has(key)) began.set(key, digest);
      if (!safe.has(key) || (follows && isNews && now.has(key))) safe.set(key, digest);
      now.set(key, digest);
      judge(key);
      return isNews;
    },
    /** A field that is gone cannot be dirty. */
    drop: (key: string): boolean => {
      dirty.delete(key);
      return now.delete(key);
    },
    digest: (key: string) => now.get(key),
    isDirty: () => dirty.size > 0,
    /** Marks the values as sent. */
    keep: (values: Readonly<Record<string, unknown>>) => {
      for (const [key, value] of Object.entries(values)) {
        safe.set(key, digestOf(value));
        judge(key);
      }
    },
    /** A reset restores the first values, not the values that were sent last. */
    reset: () => {
      for (const [key, digest] of began) safe.set(key, digest);
      for (const key of now.keys()) judge(key);
    },
    /** Takes what an earlier form has given with `safe`, before a reload. */
    resume: (before: SafeValues) => {
      for (const [key, digest] of Object.entries(before)) {
        if (safe.has(key)) continue;
        began.set(key, digest);
        safe.set(key, digest);
      }
    },
    safe: (): SafeValues => Object.fromEntries(safe),
  };
}

/** A digest shows whether two values differ. It does not reveal the value. (cyrb53, 53 bits.) */
export function digestOf(value: unknown): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of plainText(value)) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

function plainText(value: unknown): string {
  const plain = (_key: string, part: unknown) =>
    isFile(part) ? [part.name, part.size, part.lastModified] : part;
  return JSON.stringify(value, plain) ?? '';
}
