import { memo } from 'react';
import styles from './calendar-grid.module.css';
import { type CalendarView, CalendarCell } from './calendar-cell';
import { firstOf, formatMonth, lengthOf } from './day-number';
import { leadOf, type MonthLayout, weeksOf } from './month-layout';

type Props = {
  view: CalendarView;
  layout: MonthLayout;
  index: number;
  /** The day that Tab leads to, if it is in this month. */
  tabDay: number | null;
};

/** A month in its place: rows of a grid that other months share. */
export const CalendarMonth = memo(function CalendarMonth({ view, layout, index, tabDay }: Props) {
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

/** From 0, the days of a week of the month. */
function daysIn(week: number, lead: number, length: number): number[] {
  const days: number[] = [];
  for (let at = week * 7 - lead; at < week * 7 + 7 - lead; at += 1)
    if (at >= 0 && at < length) days.push(at);
  return days;
}
