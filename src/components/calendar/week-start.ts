import { attempt } from '@/shared/errors';

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
