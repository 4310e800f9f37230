import { memo } from 'react';
import { CalendarCell, type CalendarView } from './calendar-cell';
import styles from './calendar-grid.module.css';
import { firstOf, formatMonth, lengthOf } from '@/components/kit/day-number';
import { leadOf, type MonthLayout, weeksOf } from './month-layout';

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
  // The first row of the grid names the weekdays.
  const rowIndex = 2 + index + weeksBefore;
  const top = `calc(${index} * var(--portico-calendar-head) + ${weeksBefore} * var(--portico-calendar-row))`;

  return (
    <div
      role="rowgroup"
      data-part="month"
      className={styles.month}
      style={{ insetBlockStart: top }}
      data-month={formatMonth(month)}
      data-watermark={view.showMark ? view.names.number((month % 12) + 1) : undefined}
    >
      <div
        role="row"
        aria-rowindex={rowIndex}
        data-part="header"
        className={styles.head}
        data-head=""
      >
        <div role="rowheader" aria-colspan={7}>
          {view.names.month(month)}
        </div>
      </div>
      <CalendarWeeks
        view={view}
        month={month}
        weekStart={layout.weekStart}
        tabDay={tabDay}
        firstRow={rowIndex + 1}
      />
    </div>
  );
});

type CalendarWeeksProps = {
  view: CalendarView;
  month: number;
  weekStart: number;
  tabDay: number | null;
  /** The row index of the first week in the grid. */
  firstRow: number;
};

/** The rows of a month. */
export function CalendarWeeks({ view, month, weekStart, tabDay, firstRow }: CalendarWeeksProps) {
  const lead = leadOf(month, weekStart);
  const first = firstOf(month);
  const weeks = Array.from({ length: weeksOf(month, weekStart) }, (_, week) => week);
  return weeks.map((week) => (
    <div
      key={week}
      role="row"
      aria-rowindex={firstRow + week}
      data-part="week"
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
  ));
}

/** The days of a week of the month, counted from 0. */
function daysIn(week: number, lead: number, length: number): number[] {
  const days: number[] = [];
  for (let at = week * 7 - lead; at < week * 7 + 7 - lead; at += 1)
    if (at >= 0 && at < length) days.push(at);
  return days;
}

/** The row of the names of the weekdays. */
export function Weekdays({ view, weekStart }: { view: CalendarView; weekStart: number }) {
  return (
    <div role="row" aria-rowindex={1} className={styles.weekdays}>
      {[0, 1, 2, 3, 4, 5, 6].map((column) => {
        const { short, long } = view.names.weekday((weekStart + column) % 7);
        return (
          <div key={column} role="columnheader" aria-colindex={column + 1} aria-label={long}>
            {short}
          </div>
        );
      })}
    </div>
  );
}
