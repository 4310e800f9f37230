import type { Ref, RefCallback } from 'react';

/** One ref for several: a gesture's, the owner's, the component's own. Keep the answer between renders (`useMemo`). */
export function mergeRefs<T>(...refs: readonly (Ref<T> | undefined)[]): RefCallback<T> {
  return (element) => {
    const undo = refs.map((ref) => assign(ref, element));
    return () => {
      for (const clear of undo) clear();
    };
  };
}

function assign<T>(ref: Ref<T> | undefined, element: T | null): () => void {
  if (typeof ref === 'function') {
    const clear = ref(element);
    return typeof clear === 'function' ? clear : () => void ref(null);
  }
  if (!ref) return () => {};
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
