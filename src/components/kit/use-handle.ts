import { type Ref, useImperativeHandle, useInsertionEffect, useRef, useState } from 'react';

/**
 * Gives the owner one handle object until the component unmounts. Its methods call the newest ones. A new object at each
 * render would call a callback handle again, and `handle={setState}` would loop.
 */
export function useHandle<T extends object>(handle: Ref<T> | undefined, methods: T): void {
  const newest = useRef(methods);
  // Insertion effects also run on hidden pages, and before layout effects that may use the handle.
  useInsertionEffect(() => {
    newest.current = methods;
  });
  const [stable] = useState(() => forward(methods, () => newest.current));
  useImperativeHandle(handle, () => stable, [stable]);
}

function forward<T extends object>(methods: T, newest: () => T): T {
  const names = Object.keys(methods) as (keyof T)[];
  const entries = names.map((name) => {
    const call = (...given: readonly unknown[]): unknown => {
      const method = newest()[name];
      return typeof method === 'function' ? method(...given) : undefined;
    };
    return [name, call];
  });
  return Object.fromEntries(entries) as T;
}
