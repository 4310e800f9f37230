import '@/components/tokens-extra.css';
import { useImperativeHandle, useRef } from 'react';
import { joinClasses } from '@/components/join-classes';
import { Popup } from '@/components/popup';
import { useFormReset } from '@/components/use-form-reset';
import { useKitWords } from '@/platform';
import { enCalendar } from '@/shared/messages/en-calendar';
import styles from './calendar.module.css';
import { dayFor } from './calendar-cell';
import { CalendarField } from './calendar-field';
import type { GridHandle } from './calendar-grid';
import { CalendarPanel } from './calendar-panel';
import { monthSpan, readDay } from './month-span';
import type { PickRules } from './pick-day';
import { nativeProps } from './native-props';
import type { CalendarProps } from './types';
import { useDayNames } from './use-day-names';
import { usePicked } from './use-picked';
import { useToday } from './use-today';

const titles = {
  single: 'calendarSingle',
  multiple: 'calendarMultiple',
  range: 'calendarRange',
} as const;

/** One day, several days or a period; in the page, or in a popup with `open`. */
export function Calendar(props: CalendarProps) {
  const { mode = 'single', open, onOpenChange, formatter, disabled = false } = props;
  const t = useKitWords(enCalendar);
  const today = useToday();
  const names = useDayNames(open !== false);
  const grid = useRef<GridHandle>(null);
  const field = useRef<HTMLInputElement>(null);
  const span = monthSpan(props, today);
  const isPopup = open !== undefined;
  const confirms = props.showConfirm ?? isPopup;
  const label = props.label ?? t(titles[mode]);

  const factsOf = (day: number) => formatter?.(dayFor(day, today)) ?? {};
  const rules: PickRules = {
    mode,
    isDisabled: (day) => day < span.min || day > span.max || factsOf(day).disabled === true,
    maxCount: props.maxCount ?? Infinity,
    maxRange: props.maxRange ?? Infinity,
    allowSameDay: props.allowSameDay ?? false,
    allowDisabledInside: props.allowDisabledInRange ?? false,
  };
  const picked = usePicked(props, rules, confirms);

  useFormReset(field, picked.reset);
  useImperativeHandle(props.handle, () => ({
    scrollToDate: (date) => grid.current?.goTo(readDay('scrollToDate(date)', date)),
  }));

  const close = () => {
    picked.forget();
    onOpenChange?.(false);
  };
  const shared = { props, names, label, span, rules, today, picked, factsOf, confirms, grid };
  const control = (
    <CalendarField
      ref={field}
      mode={mode}
      days={picked.held}
      name={props.name}
      form={props.form}
      required={props.required}
      disabled={disabled}
      onFocus={() => (isPopup ? onOpenChange?.(true) : grid.current?.focus())}
    />
  );
  const panel = (
    <div
      role="group"
      {...nativeProps(props)}
      className={joinClasses(styles.calendar, props.className)}
      data-mode={mode}
      data-place={isPopup ? 'popup' : 'page'}
      data-state={disabled ? 'disabled' : props.readOnly ? 'readonly' : 'ready'}
    >
      <CalendarPanel {...shared} onDone={() => onOpenChange?.(false)} />
      {!isPopup && control}
    </div>
  );

  if (!isPopup) return panel;
  return (
    <>
      <span className={styles.place}>{control}</span>
      <Popup
        open={open}
        title={props.title ?? label}
        closeButton
        closeOnMask={props.closeOnClickOverlay ?? true}
        onClose={close}
      >
        {panel}
      </Popup>
    </>
  );
}
