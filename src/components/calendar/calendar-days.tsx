import { type Ref, type RefObject, useMemo, useState } from 'react';
import { useKitLocale, useKitWords } from '@/platform';
import { type CalendarView, dayFor } from './calendar-month';
import { CalendarGrid, type GridHandle } from './calendar-grid';
import { type DayNames, dayNames, ReadyNames } from './day-names';
import { parseDay } from './day-number';
import { layoutMonths, monthSpan, type MonthSpan } from './month-layout';
import { usePicked } from './use-picked';
import { isComplete, type PickRules } from './pick-day';
import type { CalendarDayFacts, CalendarProps } from './types';
import { useToday } from './use-months';
import { Button } from '@/components/button';
import { VisuallyHidden } from '@/components/visually-hidden';
import { enCalendarDays } from '@/shared/messages/en-calendar-days';
import { clamp } from '@/shared/values';
import styles from './calendar-panel.module.css';
import { refusalNews } from './refusal-news';

type CalendarDaysProps = {
  /** False in a closed popup. */
  isShown: boolean;
  props: CalendarProps;
  label: string;
  held: readonly string[];
  round: number;
  confirms: boolean;
  names: DayNames | undefined;
  grid: Ref<GridHandle>;
  sought: string | undefined;
  hadFocus: RefObject<boolean>;
  onNames: (names: DayNames) => void;
  onHold: (dates: readonly string[]) => void;
  /** Called when the choice is complete and confirmed. */
  onDone: () => void;
};

/** The lazy chunk of the calendar. */
export function CalendarDays({ isShown, names, onNames, ...rest }: CalendarDaysProps) {
  const locale = useKitLocale();
  if (!isShown) return <ReadyNames locale={locale} onNames={onNames} />;
  return <ShownDays {...rest} ready={names?.locale === locale ? names : undefined} />;
}

type ShownProps = Omit<CalendarDaysProps, 'isShown' | 'names' | 'onNames'> & {
  ready: DayNames | undefined;
};

function ShownDays({ props, label, ready, ...more }: ShownProps) {
  const { grid, sought, hadFocus, onDone, ...source } = more;
  const { mode = 'single', formatter } = props;
  const locale = useKitLocale();
  const today = useToday();
  const names = useMemo(() => ready ?? dayNames(locale), [ready, locale]);
  const span = monthSpan(props, today);

  const factsOf = (day: number) => formatter?.(dayFor(day, today)) ?? {};
  const rules: PickRules = {
    mode,
    isDisabled: (day) => day < span.min || day > span.max || factsOf(day).disabled === true,
    maxCount: props.maxCount ?? Infinity,
    maxRange: props.maxRange ?? Infinity,
    allowSameDay: props.allowSameDay ?? false,
    allowDisabledInside: props.allowDisabledInRange ?? false,
  };
  const picked = usePicked({ props, ...source }, rules);
  return (
    <CalendarPanel
      {...{
        props,
        names,
        label,
        span,
        rules,
        today,
        picked,
        factsOf,
        grid,
        sought,
        hadFocus,
        onDone,
      }}
      confirms={source.confirms}
    />
  );
}

type CalendarPanelProps = {
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
  /** The day to show at first. */
  sought: string | undefined;
  hadFocus: RefObject<boolean>;
  /** Called when the choice is complete and confirmed. */
  onDone: () => void;
};

function CalendarPanel({
  props,
  names,
  label,
  span,
  rules,
  today,
  picked,
  factsOf,
  ...rest
}: CalendarPanelProps) {
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
  const why = refusalNews(picked.refused, rules, span, names, t);
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
          {news && (
            // A new node for each refusal, so that screen readers read the same words again.
            <span key={picked.refused?.count} className={styles.said}>
              {news}
            </span>
          )}
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
