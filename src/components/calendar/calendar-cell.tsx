import styles from './calendar-cell.module.css';
import { civilOf, formatDay, weekdayOf } from './day-number';
import type { DayNames } from './day-names';
import type { MonthSpan } from './month-span';
import type { CalendarMode } from './pick-day';
import type { CalendarDay, CalendarDayFacts } from './types';

/** What all cells are drawn from. */
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
};

type Props = { view: CalendarView; day: number; column: number; isTabStop: boolean };

type Mark = 'picked' | 'open' | 'start' | 'end' | 'both' | 'inside';

export function CalendarCell({ view, day, column, isTabStop }: Props) {
  const facts = view.factsOf(day);
  const { min, max } = view.span;
  const isDisabled = day < min || day > max || facts.disabled === true;
  const mark = markOf(view, day);
  const { date } = civilOf(day);
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

  return (
    <div
      role="gridcell"
      aria-colindex={column}
      aria-label={spoken.filter(Boolean).join(', ')}
      aria-selected={mark !== undefined}
      aria-disabled={isDisabled || undefined}
      aria-current={day === view.today ? 'date' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      className={styles.cell}
      // The others follow it.
      style={date === 1 ? { marginInlineStart: `calc(${column - 1} * 100% / 7)` } : undefined}
      data-autofocus={isTabStop ? '' : undefined}
      data-day={day}
      data-date={formatDay(day)}
      data-mark={mark}
      data-tone={facts.tone}
    >
      {facts.top && <span className={styles.top}>{facts.top}</span>}
      {view.names.number(date)}
      {note && <span className={styles.bottom}>{note}</span>}
      {facts.dot && <span className={styles.dot} />}
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
