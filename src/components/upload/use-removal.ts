import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isPromise } from '@/shared/values';
import type { UploadItem, UploadProps } from './types';

/** Asks before an item goes; then the focus goes on to its neighbour. */
export function useRemoval(
  root: RefObject<HTMLElement | null>,
  ask: UploadProps['beforeRemove'],
  remove: (id: string) => void,
) {
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const lost = useRef<number | null>(null);

  useLayoutEffect(() => {
    const index = lost.current;
    const box = root.current;
    // The item may still be there: its owner decides.
    if (index === null || !box || box.contains(document.activeElement)) return;
    lost.current = null;
    const tiles = box.querySelectorAll<HTMLElement>('[data-upload]');
    const next = tiles[Math.min(index, tiles.length - 1)];
    const field = box.querySelector<HTMLElement>('input[type=file]:not([name])');
    (next?.querySelector<HTMLElement>(':scope > button:last-of-type') ?? field)?.focus();
  });

  const go = ({ id }: UploadItem) => {
    const box = root.current;
    const tile = box?.querySelector(`[data-upload="${CSS.escape(id)}"]`);
    const tiles = Array.from(box?.querySelectorAll('[data-upload]') ?? []);
    lost.current = tile?.contains(document.activeElement) ? tiles.indexOf(tile) : null;
    remove(id);
  };

  return {
    removing,
    remove: async (item: UploadItem) => {
      if (removing.includes(item.id)) return;
      const answer = ask?.(item);
      if (!isPromise(answer)) {
        if (answer !== false) go(item);
        return;
      }
      setRemoving((ids) => [...ids, item.id]);
      const may = await answer.then(
        (settled: unknown) => settled !== false,
        () => false,
      );
      setRemoving((ids) => ids.filter((id) => id !== item.id));
      if (may) go(item);
    },
  };
}
