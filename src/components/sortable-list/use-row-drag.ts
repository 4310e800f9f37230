import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type DragOptions, stretch } from '@/components/kit/gestures';
import { createEdgeScroll, type EdgeScroll } from './edge-scroll';
import { type IsFixed, moveRow, type Order, placeAt, type RowBox, topsIn } from './row-order';
import { releaseRows, rowsOf } from './use-row-motion';

type Dragged = {
  readonly key: string;
  /** The rows where they are without the drag. */
  readonly boxes: readonly RowBox[];
  /** The top edge of the row in the window when the drag began. */
  readonly grabbed: number;
  readonly scroll: EdgeScroll;
  /** The movement of the pointer. */
  readonly y: number;
  readonly order: Order;
};

type Options = {
  readonly list: RefObject<HTMLElement | null>;
  readonly order: Order;
  readonly isFixed: IsFixed;
  readonly onStart: (key: string) => void;
  /** Called once for each start, with the new order or the old one. */
  readonly onEnd: (key: string, order: Order) => void;
};

/** How far a row can be pulled beyond the ends of the list, in pixels. */
const BEYOND = 24;

/** Moves the dragged row with the pointer, and the others out of its way. React renders at the end. */
export function useRowDrag({ list, order, isFixed, onStart, onEnd }: Options) {
  const dragged = useRef<Dragged | null>(null);

  const draw = () => {
    const [element, now] = [list.current, dragged.current];
    const from = now?.boxes.find(({ key }) => key === now.key);
    if (!element || !now || !from) return;
    const [first, last] = [now.boxes[0] ?? from, now.boxes[now.boxes.length - 1] ?? from];
    const lowest = last.top + last.height - from.height;
    const wanted = now.grabbed + now.y - element.getBoundingClientRect().top;
    const top = stretch(wanted, first.top, lowest, BEYOND);
    const keys = now.boxes.map(({ key }) => key);
    const place = placeAt(now.boxes, isFixed, now.key, top);
    const next = moveRow(keys, isFixed, now.key, place);
    dragged.current = { ...now, order: next };
    const tops = topsIn(next, now.boxes);
    rowsOf(element).forEach((row, at) => {
      const box = now.boxes[at];
      if (!box) return;
      const goal = box.key === now.key ? top : (tops.get(box.key) ?? box.top);
      row.toggleAttribute('data-top', next[0] === box.key);
      row.style.transform = goal === box.top ? '' : `translateY(${goal - box.top}px)`;
    });
  };

  const end = () => {
    const now = dragged.current;
    now?.scroll.stop();
    dragged.current = null;
    return now;
  };

  const begin = (key: string) => {
    const element = list.current;
    if (!element) return;
    releaseRows(element);
    const boxes = boxesOf(element, order);
    const box = boxes.find((each) => each.key === key);
    if (!box) return;
    const grabbed = element.getBoundingClientRect().top + box.top;
    const scroll = createEdgeScroll(element, draw);
    dragged.current = { key, boxes, grabbed, scroll, y: 0, order };
    element.setAttribute('data-sorting', '');
    rowsOf(element)[order.indexOf(key)]?.setAttribute('data-dragging', '');
  };

  // The owner added or removed rows during the drag. The dragged row stays under the pointer.
  const measureAgain = useEffectEvent(() => {
    const now = end();
    const element = list.current;
    if (!now || !element) return;
    begin(now.key);
    const { current } = dragged;
    if (!current) return releaseRows(element);
    dragged.current = { ...(current as Dragged), grabbed: now.grabbed, y: now.y };
    draw();
  });
  const keys = JSON.stringify([...order].sort());
  useLayoutEffect(() => {
    if (dragged.current) measureAgain();
  }, [keys]);

  /** The options of the drag of a row. */
  return (key: string): DragOptions => ({
    // A second finger drags no second row.
    accepts: () => dragged.current === null,
    onStart: ({ point }) => {
      if (dragged.current) return;
      onStart(key);
      begin(key);
      (dragged.current as Dragged | null)?.scroll.follow(point.y);
    },
    onMove: ({ y, point }) => {
      if (dragged.current?.key !== key) return;
      dragged.current = { ...dragged.current, y };
      draw();
      dragged.current.scroll.follow(point.y);
    },
    onEnd: ({ how }) => {
      if (dragged.current?.key !== key) return;
      const ended = end();
      if (ended) onEnd(key, how === 'release' ? ended.order : order);
    },
  });
}

function boxesOf(list: HTMLElement, order: Order): RowBox[] {
  const { top } = list.getBoundingClientRect();
  const rows = rowsOf(list).slice(0, order.length);
  return rows.map((row, at) => {
    const box = row.getBoundingClientRect();
    return { key: order[at] ?? '', top: box.top - top, height: box.height };
  });
}
