import styles from './calendar-grid.module.css';
import type { DayNames } from './day-names';
import { civilOf, formatDay, weekdayOf } from '@/components/kit/day-number';
import type { MonthSpan } from './month-layout';
import type { CalendarMode } from './pick-day';
import type { CalendarDay, CalendarDayFacts, CalendarProps } from './types';

/** The data that all cells share. */
export type CalendarView = {
  readonly names: DayNames;
  readonly mode: CalendarMode;
  readonly days: readonly number[];
  readonly today: number;
  readonly factsOf: (day: number) => CalendarDayFacts;
  readonly span: MonthSpan;
  readonly words: {
    readonly start: string;
    readonly end: string;
    readonly both: string;
  };
  readonly showMark: boolean;
  readonly renderDay: CalendarProps['renderDay'];
};

type CalendarCellProps = { view: CalendarView; day: number; column: number; isTabStop: boolean };

type Mark = 'picked' | 'open' | 'start' | 'end' | 'both' | 'inside';

/** A day of the grid. */
export function CalendarCell({ view, day, column, isTabStop }: CalendarCellProps) {
  const facts = view.factsOf(day);
  const { min, max } = view.span;
  const isDisabled = day < min || day > max || facts.disabled === true;
  const mark = markOf(view, day);
  const number = view.names.number(civilOf(day).date);
  const end = mark && endOf(view, mark);
  const { bottom = '' } = facts;
  const note = end ?? bottom;
  const spoken = [
    view.names.day(day),
    end,
    facts.top,
    bottom,
    typeof facts.dot === 'string' && facts.dot,
  ];
  const isChosen = mark !== undefined;
  const own = view.renderDay?.({ ...dayFor(day, view.today), text: number, isChosen, isDisabled });

  return (
    <div
      role="gridcell"
      aria-colindex={column}
      aria-label={spoken.filter(Boolean).join(', ')}
      aria-selected={isChosen}
      aria-disabled={isDisabled || undefined}
      aria-current={day === view.today ? 'date' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-part="cell"
      className={styles.cell}
      // The first day has the offset, and the other days follow.
      style={
        civilOf(day).date === 1
          ? { marginInlineStart: `calc(${column - 1} * 100% / 7)` }
          : undefined
      }
      data-autofocus={isTabStop ? '' : undefined}
      data-day={day}
      data-date={formatDay(day)}
      data-mark={mark}
      data-tone={facts.tone}
    >
      {own ? (
        <span data-part="number" className={styles.own}>
          {own}
        </span>
      ) : (
        <>
          {facts.top && (
            <span data-part="note" className={styles.top}>
              {facts.top}
            </span>
          )}
          {number}
          {note && (
            <span data-part="note" className={styles.bottom}>
              {note}
            </span>
          )}
          {facts.dot && <span data-part="dot" className={styles.dot} />}
        </>
      )}
    </div>
  );
}

export function dayFor(day: number, today: number): CalendarDay {
  const { year, month, date } = civilOf(day);
  return {
    ...{ date: formatDay(day), year, month, day: date },
    ...{ weekday: weekdayOf(day), isToday: day === today },
  };
}

function markOf({ mode, days }: CalendarView, day: number): Mark | undefined {
  if (mode !== 'range') return days.includes(day) ? 'picked' : undefined;
  const [start, end] = days;
  if (start === undefined) return undefined;
  if (end === undefined) return day === start ? 'open' : undefined;
  if (day < start || day > end) return undefined;
  if (start === end) return 'both';
  if (day === start) return 'start';
  return day === end ? 'end' : 'inside';
}

function endOf({ words }: CalendarView, mark: Mark): string | undefined {
  if (mark === 'open' || mark === 'start') return words.start;
  if (mark === 'both') return words.both;
  return mark === 'end' ? words.end : undefined;
}
