import { useEffect, useMemo } from 'react';
import { useKitLocale } from '@/platform';
import { type DayNames, dayNames } from './day-names';

/**
 * The names in the visitor's language. Of what is still closed they are made while the browser has nothing else to
 * do: its first number and its first date take longer than all days that are drawn.
 */
export function useDayNames(isOpen: boolean): DayNames {
  const locale = useKitLocale();
  const names = useMemo(() => dayNames(locale), [locale]);

  useEffect(() => {
    // WebKit has none: there they are made when it opens.
    if (isOpen || !window.requestIdleCallback) return;
    const id = window.requestIdleCallback(() => {
      names.number(names.weekStart());
      names.weekday(0);
      names.day(0);
      names.month(0);
      names.monthAlone(0);
    });
    return () => window.cancelIdleCallback(id);
  }, [names, isOpen]);

  return names;
}
