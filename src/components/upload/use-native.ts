import { useInsertionEffect, useLayoutEffect } from 'react';

type Write<V> = (field: HTMLInputElement, value: V) => void;

/** Writes what has no attribute to a native field, also while its page or tab is hidden: the form asks it still. */
export function useNative<V>(id: string, value: V, write: Write<V>): void {
  useLayoutEffect(() => writeTo(id, value, write), [id, value, write]);
  // What is hidden has no other effects and no refs. In the document it is after them.
  useInsertionEffect(() => queueMicrotask(() => writeTo(id, value, write)), [id, value, write]);
}

function writeTo<V>(id: string, value: V, write: Write<V>) {
  const field = document.getElementById(id);
  if (field instanceof HTMLInputElement) write(field, value);
}
