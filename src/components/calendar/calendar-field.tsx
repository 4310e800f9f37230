import { type RefObject } from 'react';
import styles from './calendar.module.css';
import type { CalendarMode } from './pick-day';

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  mode: CalendarMode;
  dates: readonly string[];
  name: string | undefined;
  form: string | undefined;
  required: boolean | undefined;
  disabled: boolean;
  /** It is incomplete, and the browser points at it: the visitor is led to the days. */
  onFocus: () => void;
};

/** What the form knows of the calendar. Not type=hidden: that is never required, and never pointed at. */
export function CalendarField({ ref, mode, dates, name, form, disabled, ...props }: Props) {
  const isList = mode === 'multiple';
  return (
    <>
      <input
        ref={ref}
        className={styles.field}
        tabIndex={-1}
        aria-hidden
        autoComplete="off"
        name={isList ? undefined : name}
        data-name={isList ? name : undefined}
        form={form}
        required={props.required}
        disabled={disabled}
        value={dates.join(isList ? ',' : '/')}
        onChange={() => {}}
        onFocus={props.onFocus}
      />
      {isList &&
        name &&
        dates.map((date) => (
          <input
            key={date}
            type="hidden"
            data-type="list"
            name={name}
            form={form}
            disabled={disabled}
            value={date}
          />
        ))}
    </>
  );
}
