import { once } from '@/shared/lazy-values';
import { firstOf } from './day-number';
import { useEffect, useEffectEvent } from 'react';
import { attempt } from '@/shared/errors';

/** Everything that is read or written of days in a locale. */
export type DayNames = {
  readonly locale: string;
  readonly number: (value: number) => string;
  readonly day: (day: number) => string;
  readonly month: (month: number) => string;
  readonly monthAlone: (month: number) => string;
  readonly weekday: (weekday: number) => { readonly short: string; readonly long: string };
  /** The weekday that weeks begin with, 0 is Sunday. */
  readonly weekStart: () => number;
};

const MS_A_DAY = 86_400_000;
/** A Sunday. */
const SUNDAY = 3;

/** Only the names pass through a Date, and only in UTC: a time zone has no say. */
export function dayNames(locale: string): DayNames {
  // A format costs more than a month of days: none is made before it is asked.
  const make = (options: Intl.DateTimeFormatOptions) => {
    const all = { ...options, timeZone: 'UTC', calendar: 'gregory' };
    const format = once(() => new Intl.DateTimeFormat(locale, all));
    return (day: number) => format().format(day * MS_A_DAY);
  };
  const month = make({ month: 'long', year: 'numeric' });
  const monthAlone = make({ month: 'long' });
  const narrow = make({ weekday: 'narrow' });
  const medium = make({ weekday: 'short' });
  const long = make({ weekday: 'long' });
  const numbers = once(() => new Intl.NumberFormat(locale, { useGrouping: false }));
  // "T" is Tuesday or Thursday: one letter is enough only where the language means it so.
  const isClear = once(
    () => new Set([0, 1, 2, 3, 4, 5, 6].map((at) => narrow(SUNDAY + at))).size === 7,
  );
  return {
    locale,
    number: (value) => numbers().format(value),
    day: make({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    month: (index) => month(firstOf(index)),
    monthAlone: (index) => monthAlone(firstOf(index)),
    weekday: (weekday) => ({
      short: (isClear() ? narrow : medium)(SUNDAY + weekday),
      long: long(SUNDAY + weekday),
    }),
    weekStart: once(() => weekStart(locale)),
  };
}

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

type WeekInfo = { readonly firstDay: number };
type LocaleWithWeeks = Intl.Locale & {
  readonly weekInfo?: WeekInfo;
  readonly getWeekInfo?: () => WeekInfo;
};

const sunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const saturday = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** The weekday that weeks begin with, 0 is Sunday. Firefox, and Safari before 17, do not tell: the table does. */
export function weekStart(locale: string): number {
  const own = attempt(() => new Intl.Locale(locale) as LocaleWithWeeks);
  if (!own) return 1;
  const told = (own.getWeekInfo?.() ?? own.weekInfo)?.firstDay;
  return told === undefined ? weekStartOfRegion(own.maximize().region ?? '') : told % 7;
}

export function weekStartOfRegion(region: string): number {
  if (sunday.split(' ').includes(region)) return 0;
  return saturday.split(' ').includes(region) ? 6 : 1;
}
