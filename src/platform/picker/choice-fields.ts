import { type Field, number } from '@/platform/call/params';

/** As in the reference runtime none, or less, stands for the default; there is no upper bound. */
export function countOr(fallback: number): Field<number> {
  return (value, name) => {
    if (value === undefined) return { value: fallback };
    const answer = number(value, name);
    if ('refused' in answer) return answer;
    return { value: answer.value >= 1 ? Math.floor(answer.value) : fallback };
  };
}

/** Some of the choices, or a single one. None stands for all of them. */
export function someOf<const T extends string>(...choices: readonly T[]): Field<readonly T[]> {
  return (value, name) => {
    const list: readonly unknown[] = Array.isArray(value)
      ? Array.from(value)
      : value === undefined
        ? []
        : [value];
    if (list.length === 0) return { value: choices };
    return list.every((item) => choices.includes(item as T))
      ? { value: list as readonly T[] }
      : { refused: `parameter.${name} should be a list of ${choices.join(', ')}` };
  };
}

/** Suffixes of file names, with their dot or without. Null is any. */
export const extensions: Field<readonly string[] | null> = (value, name) => {
  if (value === undefined) return { value: null };
  const list = Array.isArray(value) ? Array.from(value) : [value];
  if (list.length === 0) return { refused: `parameter.${name} should not be empty` };
  if (!list.every((item) => typeof item === 'string' && item !== ''))
    return { refused: `parameter.${name} should be a list of suffixes` };
  const suffixes = list.map((item: string) => item.replace(/^\./, '').toLowerCase());
  return { value: suffixes.some((suffix) => suffix.includes('*')) ? null : suffixes };
};
