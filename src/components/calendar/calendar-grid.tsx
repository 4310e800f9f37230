import { useRef } from 'react';
import { last } from '@/shared/values';
import styles from './calendar-grid.module.css';
import type { CalendarView } from './calendar-cell';
import { CalendarMonth, Weekdays } from './calendar-month';
import { CalendarJump } from './calendar-jump';
import { firstOf, monthOf } from '@/components/kit/day-number';
import { JUMP_FROM } from './month-layout';
import { type CursorProps, useCursor, useMonthShow } from './use-cursor';
import { useMonths } from './use-months';

export type CalendarGridProps = CursorProps & {
  label: string;
  view: CalendarView;
  onMonthShow: ((month: string) => void) | undefined;
  /** Called with the month of a jump, for screen readers. */
  onJump: (month: string) => void;
};

/** One grid of all months. It renders only the visible ones. */
export function CalendarGrid({ label, view, onMonthShow, onJump, ...props }: CalendarGridProps) {
  const { layout, disabled } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { shown, look, show, reveal } = useMonths(scroller, layout, props.anchor, view.span.min);
  const { tabDay, setCursor, handlers } = useCursor(scroller, props, reveal);
  const canJump = layout.count > JUMP_FROM;
  useMonthShow(layout.first + shown.top, onMonthShow);

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
        aria-readonly={props.readOnly || undefined}
        aria-disabled={disabled || undefined}
        className={styles.grid}
        data-jump={canJump ? '' : undefined}
        {...handlers}
      >
        <Weekdays view={view} weekStart={layout.weekStart} />
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
