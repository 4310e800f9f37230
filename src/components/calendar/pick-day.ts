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
};

export type Picked = {
  /** Single: none or one. Multiple: any number, in order. Range: none, the start, or the start and the end. */
  readonly days: readonly number[];
  readonly refusal?: PickRefusal;
};

export function pickDay(days: readonly number[], day: number, rules: PickRules): Picked {
  if (rules.isDisabled(day)) return { days, refusal: 'disabled' };
  if (rules.mode === 'single') return { days: [day] };
  return rules.mode === 'multiple' ? toggle(days, day, rules) : extend(days, day, rules);
}

export function isComplete(days: readonly number[], mode: CalendarMode): boolean {
  return days.length >= (mode === 'range' ? 2 : 1);
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
