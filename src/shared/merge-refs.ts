import { type Ref, type RefCallback, useMemo } from 'react';

/** One ref that sets several: a gesture's, the owner's, the component's own. Their number must stay the same. */
export function useMergedRefs<T>(...refs: readonly (Ref<T> | undefined)[]): RefCallback<T> {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the refs are what it depends on
  return useMemo(() => mergeRefs(...refs), refs);
}

/** The same where no hook can be called. Keep the result between renders, or React sets all refs again. */
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
