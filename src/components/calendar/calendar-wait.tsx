import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/button';
import { Spinner } from '@/components/spinner';
import { useKitWords } from '@/platform';
import { CALENDAR_MONTHS } from '@/shared/defaults';
import { enCalendar } from '@/shared/messages/en-calendar';
import styles from './calendar.module.css';
import type { CalendarProps } from './types';

type Props = {
  span: Pick<CalendarProps, 'minDate' | 'maxDate' | 'monthNum'>;
  confirms: boolean;
  hadFocus: RefObject<boolean>;
  /** The code of the days has not come. */
  onRetry: (() => void) | undefined;
};

/** More months than this have a bar that leads to them. */
export const JUMP_FROM = 6;

/** Where the days will be, as high as they are. */
export function CalendarWait({ span, confirms, hadFocus, onRetry }: Props) {
  const t = useKitWords(enCalendar);
  const box = useRef<HTMLDivElement>(null);

  // Whoever waits here, or on the sheet around it, goes on in the days.
  useLayoutEffect(() => {
    const root = box.current?.parentElement;
    // The button that asked again is gone.
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
      data-jump={countMonths(span) > JUMP_FROM ? '' : undefined}
      data-confirms={confirms ? '' : undefined}
    >
      {onRetry ? (
        <Button variant="tonal" onPress={onRetry}>
          {t('calendarRetry')}
        </Button>
      ) : (
        <Spinner label={t('calendarLoading')} />
      )}
    </div>
  );
}

function countMonths({ minDate, maxDate, monthNum }: Props['span']): number {
  const wanted = monthNum ?? (maxDate ? Infinity : CALENDAR_MONTHS);
  const start = minDate ?? new Date().toISOString();
  return Math.min(wanted, maxDate ? monthAt(maxDate) - monthAt(start) + 1 : Infinity);
}

function monthAt(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}
