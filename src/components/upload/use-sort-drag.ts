import { type RefCallback, useRef } from 'react';
import type { Box } from '@/components/kit/geometry';
import { useDrag } from '@/components/kit/gestures';
import { LONG_PRESS } from '@/shared/defaults';

type Sort = {
  readonly tiles: readonly HTMLElement[];
  readonly boxes: readonly Box[];
  readonly tile: HTMLElement;
  readonly from: number;
  to: number;
};

/** After a long press, a tile follows the finger and the others make room. The list changes on release. */
export function useSortDrag(disabled: boolean, onPlace: (index: number) => void) {
  const sort = useRef<Sort | null>(null);

  const end = () => {
    const { current } = sort;
    sort.current = null;
    for (const tile of current?.tiles ?? []) tile.style.removeProperty('transform');
    current?.tile.removeAttribute('data-dragging');
    current?.tile.parentElement?.removeAttribute('data-sorting');
    return current;
  };

  return useDrag({
    hold: LONG_PRESS,
    disabled,
    onStart: ({ event }) => {
      const tile = tileAt(event);
      const tiles = tile ? tilesBeside(tile) : [];
      if (!tile) return;
      const from = tiles.indexOf(tile);
      const boxes = tiles.map((each) => each.getBoundingClientRect());
      sort.current = { tiles, boxes, tile, from, to: from };
      tile.setAttribute('data-dragging', '');
      tile.parentElement?.setAttribute('data-sorting', '');
    },
    onMove: ({ x, y }) => {
      const { current } = sort;
      const home = current?.boxes[current.from];
      if (!current || !home) return;
      current.tile.style.transform = `translate(${x}px, ${y}px) scale(1.04)`;
      const to = slotAt(
        current.boxes,
        home.left + home.width / 2 + x,
        home.top + home.height / 2 + y,
      );
      if (to === current.to) return;
      current.to = to;
      makeRoom(current);
    },
    onEnd: ({ how }) => {
      const ended = end();
      if (ended && how === 'release' && ended.to !== ended.from) onPlace(ended.to);
    },
  }) satisfies RefCallback<HTMLElement>;
}

function makeRoom({ tiles, boxes, tile, from, to }: Sort) {
  tiles.forEach((other, index) => {
    const [here, there] = [boxes[index], boxes[slotAfter(index, from, to)]];
    if (other === tile || !here || !there) return;
    other.style.transform = `translate(${there.left - here.left}px, ${there.top - here.top}px)`;
  });
}

function tileAt({ target }: PointerEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-upload]') : null;
}

function tilesBeside(tile: HTMLElement): HTMLElement[] {
  return Array.from(tile.parentElement?.children ?? []).filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.dataset.upload !== undefined,
  );
}

/** The index of the box with the nearest centre. */
export function slotAt(boxes: readonly Box[], x: number, y: number): number {
  let nearest = 0;
  let least = Infinity;
  boxes.forEach(({ left, top, width, height }, index) => {
    const distance = Math.hypot(left + width / 2 - x, top + height / 2 - y);
    if (distance >= least) return;
    least = distance;
    nearest = index;
  });
  return nearest;
}

/** The index of another tile while a tile moves from `from` to `to`. */
export function slotAfter(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (index > from && index <= to) return index - 1;
  return index < from && index >= to ? index + 1 : index;
}
