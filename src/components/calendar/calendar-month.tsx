import { memo } from 'react';
import styles from './calendar-grid.module.css';
import { civilOf, firstOf, formatDay, formatMonth, lengthOf, weekdayOf } from './day-number';
import { leadOf, type MonthLayout, type MonthSpan, weeksOf } from './month-layout';
import type { DayNames } from './day-names';
import type { CalendarMode } from './pick-day';
import type { CalendarDay, CalendarDayFacts } from './types';

type CalendarMonthProps = {
  view: CalendarView;
  layout: MonthLayout;
  index: number;
  /** The day that is the tab stop, if it is in this month. */
  tabDay: number | null;
};

/** A month at its place: rows of the one grid of all months. */
export const CalendarMonth = memo(function CalendarMonth({
  view,
  layout,
  index,
  tabDay,
}: CalendarMonthProps) {
  const month = layout.first + index;
  const weeksBefore = layout.weeks[index] ?? 0;
  const lead = leadOf(month, layout.weekStart);
  const first = firstOf(month);
  const weeks = Array.from({ length: weeksOf(month, layout.weekStart) }, (_, week) => week);
  // The first row of the grid names the weekdays.
  const rowIndex = 2 + index + weeksBefore;
  const top = `calc(${index} * var(--portico-calendar-head) + ${weeksBefore} * var(--portico-calendar-row))`;

  return (
    <div
      role="rowgroup"
      className={styles.month}
      style={{ insetBlockStart: top }}
      data-month={formatMonth(month)}
      data-watermark={view.showMark ? view.names.number((month % 12) + 1) : undefined}
    >
      <div role="row" aria-rowindex={rowIndex} className={styles.head} data-head="">
        <div role="rowheader" aria-colspan={7}>
          {view.names.month(month)}
        </div>
      </div>
      {weeks.map((week) => (
        <div
          key={week}
          role="row"
          aria-rowindex={rowIndex + 1 + week}
          className={styles.week}
          data-week=""
        >
          {daysIn(week, lead, lengthOf(month)).map((at) => (
            <CalendarCell
              key={at}
              view={view}
              day={first + at}
              column={((lead + at) % 7) + 1}
              isTabStop={tabDay === first + at}
            />
          ))}
        </div>
      ))}
    </div>
  );
});

/** The days of a week of the month, counted from 0. */
function daysIn(week: number, lead: number, length: number): number[] {
  const days: number[] = [];
  for (let at = week * 7 - lead; at < week * 7 + 7 - lead; at += 1)
    if (at >= 0 && at < length) days.push(at);
  return days;
}

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
};

type CalendarCellProps = { view: CalendarView; day: number; column: number; isTabStop: boolean };

type Mark = 'picked' | 'open' | 'start' | 'end' | 'both' | 'inside';

function CalendarCell({ view, day, column, isTabStop }: CalendarCellProps) {
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
      // The first day has the offset, and the other days follow.
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
