import type { ComponentProps, Ref } from 'react';
import type { CalendarMode, PickRefusal } from './pick-day';

/** A day, as `formatter` is asked about it. */
export type CalendarDay = {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly isToday: boolean;
};

/** What there is to say of a day: a holiday, a lunar date, a price, that it is taken. */
export type CalendarDayFacts = {
  readonly disabled?: boolean | undefined;
  /** Small, above and below the number. Both are read aloud with the day. */
  readonly top?: string | undefined;
  readonly bottom?: string | undefined;
  /** A mark; a text says what it means to those who do not see it. */
  readonly dot?: boolean | string | undefined;
  readonly tone?: 'accent' | 'success' | 'warning' | 'danger' | 'quiet' | undefined;
};

export type CalendarHandle = {
  /** Brings a day into view. */
  scrollToDate(date: string): void;
};

type Native = Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'onSelect' | 'children' | 'role' | 'title'
>;

type Common = Native & {
  /** The accessible name. @default 'Choose a day', 'Choose days', 'Choose a period' */
  label?: string | undefined;
  /** The heading of the popup. @default the label */
  title?: string | undefined;
  /** The first and the last day that can be chosen, YYYY-MM-DD. @default today; the end of the last month */
  minDate?: string | undefined;
  maxDate?: string | undefined;
  /** How many months, the first one counted. @default 3, or up to `maxDate` */
  monthNum?: number | undefined;
  /** Of several days, how many at most. @default Infinity */
  maxCount?: number | undefined;
  /** Days of a period at most, both ends counted. @default Infinity */
  maxRange?: number | undefined;
  /** A period may be one day long. @default false */
  allowSameDay?: boolean | undefined;
  /** A period may go over days that can not be chosen. @default false */
  allowDisabledInRange?: boolean | undefined;
  formatter?: ((day: CalendarDay) => CalendarDayFacts | undefined) | undefined;
  /** The weekday that weeks begin with, 0 is Sunday. @default the locale's */
  firstDayOfWeek?: number | undefined;
  /** A large pale number of the month behind its days. @default false */
  showMark?: boolean | undefined;
  /** A button confirms the choice; without it the choice holds at once. @default true in a popup */
  showConfirm?: boolean | undefined;
  /** @default 'Confirm' */
  confirmText?: string | undefined;
  /** On the button while there is nothing to confirm. @default confirmText */
  confirmDisabledText?: string | undefined;
  /** Below the ends of a period. @default 'Start', 'End' */
  startText?: string | undefined;
  endText?: string | undefined;
  /** To be looked at. @default false */
  readOnly?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Of the native control in a form. A period is `2026-06-01/2026-06-05`; of several days each is an entry. */
  name?: string | undefined;
  form?: string | undefined;
  required?: boolean | undefined;
  /** Puts it into a popup, which is open or not. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A tap beside the popup closes it. @default true */
  closeOnClickOverlay?: boolean | undefined;
  /** Each pick, also before it is complete or confirmed. */
  onSelect?: ((dates: string[]) => void) | undefined;
  /** A pick was refused. The visitor is told by the calendar itself. */
  onRefuse?: ((reason: PickRefusal, date: string) => void) | undefined;
  /** Another month is at the top, YYYY-MM. */
  onMonthShow?: ((month: string) => void) | undefined;
  handle?: Ref<CalendarHandle> | undefined;
};

type Value<M extends CalendarMode, V, C> = {
  /** Null is none. */
  value?: V | null | undefined;
  defaultValue?: V | null | undefined;
  /** Null when a form is reset to none. */
  onChange?: ((value: C) => void) | undefined;
} & (M extends 'single' ? { mode?: M | undefined } : { mode: M });

export type CalendarProps = Common &
  (
    | Value<'single', string, string | null>
    | Value<'multiple', readonly string[], string[]>
    | Value<'range', readonly [string, string], [string, string] | null>
  );
