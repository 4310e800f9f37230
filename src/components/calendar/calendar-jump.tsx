import { useKitWords } from '@/platform';
import { BackIcon, ChevronDownIcon, ForwardIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { enCalendar } from '@/shared/messages/en-calendar';
import { clamp } from '@/shared/values';
import styles from './calendar-jump.module.css';
import type { DayNames } from './day-names';
import { mod } from '@/components/kit/day-number';
import type { MonthLayout } from './month-layout';

type Props = {
  layout: MonthLayout;
  names: DayNames;
  /** The index of the month at the top. */
  index: number;
  /** One month is shown. With more than twelve months there are also buttons for a year earlier or later. */
  paged?: boolean;
  onJump: (index: number) => void;
};

/** Jumps to any month with native selects of months and years. */
export function CalendarJump({ layout, names, index, paged = false, onJump }: Props) {
  const t = useKitWords(enCalendar);
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
  const step = (by: number) => jump(month + by);
  const isFirst = index === 0;
  const isLast = index === count - 1;
  const hasYears = paged && count > 12;

  return (
    <div className={styles.jump} data-paged={paged ? '' : undefined}>
      {hasYears && (
        <StepButton
          by={-1}
          isYear
          label={t('calendarPreviousYear')}
          disabled={isFirst}
          onStep={step}
        />
      )}
      <StepButton by={-1} label={t('calendarPrevious')} disabled={isFirst} onStep={step} />
      <span className={styles.selects}>
        <span className={styles.choice}>
          <span aria-hidden>{names.monthAlone(month)}</span>
          <KitIcon name="chevron" icon={ChevronDownIcon} size="0.875rem" weight={2.5} />
          <select
            aria-label={t('month')}
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
            aria-label={t('year')}
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
      <StepButton by={1} label={t('calendarNext')} disabled={isLast} onStep={step} />
      {hasYears && (
        <StepButton by={1} isYear label={t('calendarNextYear')} disabled={isLast} onStep={step} />
      )}
    </div>
  );
}

type StepButtonProps = {
  by: 1 | -1;
  isYear?: boolean;
  label: string;
  disabled: boolean;
  onStep: (by: number) => void;
};

function StepButton({ by, isYear = false, label, disabled, onStep }: StepButtonProps) {
  const [name, icon] = by < 0 ? (['back', BackIcon] as const) : (['forward', ForwardIcon] as const);
  return (
    <button
      type="button"
      data-part="step"
      className={styles.step}
      data-year={isYear ? '' : undefined}
      aria-label={label}
      disabled={disabled}
      onClick={() => onStep(isYear ? by * 12 : by)}
    >
      <KitIcon name={name} icon={icon} size="1.25rem" />
      {isYear && <KitIcon name={name} icon={icon} size="1.25rem" />}
    </button>
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
