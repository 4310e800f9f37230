export type CalendarMode = 'single' | 'multiple' | 'range';

/** The reason why a pick was refused or started again. */
export type PickRefusal = 'disabled' | 'too-many' | 'too-long' | 'gap' | 'same-day';

export type PickRules = {
  readonly mode: CalendarMode;
  readonly isDisabled: (day: number) => boolean;
  /** The most days in mode 'multiple', and the most days of a period, both ends included. */
  readonly maxCount: number;
  readonly maxRange: number;
  readonly allowSameDay: boolean;
  readonly allowDisabledInside: boolean;
  /** A second press takes back the chosen day, the start of a period, or a period of one day. */
  readonly clearable: boolean;
};

export type Picked = {
  /** Single: none or one. Multiple: any number, in order. Range: none, the start, or the start and the end. */
  readonly days: readonly number[];
  readonly refusal?: PickRefusal;
};

export function pickDay(days: readonly number[], day: number, rules: PickRules): Picked {
  if (rules.isDisabled(day)) return { days, refusal: 'disabled' };
  if (rules.clearable && isOnly(days, day, rules)) return { days: [] };
  if (rules.mode === 'single') return { days: [day] };
  return rules.mode === 'multiple' ? toggle(days, day, rules) : extend(days, day, rules);
}

/** Can the choice be confirmed? In mode 'multiple' and with `clearable` an empty choice can. */
export function isComplete(
  days: readonly number[],
  { mode, clearable }: Pick<PickRules, 'mode' | 'clearable'>,
): boolean {
  if (mode === 'multiple' || (clearable && days.length === 0)) return true;
  return days.length >= (mode === 'range' ? 2 : 1);
}

/** Is this day all that is chosen? With `allowSameDay`, a second press on a start makes it the end first. */
function isOnly(days: readonly number[], day: number, { mode, allowSameDay }: PickRules): boolean {
  if (mode === 'multiple' || days.length === 0) return false;
  if (mode === 'range' && days.length === 1 && allowSameDay) return false;
  return days.every((chosen) => chosen === day);
}

function toggle(days: readonly number[], day: number, { maxCount }: PickRules): Picked {
  if (days.includes(day)) return { days: days.filter((other) => other !== day) };
  if (days.length >= maxCount) return { days, refusal: 'too-many' };
  return { days: [...days, day].sort((a, b) => a - b) };
}

/**
 * A period that is not allowed starts again at the tapped day. If it were only refused, users who started too early
 * could not choose a later start.
 */
function extend(days: readonly number[], day: number, rules: PickRules): Picked {
  const [start, end] = days;
  if (start === undefined || end !== undefined || day < start) return { days: [day] };
  if (day === start && !rules.allowSameDay) return { days, refusal: 'same-day' };
  if (day - start + 1 > rules.maxRange) return { days: [day], refusal: 'too-long' };
  if (!rules.allowDisabledInside && hasGap(start, day, rules))
    return { days: [day], refusal: 'gap' };
  return { days: [start, day] };
}

function hasGap(start: number, end: number, { isDisabled }: PickRules): boolean {
  for (let day = start + 1; day < end; day += 1) if (isDisabled(day)) return true;
  return false;
}
