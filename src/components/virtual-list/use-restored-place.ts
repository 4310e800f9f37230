import { type RefObject, useEffect, useRef } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { usePageMemory } from '@/router';
import type { ItemKey } from './plan-shift';

type Place = { readonly key: string | number; readonly index: number; readonly delta: number };

type Options<T> = {
  name: string | undefined;
  items: readonly T[];
  itemKey: ItemKey<T>;
  virtual: RefObject<VirtualizerHandle | null>;
  margin: number;
  goTo: (index: number, options: { readonly offset: number }) => void;
};

/**
 * The row that was read, in the page's memory: after a refresh, or when the page was dropped to save memory, pixels
 * would be another row, since none has been measured.
 */
export function useRestoredPlace<T>(options: Options<T>) {
  const { name, items, itemKey, virtual, margin, goTo } = options;
  const memory = usePageMemory();
  const field = `list:${name}`;
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current || !name || !memory || items.length === 0) return;
    isDone.current = true;
    const place = memory.read(field);
    if (!isPlace(place)) return;
    const index = findRow(items, itemKey, place);
    goTo(index, { offset: place.delta });
  }, [name, memory, field, items, itemKey, goTo]);

  return (offset: number) => {
    const list = virtual.current;
    if (!name || !memory || !list) return;
    const index = list.findItemIndex(offset);
    const item = items[index];
    if (item === undefined) return;
    const delta = offset - margin - list.getItemOffset(index);
    memory.write(field, { key: itemKey(item, index), index, delta } satisfies Place);
  };
}

function findRow<T>(items: readonly T[], itemKey: ItemKey<T>, { key, index }: Place): number {
  const same = items[index];
  if (same !== undefined && itemKey(same, index) === key) return index;
  const found = items.findIndex((item, at) => itemKey(item, at) === key);
  return found < 0 ? Math.min(index, items.length - 1) : found;
}

function isPlace(value: unknown): value is Place {
  const place = value as Partial<Place> | null | undefined;
  return typeof place?.index === 'number' && typeof place.delta === 'number';
}
