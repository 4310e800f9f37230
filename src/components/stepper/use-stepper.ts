import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFormValue } from '@/components/kit/form-control';
import { useQuestion } from '@/components/kit/questions';
import { decimalsOf } from '@/components/slider';
import { clamp } from '@/shared/values';

export type StepperValueOptions = {
  name?: string | undefined;
  /** Null is empty. */
  value?: number | null | undefined;
  /** @default the number in reach that is nearest to 0, or null with `allowEmpty` */
  defaultValue?: number | null | undefined;
  onChange?: ((value: number | null) => void) | undefined;
  /** @default 0 */
  min?: number | undefined;
  /** @default none */
  max?: number | undefined;
  /** @default 1 */
  step?: number | undefined;
  /** Whole numbers only. @default false */
  integer?: boolean | undefined;
  /** Digits behind the point, always that many. */
  digits?: number | undefined;
  /** The field may be empty. @default false */
  allowEmpty?: boolean | undefined;
  /** May refuse (false, or a rejection) or take its time; until then nothing changes. */
  beforeChange?: ((value: number | null) => boolean | void | Promise<boolean | void>) | undefined;
};

export function useStepper<P extends StepperValueOptions>(
  element: RefObject<Element | null>,
  props: P,
) {
  const { value: given, defaultValue, onChange, min, max, step, integer, ...others } = props;
  // What is no number is none yet.
  const value = Number.isNaN(given) ? null : given;
  const { digits, allowEmpty = false, beforeChange, ...native } = others;
  const rules = rulesOf({ min, max, step, integer, digits });
  const [draft, setDraft] = useState<string | null>(null);
  const { isAsking, ask, forget } = useQuestion();
  const isEmpty = defaultValue === null || (defaultValue === undefined && allowEmpty);
  const [now, setNow] = useFormValue<number | null>(element, {
    name: props.name,
    value,
    initial: isEmpty ? null : fitValue(numberOr(defaultValue, 0), rules),
    onChange,
    // Empty is null, and not 0.
    hint: null,
    clear: () => {
      forget();
      setDraft(null);
    },
  });
  // A press that repeats comes before the next render.
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
    ask(
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

  const settle = () => {
    if (draft !== null) change(typed());
  };

  const stepBy = (times: number) => {
    const from = typed();
    // From nothing the first press gives the first number.
    change(from === null ? fitValue(0, rules) : stepValue(from, times, rules));
  };

  return {
    native,
    stepper: {
      value: now,
      text: draft ?? writeValue(now, integer ? undefined : digits),
      isBusy: isAsking,
      rules,
      step: stepBy,
      settle,
      type: (text: string) => {
        setDraft(text);
        const number = Number(text);
        const isWhole = text !== '' && !Number.isNaN(number) && fitValue(number, rules) === number;
        // Who asks first is asked when the typing has ended.
        if (isWhole && !beforeChange) commit(number);
      },
      /** So many steps, or to the end. False: there is no such end, and the key keeps its meaning in the text. */
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

/** Milliseconds without a change. A held button repeats faster, so it says only its last value. */
const QUIET = 400;

/**
 * The news that a button makes. Screen readers read the value of a spinbutton only while it has the focus,
 * and the buttons do not move the focus into it.
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

  /** Call it before each change, with whether a button makes it. */
  const begin = (byButton: boolean) => {
    isPressed.current = byButton;
    // The same value is read a second time only if it was away.
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
    min: numberOr(min, 0),
    max: numberOr(max, Number.POSITIVE_INFINITY),
    step: integer ? Math.max(1, Math.round(size)) : size,
    integer: integer ?? false,
    digits:
      digits === undefined || Number.isNaN(digits) ? undefined : Math.min(15, Math.max(0, digits)),
  };
}

function numberOr(value: number | undefined, fallback: number): number {
  return value === undefined || Number.isNaN(value) ? fallback : value;
}

export type StepRules = {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly integer: boolean;
  /** Digits behind the point; without it as many as the step has. */
  readonly digits: number | undefined;
};

/** 0.1 + 0.2 is 0.3 here: counted in the smallest unit, which is a whole number. */
export function stepValue(value: number, times: number, rules: StepRules): number {
  const places = Math.max(placesOf(rules.step), placesOf(value));
  const scale = 10 ** places;
  const next = (Math.round(value * scale) + times * Math.round(rules.step * scale)) / scale;
  return fitValue(Number.isFinite(next) ? next : value, rules);
}

/** Within the limits, and with no more digits than it may have. */
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

/** More than a number can hold are none of its own. */
export function placesOf(value: number): number {
  return Math.min(15, decimalsOf(value));
}

/** As it is shown and sent: plain, never 1e-7. */
export function writeValue(value: number | null, digits?: number): string {
  if (value === null) return '';
  if (digits !== undefined) return value.toFixed(digits);
  return /e/.test(String(value)) ? value.toFixed(placesOf(value)) : String(value);
}
