import { omit } from '@/shared/lazy-values';
import type { CalendarProps } from './types';

const own: readonly (keyof CalendarProps)[] = [
  ...(['mode', 'value', 'defaultValue', 'onChange', 'label', 'title', 'minDate'] as const),
  ...(['maxDate', 'monthNum', 'maxCount', 'maxRange', 'allowSameDay'] as const),
  ...(['allowDisabledInRange', 'formatter', 'firstDayOfWeek', 'showMark'] as const),
  ...(['showConfirm', 'confirmText', 'confirmDisabledText', 'startText', 'endText'] as const),
  ...(['readOnly', 'disabled', 'name', 'form', 'required', 'open', 'onOpenChange'] as const),
  ...(['closeOnClickOverlay', 'onSelect', 'onRefuse', 'onMonthShow', 'handle'] as const),
];

/** What the root element gets: all that the calendar does not know itself. */
export function nativeProps(props: CalendarProps): object {
  return omit(props, own);
}
