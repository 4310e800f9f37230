export { Calendar } from './calendar';
export type { CalendarMode, PickRefusal as CalendarRefusal } from './pick-day';
export type {
  CalendarDay,
  CalendarDayFacts,
  CalendarDayState,
  CalendarHandle,
  CalendarProps,
} from './types';
