import { type Field, fieldFor, mapped, number, optional, where } from '@/platform/call/params';

/** A number of files, at most `most`. */
export function countOr(fallback: number, most = Number.POSITIVE_INFINITY): Field<number> {
  const whole = where(mapped(number, Math.floor), (count) => count >= 1, 'at least 1');
  return optional(
    mapped(whole, (count) => Math.min(count, most)),
    fallback,
  );
}

/** One of the choices, or a list of them. An empty list means all of them. */
export function someOf<const T extends string>(...choices: readonly T[]): Field<readonly T[]> {
  const list = fieldFor<readonly T[]>(
    (value) => (value as readonly T[]).every((item) => choices.includes(item)),
    `a list of ${choices.join(', ')}`,
  );
  return (value = [], name) => {
    // Holes of a list are wrong items too.
    const items = Array.isArray(value) ? Array.from(value) : [value];
    return items.length === 0 ? { value: choices } : list(items, name);
  };
}

/** Suffixes of file names, with or without their dot. Null means any suffix. */
export const extensions: Field<readonly string[] | null> = (value, name) => {
  if (value === undefined) return { value: null };
  const list = Array.isArray(value) ? Array.from(value) : [value];
  if (list.length === 0) return { refused: `parameter.${name} should not be empty` };
  if (!list.every((item) => typeof item === 'string' && item !== ''))
    return { refused: `parameter.${name} should be a list of suffixes` };
  const suffixes = list.map((item: string) => item.replace(/^\./, '').toLowerCase());
  return { value: suffixes.some((suffix) => suffix.includes('*')) ? null : suffixes };
};

/** Rounded, as in uni-app. */
export const pixel = mapped(number, Math.round);

export const side = where(pixel, (length) => length >= 1, 'at least 1');

const unit = mapped(
  fieldFor<number>((value) => typeof value === 'number', 'a number'),
  (value) => (value >= 0 && value <= 1 ? value : 1),
);

/** [S5.8] A number outside 0..1 becomes 1. Both 0 and 1 are inside. */
export const qualityField = (fallback: number): Field<number> => optional(unit, fallback);
