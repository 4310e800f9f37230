import type { Translate } from '@/shared/messages';
import type { enCalendarDays } from '@/shared/messages/en-calendar-days';
import type { DayNames } from './day-names';
import type { Refused } from './use-picked';
import type { PickRules } from './pick-day';

/** Why a pick came to nothing, or to something else. */
export function refusalNews(
  refused: Refused | null,
  rules: PickRules,
  names: DayNames,
  t: Translate<keyof typeof enCalendarDays>,
): string | null {
  switch (refused?.refusal) {
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
