import '@/components/kit/tokens-extra.css';
import { type ReactNode, useContext, useDeferredValue, useReducer, useRef, useState } from 'react';
import { FieldLabelContext } from '@/components/kit/field-label';
import { useFormEntries, useFormValue } from '@/components/kit/form-control';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { useHandle } from '@/components/kit/use-handle';
import { type OpenChangeReason, useContentWarning, useOpen } from '@/components/kit/overlays';
import { Popup } from '@/components/popup';
import { useKitWords } from '@/platform';
import { useHydrated } from '@/shared/use-hydrated';
import { enCalendar } from '@/shared/messages/en-calendar';
import styles from './calendar.module.css';
import { CalendarField, CalendarWait } from './calendar-field';
import { dateOf, datesOf, faultIn, formDates, readDate, tellDates } from './dates';
import { CalendarPanel } from './calendar-panel';
import type { CalendarProps } from './types';
import type { GridHandle } from './use-cursor';
import { omit } from '@/shared/lazy-values';

const titles = {
  single: 'calendarSingle',
  multiple: 'calendarMultiple',
  range: 'calendarRange',
} as const;

/** Chooses one day, several days or a period, in the page or (with `open`) in a popup. */
export function Calendar(ownProps: CalendarProps) {
  const given = useDefaults('Calendar', ownProps);
  const props = { ...given, minDate: dateOf(given.minDate), maxDate: dateOf(given.maxDate) };
  const { mode = 'single', disabled = false } = props;
  const t = useKitWords(enCalendar);
  const grid = useRef<GridHandle>(null);
  const field = useRef<HTMLInputElement>(null);
  const hadFocus = useRef(false);
  const isPopup = props.open !== undefined || props.defaultOpen !== undefined;
  const [open, change] = useOpen(props);
  const confirms = props.showConfirm ?? isPopup;
  const fieldLabel = useContext(FieldLabelContext);
  const label = props.label ?? fieldLabel?.text ?? t(titles[mode]);
  const value = datesOf(props.value);
  useDateWarning('value', given.value ?? given.defaultValue);
  useDateWarning('minDate', given.minDate);
  useDateWarning('maxDate', given.maxDate);
  const [round, forget] = useReducer((count: number) => count + 1, 0);
  const [held, setHeld] = useFormValue<readonly string[]>(field, {
    name: props.name,
    value,
    initial: datesOf(props.defaultValue) ?? [],
    onChange: (dates) => tellDates(props, dates),
    disabled,
    fromForm: (entry) => datesOf(entry) ?? [],
    toForm: (dates) => formDates(mode, dates),
    clear: forget,
  });
  const { name, form } = props;
  useFormEntries(field, { name, form, disabled, read: () => mode === 'multiple' && held });
  const [sought, setSought] = useState<string>();
  const isHydrated = useHydrated();

  useHandle(props.handle, {
    scrollToDate: (date) => {
      readDate('scrollToDate(date)', date);
      // During the close animation the grid still exists, so remember the day for the next opening.
      if (grid.current && (open || !isPopup)) grid.current.goTo(date);
      else setSought(date);
    },
  });

  const leave = (reason: OpenChangeReason) => {
    setSought(undefined);
    change(false, reason);
  };
  const close = (_: boolean, reason: OpenChangeReason) => {
    forget();
    leave(reason);
  };
  const wait = <CalendarWait {...{ props, confirms, hadFocus }} />;
  const days = (
    <CalendarPanel
      {...{ props, label, held, round, confirms, grid, sought, hadFocus }}
      onHold={setHeld}
      onDone={() => leave('choice')}
    />
  );
  const control = (
    <CalendarField
      ref={field}
      mode={mode}
      dates={held}
      name={props.name}
      form={props.form}
      required={props.required}
      disabled={disabled}
      onFocus={() => (isPopup ? change(true, 'trigger') : grid.current?.focus())}
    />
  );
  // The grid has the label. A group without a name would only say "group".
  const isNamed = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined;
  const panel = (
    <div
      role={isNamed ? 'group' : undefined}
      {...omit(props, OWN)}
      className={joinClasses(styles.calendar, props.className)}
      data-mode={mode}
      data-place={isPopup ? 'popup' : 'page'}
      data-paged={props.paged ? '' : undefined}
      data-state={disabled ? 'disabled' : props.readOnly ? 'readonly' : 'ready'}
    >
      {isPopup && <Deferred instead={wait}>{days}</Deferred>}
      {/* A server does not know the day of the user. */}
      {!isPopup && (isHydrated ? days : wait)}
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
        closeOnMask={props.closeOnMask ?? true}
        onOpenChange={close}
      >
        {panel}
      </Popup>
    </>
  );
}

/** A server may send anything. Data that is no date is left out, and development says so. */
function useDateWarning(prop: string, value: unknown): void {
  const fault = faultIn(value);
  useContentWarning(fault !== undefined, `Calendar: ${prop} should be YYYY-MM-DD, not "${fault}"`);
}

/** The sheet opens immediately. React renders the days during the animation. */
function Deferred({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : instead;
}

const OWN = [
  ...['mode', 'value', 'defaultValue', 'onChange', 'label', 'title', 'minDate', 'maxDate'],
  ...['monthNum', 'maxCount', 'maxRange', 'allowSameDay', 'allowDisabledInRange', 'formatter'],
  ...['firstDayOfWeek', 'showMark', 'showConfirm', 'confirmText', 'confirmDisabledText'],
  ...['startText', 'endText', 'readOnly', 'disabled', 'name', 'form', 'required', 'open'],
  ...['defaultOpen', 'onOpenChange', 'paged', 'clearable', 'renderDay', 'closeOnMask'],
  ...['onSelect', 'onRefuse', 'onMonthShow', 'handle'],
];
