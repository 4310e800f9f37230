type Limits = { readonly maxEntries: number; readonly maxSize: number };

type Found<T> =
  | { readonly state: 'fresh' | 'stale'; readonly value: T }
  | { readonly state: 'missing' };

export type BoundedCache<T> = {
  /** An entry is fresh for `staleTime` milliseconds. */
  read(key: string, staleTime: number, now: number): Found<T>;
  /** Removes the least recently used entries until the rest fits. */
  write(key: string, value: T, size: number, now: number): void;
  /** The keys whose values pass a test. */
  keys(test: (value: T, key: string) => boolean): string[];
  remove(key: string): void;
  clear(): void;
};

/** A cache that forgets the least recently used entries. Pure: the caller brings the time. */
export function createBoundedCache<T>({ maxEntries, maxSize }: Limits): BoundedCache<T> {
  type Entry = { readonly value: T; readonly size: number; readonly writtenAt: number };
  // A Map keeps the order of insertion. Reading an entry moves it to the end.
  const entries = new Map<string, Entry>();
  let total = 0;

  const remove = (key: string) => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };

  return {
    read: (key, staleTime, now) => {
      const entry = entries.get(key);
      if (!entry) return { state: 'missing' };
      entries.delete(key);
      entries.set(key, entry);
      const age = now - entry.writtenAt;
      // The age is negative after the device's clock was set back.
      return { state: age >= 0 && age < staleTime ? 'fresh' : 'stale', value: entry.value };
    },
    write: (key, value, size, now) => {
      remove(key);
      if (size > maxSize || maxEntries === 0) return;
      entries.set(key, { value, size, writtenAt: now });
      total += size;
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && total <= maxSize) break;
        remove(oldest);
      }
    },
    keys: (test) => [...entries].flatMap(([key, { value }]) => (test(value, key) ? [key] : [])),
    remove,
    clear: () => {
      entries.clear();
      total = 0;
    },
  };
}
