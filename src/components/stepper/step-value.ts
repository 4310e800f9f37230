import { decimalsOf } from '@/components/slider';
import { clamp } from '@/shared/values';

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
