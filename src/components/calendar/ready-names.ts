import { useEffect, useEffectEvent } from 'react';
import { type DayNames, dayNames } from './day-names';

type Props = { locale: string; onNames: (names: DayNames) => void };

/**
 * The names of a calendar that is closed are made while the browser has nothing else to do: its first number and its
 * first date take longer than all days that are drawn.
 */
export function ReadyNames({ locale, onNames }: Props): null {
  const tell = useEffectEvent(onNames);

  useEffect(() => {
    // WebKit has none: there they are made when it opens.
    if (!window.requestIdleCallback) return;
    const id = window.requestIdleCallback(() => {
      const names = dayNames(locale);
      names.number(names.weekStart());
      names.weekday(0);
      names.day(0);
      names.month(0);
      names.monthAlone(0);
      tell(names);
    });
    return () => window.cancelIdleCallback(id);
  }, [locale]);

  return null;
}
