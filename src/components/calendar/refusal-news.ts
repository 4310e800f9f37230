import type { Translate } from '@/shared/messages';
import type { enCalendar } from '@/shared/messages/en-calendar';
import type { DayNames } from './day-names';
import type { Refused } from './use-picked';
import type { MonthSpan } from './month-layout';
import type { PickRules } from './pick-day';

/** The text that says why a pick was refused or started again. */
export function refusalNews(
  refused: Refused | null,
  rules: PickRules,
  span: MonthSpan,
  names: DayNames,
  t: Translate<keyof typeof enCalendar>,
): string | null {
  switch (refused?.refusal) {
    case 'disabled':
      // In a span without days there is no first day to name.
      if (refused.day < span.min && span.min <= span.max) {
        return t('calendarTooEarly', { day: names.day(span.min) });
      }
      if (refused.day > span.max && span.min <= span.max) {
        return t('calendarTooLate', { day: names.day(span.max) });
      }
      return t('calendarTaken', { day: names.day(refused.day) });
    case 'too-many':
      return t('calendarTooMany', { count: names.number(rules.maxCount) });
    case 'too-long':
      return t('calendarTooLong', {
        count: names.number(rules.maxRange),
        day: names.day(refused.day),
      });
    case 'gap':
      return t('calendarGap', { day: names.day(refused.day) });
    case 'same-day':
      return t('calendarSameDay');
    default:
      return null;
  }
}
