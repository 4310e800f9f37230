import { useCallback, useRef, useState } from 'react';
import { usePageScope } from './page-context';

/**
 * State that outlives a refresh and the eviction of its page: what the visitor has typed. It belongs to this
 * instance of the page and goes when the page leaves the stack.
 */
export function usePageDraft<T>(
  key: string,
  initial: T | (() => T),
): [T, (value: T | ((current: T) => T)) => void] {
  const { memory } = usePageScope();
  const name = `draft:${key}`;
  const [value, setValue] = useState<T>(() => {
    const stored = memory.read(name);
    if (stored !== undefined) return stored as T;
    return typeof initial === 'function' ? (initial as () => T)() : initial;
  });
  const latest = useRef(value);
  const set = useCallback(
    (next: T | ((current: T) => T)) => {
      const updated =
        typeof next === 'function' ? (next as (current: T) => T)(latest.current) : next;
      latest.current = updated;
      memory.write(name, updated);
      setValue(updated);
    },
    [memory, name],
  );
  return [value, set];
}
