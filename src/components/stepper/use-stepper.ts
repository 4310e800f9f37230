import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFormValue } from '@/components/kit/form-control';
import { numberOf } from '@/components/kit/convert-form-value';
import { useAction } from '@/components/kit/use-action';
import { decimalsOf } from '@/components/slider';
import { clamp } from '@/shared/values';

export type StepperValueOptions = {
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** The number; null means empty. */
  value?: number | null | undefined;
  /** @default 0, within the limits; null with `allowEmpty` */
  defaultValue?: number | null | undefined;
  onChange?: ((value: number | null) => void) | undefined;
  /** @default 0 */
  min?: number | undefined;
  /** @default none */
  max?: number | undefined;
  /** Without rounding noise: 0.1 + 0.2 is 0.3. @default 1 */
  step?: number | undefined;
  /** Allows whole numbers only. @default false */
  integer?: boolean | undefined;
  /** The fixed number of decimals. @default as many as there are */
  digits?: number | undefined;
  /** Allows an empty field. @default false */
  allowEmpty?: boolean | undefined;
  /**
   * Called before each change. False or a rejection refuses it. The number does not change until a promise resolves.
   */
  beforeChange?: ((value: number | null) => boolean | void | Promise<boolean | void>) | undefined;
};

export function useStepper<P extends StepperValueOptions>(
  element: RefObject<Element | null>,
  props: P,
) {
  const { value: given, defaultValue, onChange, min, max, step, integer, ...others } = props;
  // Treat NaN as empty.
  const value = Number.isNaN(given) ? null : given;
  const { digits, allowEmpty = false, beforeChange, ...native } = others;
  const rules = rulesOf({ min, max, step, integer, digits });
  const [draft, setDraft] = useState<string | null>(null);
  const { pending, run, forget } = useAction();
  useEffect(() => forget, [forget]);
  const isEmpty = defaultValue === null || (defaultValue === undefined && allowEmpty);
  const [now, setNow] = useFormValue<number | null>(element, {
    name: props.name,
    value,
    initial: isEmpty ? null : fitValue(numberOf(defaultValue) ?? 0, rules),
    onChange,
    disabled: props.disabled,
    // An empty field is null, not 0.
    fromForm: (entry) => numberOf(entry) ?? null,
    toForm: (number) => number ?? undefined,
    typing: { value: (last) => sent(last), settle: () => change(sent(newest.current)) },
    clear: () => {
      forget();
      setDraft(null);
    },
  });
  // A repeated press can arrive before the next render.
  const newest = useRef(now);
  useLayoutEffect(() => {
    newest.current = now;
  });

  const commit = (next: number | null) => {
    if (next === newest.current) return;
    newest.current = next;
    setNow(next);
  };

  const change = (next: number | null) => {
    setDraft(null);
    if (next === newest.current) return;
    run(
      () => beforeChange?.(next),
      () => commit(next),
    );
  };

  const typed = (): number | null => {
    if (draft === null) return newest.current;
    const number = Number.parseFloat(draft);
    if (!Number.isNaN(number)) return fitValue(number, rules);
    return allowEmpty && draft === '' ? null : newest.current;
  };

  /** The number that a form sends. With `beforeChange`, a typed number may still be refused. */
  const sent = (last: number | null): number | null => {
    const number = beforeChange || draft === null ? last : typed();
    return number === null ? null : fitValue(number, rules);
  };

  const settle = () => {
    if (draft !== null) change(typed());
  };

  const stepBy = (times: number) => {
    const from = typed();
    // In an empty field, the first press sets the allowed number nearest to 0.
    change(from === null ? fitValue(0, rules) : addSteps(from, times, rules));
  };

  return {
    native,
    stepper: {
      value: now,
      label: draft ?? writeValue(now, integer ? undefined : rules.digits),
      isBusy: pending !== null,
      rules,
      step: stepBy,
      settle,
      type: (text: string) => {
        setDraft(text);
        const number = Number(text);
        const isWhole = text !== '' && !Number.isNaN(number) && fitValue(number, rules) === number;
        // With `beforeChange`, wait until the user has finished typing.
        if (isWhole && !beforeChange) commit(number);
      },
      /**
       * Moves by a number of steps, or to a limit. Without such a limit it returns false, and the key moves the
       * caret.
       */
      move: (times: number) => {
        if (Number.isFinite(times)) stepBy(times);
        else {
          const end = times < 0 ? rules.min : rules.max;
          if (!Number.isFinite(end)) return false;
          change(end);
        }
        return true;
      },
    },
  };
}

/** The delay of the announcement in milliseconds. A held button repeats faster, so only its last value is announced. */
const QUIET = 400;

/**
 * Announces values that a button sets. Screen readers read a spinbutton's value only while it has the focus, and the
 * buttons do not focus it.
 */
export function useButtonNews(value: number | null) {
  const isPressed = useRef(false);
  const [said, say] = useState<number | null>(null);
  useEffect(() => {
    if (!isPressed.current) return;
    const timer = setTimeout(() => {
      isPressed.current = false;
      say(value);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [value]);

  /** Call it before each change. `byButton` is true if a button makes the change. */
  const begin = (byButton: boolean) => {
    isPressed.current = byButton;
    // Clear the text first: a live region announces the same text again only after a change.
    say(null);
  };
  return { hasNews: said !== null && said === value, begin };
}

function rulesOf({
  min,
  max,
  step,
  integer,
  digits,
}: Pick<StepperValueOptions, keyof StepRules>): StepRules {
  const size = step !== undefined && step > 0 ? step : 1;
  return {
    min: numberOf(min) ?? 0,
    max: numberOf(max) ?? Number.POSITIVE_INFINITY,
    step: integer ? Math.max(1, Math.round(size)) : size,
    integer: integer ?? false,
    digits:
      digits === undefined || Number.isNaN(digits) ? undefined : Math.min(15, Math.max(0, digits)),
  };
}

export type StepRules = {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly integer: boolean;
  /** The number of decimals. By default, as many as the step has. */
  readonly digits: number | undefined;
};

/** Adds steps without rounding noise: 0.1 + 0.2 is 0.3. Not `stepValue`: the steps count from the value, not from `min`. */
export function addSteps(value: number, times: number, rules: StepRules): number {
  const places = Math.max(placesOf(rules.step), placesOf(value));
  const next = roundTo(value + times * rules.step, places);
  return fitValue(Number.isFinite(next) ? next : value, rules);
}

/** Rounds the number to its decimals and clamps it to the limits. */
export function fitValue(value: number, { min, max, integer, digits }: StepRules): number {
  const low = Math.min(min, max);
  const places = integer ? 0 : digits;
  const round = places === undefined ? value : roundTo(value, places);
  return clamp(round, low, max);
}

function roundTo(value: number, places: number): number {
  const [mantissa, power = '0'] = String(value).split('e');
  const shifted = Math.round(Number(`${mantissa}e${Number(power) + places}`));
  const [whole, by = '0'] = String(shifted).split('e');
  return Number(`${whole}e${Number(by) - places}`);
}

/** The number of decimals, at most 15: a double is not exact beyond that. */
export function placesOf(value: number): number {
  return Math.min(15, decimalsOf(value));
}

/** The text for the field and for forms, never in the form 1e-7. */
export function writeValue(value: number | null, digits?: number): string {
  if (value === null) return '';
  if (digits !== undefined) return value.toFixed(digits);
  return /e/.test(String(value)) ? value.toFixed(placesOf(value)) : String(value);
}
