import { type Ref, type RefObject, useMemo, useState } from 'react';
import { Button } from '@/components/button';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enCalendarDays } from '@/shared/messages/en-calendar-days';
import { clamp } from '@/shared/values';
import styles from './calendar-panel.module.css';
import { type CalendarView } from './calendar-cell';
import { CalendarGrid, type GridHandle } from './calendar-grid';
import type { DayNames } from './day-names';
import { parseDay } from './day-number';
import { layoutMonths } from './month-layout';
import type { MonthSpan } from './month-span';
import { isComplete, type PickRules } from './pick-day';
import { refusalNews } from './refusal-news';
import type { CalendarDayFacts, CalendarProps } from './types';
import type { usePicked } from './use-picked';

type Props = {
  props: CalendarProps;
  names: DayNames;
  label: string;
  span: MonthSpan;
  rules: PickRules;
  today: number;
  picked: ReturnType<typeof usePicked>;
  factsOf: (day: number) => CalendarDayFacts;
  confirms: boolean;
  grid: Ref<GridHandle>;
  /** To be in sight at first. */
  sought: string | undefined;
  hadFocus: RefObject<boolean>;
  /** The choice holds. */
  onDone: () => void;
};

export function CalendarPanel({
  props,
  names,
  label,
  span,
  rules,
  today,
  picked,
  factsOf,
  ...rest
}: Props) {
  const { confirms, grid, sought, hadFocus, onDone } = rest;
  const { mode } = rules;
  const t = useKitWords(enCalendarDays);
  const begin = props.firstDayOfWeek ?? names.weekStart();
  const layout = useMemo(
    () => layoutMonths(span.first, span.count, begin),
    [span.first, span.count, begin],
  );
  const [jumped, setJumped] = useState('');
  const { startText, endText } = props;
  const view: CalendarView = {
    ...{ names, mode, days: picked.days, today, factsOf, span },
    words: {
      start: startText ?? t('calendarStart'),
      end: endText ?? t('calendarEnd'),
      both: startText || endText ? [startText, endText].join(' / ') : t('calendarBoth'),
    },
    showMark: props.showMark ?? false,
  };
  const wanted = (sought ? parseDay(sought) : null) ?? picked.days[0];
  const anchor = wanted ?? clamp(today, span.min, Math.max(span.min, span.max));
  const isReady = mode === 'multiple' || isComplete(picked.days, mode);
  const isOpenEnded = mode === 'range' && picked.days.length === 1;
  const why = refusalNews(picked.refused, rules, names, t);
  const news = why ?? (isOpenEnded ? t('calendarPickEnd') : null);
  const { confirmText = t('calendarConfirm') } = props;

  const pick = (day: number) => {
    setJumped('');
    if (picked.pick(day)) onDone();
  };

  return (
    <>
      <CalendarGrid
        label={label}
        view={view}
        layout={layout}
        anchor={anchor}
        disabled={props.disabled ?? false}
        readOnly={props.readOnly ?? false}
        handle={grid}
        hadFocus={hadFocus}
        onPick={pick}
        onMonthShow={props.onMonthShow}
        onJump={setJumped}
      />
      <div className={styles.foot} data-confirms={confirms ? '' : undefined}>
        <p role="status" className={styles.news} data-refused={picked.refused ? '' : undefined}>
          {news && <span className={styles.said}>{news}</span>}
          <VisuallyHidden>{jumped}</VisuallyHidden>
        </p>
        {confirms && (
          <Button
            block
            disabled={!isReady || props.disabled || props.readOnly}
            onPress={() => {
              picked.confirm();
              onDone();
            }}
          >
            {isReady ? confirmText : (props.confirmDisabledText ?? confirmText)}
          </Button>
        )}
      </div>
    </>
  );
}
