import { type Ref, type RefObject, useMemo, useState } from 'react';
import { useKitLocale, useKitWords } from '@/platform';
import { type CalendarView, dayFor } from './calendar-cell';
import { CalendarGrid } from './calendar-grid';
import { CalendarPages } from './calendar-pages';
import { dayNames } from './day-names';
import { parseDay } from '@/components/kit/day-number';
import { layoutMonths, monthSpan } from './month-layout';
import { usePicked } from './use-picked';
import { isComplete, type PickRules } from './pick-day';
import type { CalendarProps } from './types';
import type { GridHandle } from './use-cursor';
import { useToday } from './use-months';
import { Button } from '@/components/button';
import { VisuallyHidden } from '@/components/visually-hidden';
import { enCalendar } from '@/shared/messages/en-calendar';
import { clamp } from '@/shared/values';
import styles from './calendar-panel.module.css';
import { refusalNews } from './refusal-news';

type PanelProps = {
  props: CalendarProps;
  label: string;
  held: readonly string[];
  round: number;
  confirms: boolean;
  grid: Ref<GridHandle>;
  /** The day to show at first. */
  sought: string | undefined;
  hadFocus: RefObject<boolean>;
  onHold: (dates: readonly string[]) => void;
  /** Called when the choice is complete and confirmed. */
  onDone: () => void;
};

/** The days, and below them the news and the button that confirms. */
export function CalendarPanel({ grid, sought, hadFocus, onDone, ...panel }: PanelProps) {
  const { props, label, confirms } = panel;
  const { mode = 'single', disabled = false, readOnly = false } = props;
  const t = useKitWords(enCalendar);
  const locale = useKitLocale();
  const today = useToday();
  const names = useMemo(() => dayNames(locale), [locale]);
  const span = monthSpan(props, today);
  const factsOf = (day: number) => props.formatter?.(dayFor(day, today)) ?? {};
  const rules: PickRules = {
    mode,
    isDisabled: (day) => day < span.min || day > span.max || factsOf(day).disabled === true,
    maxCount: props.maxCount ?? Infinity,
    maxRange: props.maxRange ?? Infinity,
    allowSameDay: props.allowSameDay ?? false,
    allowDisabledInside: props.allowDisabledInRange ?? false,
    clearable: props.clearable ?? false,
  };
  const picked = usePicked(panel, rules);
  const begin = props.firstDayOfWeek ?? names.weekStart();
  const layout = useMemo(
    () => layoutMonths(span.first, span.count, begin),
    [span.first, span.count, begin],
  );
  const [jumped, setJumped] = useState('');
  const { startText, endText, showMark = false, renderDay } = props;
  const view: CalendarView = {
    ...{ names, mode, days: picked.days, today, factsOf, span, showMark, renderDay },
    words: {
      start: startText ?? t('calendarStart'),
      end: endText ?? t('calendarEnd'),
      both: startText || endText ? [startText, endText].join(' / ') : t('calendarBoth'),
    },
  };
  const wanted = (sought ? parseDay(sought) : null) ?? picked.days[0];
  const isReady = isComplete(picked.days, rules);
  const isOpenEnded = mode === 'range' && picked.days.length === 1;
  const why = refusalNews(picked.refused, rules, span, names, t);
  const news = why ?? (isOpenEnded ? t('calendarPickEnd') : null);
  const { confirmText = t('calendarConfirm') } = props;

  const pick = (day: number) => {
    setJumped('');
    if (picked.pick(day)) onDone();
  };
  const confirm = () => {
    picked.confirm();
    onDone();
  };

  const Months = props.paged ? CalendarPages : CalendarGrid;
  return (
    <>
      <Months
        {...{ label, view, layout, disabled, readOnly, hadFocus }}
        anchor={wanted ?? clamp(today, span.min, Math.max(span.min, span.max))}
        clearable={rules.clearable}
        handle={grid}
        onPick={pick}
        onClear={picked.clear}
        onMonthShow={props.onMonthShow}
        onJump={setJumped}
      />
      <div data-part="footer" className={styles.foot} data-confirms={confirms ? '' : undefined}>
        <p role="status" className={styles.news} data-refused={picked.refused ? '' : undefined}>
          {news && (
            // A new node for each refusal, so that screen readers read the same words again.
            <span key={picked.refused?.count} className={styles.said}>
              {news}
            </span>
          )}
          <VisuallyHidden>{jumped}</VisuallyHidden>
        </p>
        {confirms && (
          <Button block disabled={!isReady || disabled || readOnly} onClick={confirm}>
            {isReady ? confirmText : (props.confirmDisabledText ?? confirmText)}
          </Button>
        )}
      </div>
    </>
  );
}
