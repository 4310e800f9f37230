import { type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './calendar.module.css';
import type { CalendarMode } from './pick-day';
import { JUMP_FROM, monthSpan } from './month-layout';
import type { CalendarProps } from './types';
import { useToday } from './use-months';

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  mode: CalendarMode;
  dates: readonly string[];
  name: string | undefined;
  form: string | undefined;
  required: boolean | undefined;
  disabled: boolean;
  /** The browser focuses an invalid field, so move the focus to the days. */
  onFocus: () => void;
};

/** The calendar's value in a form. The browser does not validate or focus type=hidden, so the type is text. */
export function CalendarField({ ref, mode, dates, name, form, disabled, ...props }: Props) {
  const isList = mode === 'multiple';
  return (
    <input
      ref={ref}
      className={styles.field}
      tabIndex={-1}
      aria-hidden
      inputMode="none"
      autoComplete="off"
      name={isList ? undefined : name}
      form={form}
      required={props.required}
      disabled={disabled}
      value={dates.join(isList ? ',' : '/')}
      onChange={() => {}}
      onFocus={props.onFocus}
    />
  );
}

type CalendarWaitProps = {
  props: CalendarProps;
  confirms: boolean;
  hadFocus: RefObject<boolean>;
};

/** A placeholder with the height of the days. */
export function CalendarWait({ props, confirms, hadFocus }: CalendarWaitProps) {
  const box = useRef<HTMLDivElement>(null);
  const { count } = monthSpan(props, useToday());

  // Keeps the focus: if it is on the sheet, it moves to the days.
  useLayoutEffect(() => {
    const root = box.current?.parentElement;
    return () => {
      const { activeElement: at } = document;
      hadFocus.current = root?.contains(at) || at === root?.closest('[role=dialog]');
    };
  }, [hadFocus]);

  return (
    <div
      ref={box}
      className={styles.wait}
      data-jump={props.paged || count > JUMP_FROM ? '' : undefined}
      data-confirms={confirms ? '' : undefined}
    />
  );
}
