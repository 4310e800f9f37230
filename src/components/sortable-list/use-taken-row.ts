import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type IsFixed, moveRow, type Order, orderOf, placeOf } from './row-order';

type Taken = { readonly key: string; readonly order: Order };

type What = 'taken' | 'moved' | 'dropped' | 'returned';

type Options = {
  readonly list: RefObject<HTMLElement | null>;
  readonly order: Order;
  readonly isFixed: IsFixed;
  /** Called before a change that moves rows on the screen. */
  readonly onBefore: () => void;
  readonly onDrop: (order: Order) => void;
  readonly onSay: (what: What, key: string, order: Order) => void;
};

/**
 * Moves a row without a drag. A press on its handle takes the row, keys or buttons move it, and another press drops it.
 * Until then the owner does not know the new order.
 */
export function useTakenRow({ list, order, isFixed, onBefore, onDrop, onSay }: Options) {
  const [state, setTaken] = useState<Taken | null>(null);
  // The owner may have removed the row.
  const taken = state && order.includes(state.key) && !isFixed(state.key) ? state : null;
  const shown = taken ? orderOf(order, taken.order) : order;

  const drop = () => {
    if (!taken) return;
    setTaken(null);
    onSay('dropped', taken.key, shown);
    onDrop(shown);
  };
  const giveBack = () => {
    if (!taken) return;
    onBefore();
    setTaken(null);
    onSay('returned', taken.key, order);
  };
  const moveTo = (place: number) => {
    if (!taken) return;
    const next = moveRow(shown, isFixed, taken.key, place);
    onBefore();
    setTaken({ key: taken.key, order: next });
    onSay('moved', taken.key, next);
  };
  const moveBy = (step: -1 | 1) => {
    if (!taken) return;
    const { place, count } = placeOf(shown, isFixed, taken.key);
    const next = place + step;
    if (next >= 0 && next < count) moveTo(next);
  };

  // A tap or a focus elsewhere drops the row. A blur does not: Safari gives a pressed button no focus.
  const leave = useEffectEvent(({ target }: Event) => {
    const row = list.current?.querySelector('[data-taken]');
    if (target instanceof Node && !row?.contains(target)) drop();
  });
  const isTaken = taken !== null;
  useEffect(() => {
    if (!isTaken) return;
    const stop = new AbortController();
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, leave, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [isTaken]);

  return {
    shown,
    takenKey: taken?.key,
    drop,
    moveBy,
    /** A press on the handle. */
    press: (key: string) => {
      if (taken?.key === key) return drop();
      setTaken({ key, order });
      onSay('taken', key, order);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!taken || event.altKey || event.ctrlKey || event.metaKey) return;
      const act = {
        ArrowUp: () => moveBy(-1),
        ArrowDown: () => moveBy(1),
        Home: () => moveTo(0),
        End: () => moveTo(placeOf(shown, isFixed, taken.key).count - 1),
        Escape: giveBack,
      }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}
