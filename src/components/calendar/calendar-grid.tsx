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
import { clamp, last } from '@/shared/values';
import styles from './calendar-grid.module.css';
import { CalendarMonth, type CalendarView } from './calendar-month';
import { CalendarJump } from './calendar-jump';
import { JUMP_FROM } from './calendar-field';
import { firstOf, formatMonth, monthOf, parseDay } from './day-number';
import { type MonthLayout, moveCursor } from './month-layout';
import { useMonths } from './use-months';

export type GridHandle = { readonly goTo: (date: string) => void; readonly focus: () => void };

type Props = {
  label: string;
  view: CalendarView;
  layout: MonthLayout;
  /** The day that is visible at first. */
  anchor: number;
  disabled: boolean;
  readOnly: boolean;
  handle: Ref<GridHandle>;
  /** The placeholder had the focus, so the days take it. */
  hadFocus: RefObject<boolean>;
  onPick: (day: number) => void;
  onMonthShow: ((month: string) => void) | undefined;
  /** Called with the month of a jump, for screen readers. */
  onJump: (month: string) => void;
};

/** One grid of all months. It renders only the visible ones. */
export function CalendarGrid({ label, view, layout, anchor, handle, ...props }: Props) {
  const { disabled, readOnly, hadFocus, onPick, onJump } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { shown, look, show, reveal } = useMonths(scroller, layout, anchor);
  const first = firstOf(layout.first);
  const end = firstOf(layout.first + layout.count) - 1;
  const [cursor, setCursor] = useState(anchor);
  const wantsFocus = useRef(false);
  const tabDay = clamp(cursor, first, end);
  const canJump = layout.count > JUMP_FROM;

  const goTo = (day: number) => {
    const target = clamp(day, first, end);
    setCursor(target);
    reveal(target);
  };
  const focus = () => {
    wantsFocus.current = true;
    goTo(tabDay);
    focusCell();
  };
  const focusCell = () => {
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-day="${tabDay}"]`);
    if (!wantsFocus.current || !cell) return;
    wantsFocus.current = false;
    cell.focus({ preventScroll: true });
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

  const month = formatMonth(layout.first + shown.top);
  const tellMonth = useEffectEvent(() => props.onMonthShow?.(month));
  useEffect(() => tellMonth(), [month]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const day = dayAt(event.target);
    if (day === null || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) choose(day);
      return;
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = moveCursor(day, event, { first, last: end, weekStart: layout.weekStart, isRtl });
    if (next === null) return;
    event.preventDefault();
    wantsFocus.current = true;
    goTo(next);
  };
  const choose = (day: number) => {
    setCursor(day);
    // Props do not know about a disabled fieldset around the calendar, so ask the document.
    const isShut = scroller.current?.matches('fieldset:disabled *');
    if (!disabled && !readOnly && !isShut) onPick(day);
  };
  const tap = (event: MouseEvent) => {
    const day = dayAt(event.target);
    if (day !== null) choose(day);
  };
  const jump = (index: number) => {
    show(index);
    setCursor(firstOf(layout.first + index));
    onJump(view.names.month(layout.first + index));
  };

  const indexes: number[] = [];
  for (let index = shown.from; index <= shown.to; index += 1) indexes.push(index);
  // Always render the month of the tab stop, also when it is scrolled out of view.
  const held = monthOf(tabDay) - layout.first;
  if (!indexes.includes(held)) indexes.push(held);

  return (
    <>
      {canJump && (
        <CalendarJump layout={layout} names={view.names} index={shown.top} onJump={jump} />
      )}
      <div
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={1 + layout.count + (last(layout.weeks) ?? 0)}
        aria-colcount={7}
        aria-multiselectable={view.mode === 'single' ? undefined : true}
        aria-readonly={readOnly || undefined}
        aria-disabled={disabled || undefined}
        className={styles.grid}
        data-jump={canJump ? '' : undefined}
        onClick={tap}
        onKeyDown={press}
      >
        <div role="row" aria-rowindex={1} className={styles.weekdays}>
          {[0, 1, 2, 3, 4, 5, 6].map((column) => {
            const { short, long } = view.names.weekday((layout.weekStart + column) % 7);
            return (
              <div key={column} role="columnheader" aria-colindex={column + 1} aria-label={long}>
                {short}
              </div>
            );
          })}
        </div>
        <div ref={scroller} className={styles.scroller} onScroll={look}>
          <div
            className={styles.months}
            style={{
              blockSize: `calc(${layout.count} * var(--portico-calendar-head) + ${last(layout.weeks)} * var(--portico-calendar-row))`,
            }}
          >
            {indexes.map((index) => (
              <CalendarMonth
                key={index}
                view={view}
                layout={layout}
                index={index}
                tabDay={held === index && !disabled ? tabDay : null}
              />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

function dayAt(target: EventTarget): number | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  return cell ? Number(cell.dataset.day) : null;
}
