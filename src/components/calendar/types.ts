import type { ComponentProps, ReactNode, Ref } from 'react';
import type { OpenProps } from '@/components/kit/overlays';
import type { CalendarMode, PickRefusal } from './pick-day';

/** The argument of `formatter`. */
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

/** The result of `formatter`: a holiday, a lunar date, a price, or whether the day is disabled. */
export type CalendarDayFacts = {
  readonly disabled?: boolean | undefined;
  /** Small texts above and below the number. Screen readers read both with the day. */
  readonly top?: string | undefined;
  readonly bottom?: string | undefined;
  /** A dot below the number. A string is its text for screen readers. */
  readonly dot?: boolean | string | undefined;
  readonly tone?: 'accent' | 'success' | 'warning' | 'danger' | 'quiet' | undefined;
};

/** The argument of `renderDay`. */
export type CalendarDayState = CalendarDay & {
  /** The number of the day in the digits of the locale. */
  readonly text: string;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
};

export type CalendarHandle = {
  /** Brings a day into view. */
  scrollToDate(date: string): void;
};

type Native = Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'onSelect' | 'children' | 'role' | 'title'
>;

type Common = Native &
  OpenProps & {
    /** The accessible name. @default the label of the FormItem, or 'Choose a day', 'Choose days', 'Choose a period' */
    label?: string | undefined;
    /** The heading of the popup. @default the label */
    title?: string | undefined;
    /** The first day that can be chosen, YYYY-MM-DD. @default today */
    minDate?: string | undefined;
    /** The last day that can be chosen. @default the end of the last month */
    maxDate?: string | undefined;
    /** The number of months, including the first. An earlier `maxDate` is the end. @default 3, or up to `maxDate` */
    monthNum?: number | undefined;
    /** The most days in mode 'multiple'. @default no limit */
    maxCount?: number | undefined;
    /** The most days of a period, both ends included. @default no limit */
    maxRange?: number | undefined;
    /** A period may be one day long. @default false */
    allowSameDay?: boolean | undefined;
    /** A period may contain disabled days. @default false */
    allowDisabledInRange?: boolean | undefined;
    /** Adds holidays, lunar dates or prices, and disables days. Called only for the months in view and near it. */
    formatter?: ((day: CalendarDay) => CalendarDayFacts | undefined) | undefined;
    /**
     * Draws the content of a day instead of the number and the texts of `formatter`. Return nothing to keep them. Screen readers
     * read the date and the texts of `formatter`, so give the words of the content there too.
     */
    renderDay?: ((day: CalendarDayState) => ReactNode) | undefined;
    /** Shows one month at a time, with buttons and a swipe to the next one. @default false */
    paged?: boolean | undefined;
    /**
     * A second press on the chosen day takes it back, and so do Delete and Backspace. In mode 'range' it takes back the
     * start or a period of one day. @default false
     */
    clearable?: boolean | undefined;
    /** The first day of the week; 0 is Sunday. @default the locale's */
    firstDayOfWeek?: number | undefined;
    /** Shows a large pale month number behind the days. @default false */
    showMark?: boolean | undefined;
    /** Shows a button that confirms. Without it each complete choice applies at once. @default true in a popup */
    showConfirm?: boolean | undefined;
    /** @default 'Confirm' */
    confirmText?: string | undefined;
    /** The text of the button while there is nothing to confirm. @default `confirmText` */
    confirmDisabledText?: string | undefined;
    /** The text below the start of a period. @default 'Start' */
    startText?: string | undefined;
    /** The text below the end of a period. @default 'End' */
    endText?: string | undefined;
    /** Shows the days, but users cannot choose. @default false */
    readOnly?: boolean | undefined;
    /** @default false */
    disabled?: boolean | undefined;
    /**
     * The name in a form. A `Form` gets a day or a list; a native form gets `2026-06-17`, for a period
     * `2026-06-10/2026-06-12`, or one entry for each day.
     */
    name?: string | undefined;
    form?: string | undefined;
    required?: boolean | undefined;
    /** A tap beside the popup closes it. @default true */
    closeOnMask?: boolean | undefined;
    /** Called for each pick, also before the choice is complete or confirmed. */
    onSelect?: ((dates: string[]) => void) | undefined;
    /** Called when a pick is refused. The calendar also tells the user why. */
    onRefuse?: ((reason: PickRefusal, date: string) => void) | undefined;
    /** Called with YYYY-MM when another month has scrolled to the top, or is shown with `paged`. */
    onMonthShow?: ((month: string) => void) | undefined;
    handle?: Ref<CalendarHandle> | undefined;
  };

type Value<M extends CalendarMode, V, C> = {
  /** Null means no choice. */
  value?: V | null | undefined;
  defaultValue?: V | null | undefined;
  /**
   * Called when the choice is complete and confirmed. Gets null after a form reset without a default, and if the user
   * takes the choice back.
   */
  onChange?: ((value: C) => void) | undefined;
} & (M extends 'single'
  ? {
      /** One day, several days or a period. @default 'single' */
      mode?: M | undefined;
    }
  : { mode: M });

export type CalendarProps = (
  | Value<'single', string, string | null>
  | Value<'multiple', readonly string[], string[]>
  | Value<'range', readonly [string, string], [string, string] | null>
) &
  Common;
