import { useCallback, useInsertionEffect, useRef } from 'react';

/** Reads the value of the last render. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
