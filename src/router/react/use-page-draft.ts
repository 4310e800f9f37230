import { useCallback, useRef, useState } from 'react';
import { DRAFT } from '../page-memory';
import { usePageScope } from './page-context';

/**
 * State that outlives a refresh and the eviction of its page, such as what the user has typed. It belongs to this
 * instance of the page and goes when the page leaves the stack.
 *
 * A refresh keeps plain data, Dates, Maps, Sets, BigInts, binary data and cycles. It cannot keep functions, Blobs and
 * instances of classes: the app reports them by the draft's key, and the page's other drafts are kept.
 */
export function usePageDraft<T>(
  key: string,
  initial: T | (() => T),
): [T, (value: T | ((current: T) => T)) => void] {
  const { memory } = usePageScope();
  const name = DRAFT + key;
  const [value, setValue] = useState<T>(() => {
    if (memory.has(name)) return memory.read(name) as T;
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
