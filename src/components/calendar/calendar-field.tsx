import { type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './calendar.module.css';
import type { CalendarMode } from './pick-day';
import { Button } from '@/components/button';
import { Spinner } from '@/components/spinner';
import { useKitWords } from '@/platform';
import { CALENDAR_MONTHS } from '@/shared/defaults';
import { enCalendar } from '@/shared/messages/en-calendar';
import type { CalendarProps } from './types';

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  mode: CalendarMode;
  dates: readonly string[];
  name: string | undefined;
  form: string | undefined;
  required: boolean | undefined;
  disabled: boolean;
  /** The browser focuses an invalid field, so move the focus to the days. */
  onFocus: () => void;
};

/** The calendar's value in a form. The browser does not validate or focus type=hidden, so the type is text. */
export function CalendarField({ ref, mode, dates, name, form, disabled, ...props }: Props) {
  const isList = mode === 'multiple';
  return (
    <input
      ref={ref}
      className={styles.field}
      tabIndex={-1}
      aria-hidden
      inputMode="none"
      autoComplete="off"
      name={isList ? undefined : name}
      form={form}
      required={props.required}
      disabled={disabled}
      value={dates.join(isList ? ',' : '/')}
      onChange={() => {}}
      onFocus={props.onFocus}
    />
  );
}

type CalendarWaitProps = {
  span: Pick<CalendarProps, 'minDate' | 'maxDate' | 'monthNum' | 'paged'>;
  confirms: boolean;
  hadFocus: RefObject<boolean>;
  /** Set if the chunk of the days failed to load. */
  onRetry: (() => void) | undefined;
};

/** A calendar with more months than this has a bar to jump between them. */
export const JUMP_FROM = 6;

/** A placeholder with the height of the days. */
export function CalendarWait({ span, confirms, hadFocus, onRetry }: CalendarWaitProps) {
  const t = useKitWords(enCalendar);
  const box = useRef<HTMLDivElement>(null);

  // Keeps the focus: if it is here or on the sheet, it moves to the days when they have loaded.
  useLayoutEffect(() => {
    const root = box.current?.parentElement;
    // The retry button had the focus and is gone.
    if (hadFocus.current) box.current?.focus();
    return () => {
      const { activeElement: at } = document;
      hadFocus.current = root?.contains(at) || at === root?.closest('[role=dialog]');
    };
  }, [hadFocus]);

  return (
    <div
      ref={box}
      tabIndex={-1}
      className={styles.wait}
      data-jump={span.paged || countMonths(span) > JUMP_FROM ? '' : undefined}
      data-confirms={confirms ? '' : undefined}
    >
      {onRetry ? (
        <Button variant="tonal" onClick={onRetry}>
          {t('calendarRetry')}
        </Button>
      ) : (
        <Spinner label={t('calendarLoading')} />
      )}
    </div>
  );
}

function countMonths({ minDate, maxDate, monthNum }: CalendarWaitProps['span']): number {
  const wanted = monthNum ?? (maxDate ? Infinity : CALENDAR_MONTHS);
  const start = minDate ?? new Date().toISOString();
  return Math.min(wanted, maxDate ? monthAt(maxDate) - monthAt(start) + 1 : Infinity);
}

function monthAt(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}
