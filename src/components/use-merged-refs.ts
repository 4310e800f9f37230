import { type Ref, type RefCallback, useMemo } from 'react';
import { mergeRefs } from '@/components/gestures';

/** One ref for the component's own, a gesture's, and the owner's. */
export function useMergedRefs<T>(
  own: Ref<T>,
  gesture: Ref<T> | undefined,
  given?: Ref<T> | undefined,
): RefCallback<T> {
  return useMemo(() => mergeRefs(own, gesture, given), [own, gesture, given]);
}
