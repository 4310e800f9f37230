import { useKitWords } from '@/platform';
import { BackIcon, ChevronDownIcon, ForwardIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { enCalendarDays } from '@/shared/messages/en-calendar-days';
import { clamp } from '@/shared/values';
import styles from './calendar-jump.module.css';
import type { DayNames } from './day-names';
import { mod } from './day-number';
import type { MonthLayout } from './month-layout';

type Props = {
  layout: MonthLayout;
  names: DayNames;
  /** The index of the month at the top. */
  index: number;
  onJump: (index: number) => void;
};

/** Jumps to any month with native selects of months and years. */
export function CalendarJump({ layout, names, index, onJump }: Props) {
  const t = useKitWords(enCalendarDays);
  const { first, count } = layout;
  const month = first + index;
  const lastMonth = first + count - 1;
  const yearOf = (of: number) => Math.floor(of / 12);
  const years = range(yearOf(first), yearOf(lastMonth));
  const months = range(
    Math.max(first, yearOf(month) * 12),
    Math.min(lastMonth, yearOf(month) * 12 + 11),
  );
  const jump = (to: number) => onJump(clamp(to, first, lastMonth) - first);

  return (
    <div className={styles.jump}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('calendarPrevious')}
        disabled={index === 0}
        onClick={() => jump(month - 1)}
      >
        <KitIcon name="back" icon={BackIcon} size="1.25rem" />
      </button>
      <span className={styles.selects}>
        <span className={styles.choice}>
          <span aria-hidden>{names.monthAlone(month)}</span>
          <KitIcon name="chevron" icon={ChevronDownIcon} size="0.875rem" weight={2.5} />
          <select
            aria-label={t('calendarMonth')}
            value={month}
            onChange={(event) => jump(Number(event.target.value))}
          >
            {months.map((each) => (
              <option key={each} value={each}>
                {names.monthAlone(each)}
              </option>
            ))}
          </select>
        </span>
        <span className={styles.choice}>
          <span aria-hidden>{names.number(yearOf(month))}</span>
          <KitIcon name="chevron" icon={ChevronDownIcon} size="0.875rem" weight={2.5} />
          <select
            aria-label={t('calendarYear')}
            value={yearOf(month)}
            onChange={(event) => jump(Number(event.target.value) * 12 + mod(month, 12))}
          >
            {years.map((year) => (
              <option key={year} value={year}>
                {names.number(year)}
              </option>
            ))}
          </select>
        </span>
      </span>
      <button
        type="button"
        className={styles.step}
        aria-label={t('calendarNext')}
        disabled={index === count - 1}
        onClick={() => jump(month + 1)}
      >
        <KitIcon name="forward" icon={ForwardIcon} size="1.25rem" />
      </button>
    </div>
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
