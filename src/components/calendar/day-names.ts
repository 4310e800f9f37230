import { once } from '@/shared/lazy-values';
import { dayFormat, firstOf, MS_A_DAY } from '@/components/kit/day-number';
import { attempt } from '@/shared/errors';

/** The names of days and months in a locale. */
export type DayNames = {
  readonly number: (value: number) => string;
  readonly day: (day: number) => string;
  readonly month: (month: number) => string;
  readonly monthAlone: (month: number) => string;
  readonly weekday: (weekday: number) => { readonly short: string; readonly long: string };
  /** The first day of the week; 0 is Sunday. */
  readonly weekStart: () => number;
};

/** The day number of a Sunday. */
const SUNDAY = 3;

export function dayNames(locale: string): DayNames {
  // Creating a formatter takes longer than rendering a month, so each is created at its first use.
  const make = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => dayFormat(locale, options));
    return (day: number) => format().format(day * MS_A_DAY);
  };
  const month = make({ month: 'long', year: 'numeric' });
  const monthAlone = make({ month: 'long' });
  const narrow = make({ weekday: 'narrow' });
  const medium = make({ weekday: 'short' });
  const long = make({ weekday: 'long' });
  const numbers = once(() => new Intl.NumberFormat(locale, { useGrouping: false }));
  // "T" is Tuesday or Thursday, so use narrow names only in languages where all seven differ.
  const isClear = once(
    () => new Set([0, 1, 2, 3, 4, 5, 6].map((at) => narrow(SUNDAY + at))).size === 7,
  );
  return {
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

type WeekInfo = { readonly firstDay: number };
type LocaleWithWeeks = Intl.Locale & {
  readonly weekInfo?: WeekInfo;
  readonly getWeekInfo?: () => WeekInfo;
};

const sunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const saturday = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** The first day of the week; 0 is Sunday. Firefox and Safari before 17 have no week info, so a table replaces it. */
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
