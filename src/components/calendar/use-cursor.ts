import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { clamp } from '@/shared/values';
import { firstOf, formatMonth, parseDay } from '@/components/kit/day-number';
import { type MonthLayout, moveCursor } from './month-layout';

export type GridHandle = { readonly goTo: (date: string) => void; readonly focus: () => void };

/** The props that both grids have. */
export type CursorProps = {
  layout: MonthLayout;
  /** The day that is visible at first. */
  anchor: number;
  disabled: boolean;
  readOnly: boolean;
  clearable: boolean;
  handle: Ref<GridHandle>;
  /** The placeholder had the focus, so the days take it. */
  hadFocus: RefObject<boolean>;
  onPick: (day: number) => void;
  onClear: () => void;
};

/** The day that is the tab stop of a grid, and the keys and taps that move it. */
export function useCursor(
  box: RefObject<HTMLElement | null>,
  { layout, anchor, disabled, readOnly, clearable, handle, hadFocus, ...props }: CursorProps,
  reveal: (day: number) => void,
) {
  const first = firstOf(layout.first);
  const end = firstOf(layout.first + layout.count) - 1;
  const [cursor, setCursor] = useState(anchor);
  const wantsFocus = useRef(false);
  const tabDay = clamp(cursor, first, end);

  const goTo = (day: number) => {
    const target = clamp(day, first, end);
    setCursor(target);
    reveal(target);
  };
  /** If a day has the focus, the new day takes it. */
  const moveTo = (day: number) => {
    wantsFocus.current = box.current?.contains(document.activeElement) ?? false;
    goTo(day);
  };
  const focusCell = () => {
    const cell = box.current?.querySelector<HTMLElement>(`[data-day="${tabDay}"]`);
    if (!wantsFocus.current || !cell) return;
    wantsFocus.current = false;
    cell.focus({ preventScroll: true });
  };
  const focus = () => {
    wantsFocus.current = true;
    goTo(tabDay);
    focusCell();
  };
  useImperativeHandle(handle, () => ({
    goTo: (date) => goTo(parseDay(date) ?? tabDay),
    focus,
  }));
  const takeOver = useEffectEvent(() => {
    wantsFocus.current ||= hadFocus.current;
    hadFocus.current = false;
  });
  useLayoutEffect(() => takeOver(), []);
  useLayoutEffect(focusCell);

  // Props do not know about a disabled fieldset around the calendar, so ask the document.
  const isOpen = () => !disabled && !readOnly && !box.current?.matches('fieldset:disabled *');
  const choose = (day: number) => {
    setCursor(day);
    if (isOpen()) props.onPick(day);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const day = dayAt(event.target);
    if (day === null || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) choose(day);
      return;
    }
    if (clearable && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault();
      if (isOpen()) props.onClear();
      return;
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = moveCursor(day, event, { first, last: end, weekStart: layout.weekStart, isRtl });
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
  };
  const tap = (event: MouseEvent) => {
    const day = dayAt(event.target);
    if (day !== null) choose(day);
  };

  return { tabDay, setCursor, moveTo, handlers: { onClick: tap, onKeyDown: press } };
}

function dayAt(target: EventTarget): number | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  return cell ? Number(cell.dataset.day) : null;
}

/** Calls `onMonthShow` with the month that is visible, at first and after each change. */
export function useMonthShow(month: number, onMonthShow: ((month: string) => void) | undefined) {
  const text = formatMonth(month);
  const tell = useEffectEvent(() => void onMonthShow?.(text));
  useEffect(() => tell(), [text]);
}
