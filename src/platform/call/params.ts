import type { Checked } from './check';
import { LONGEST_TIMER } from '@/shared/clock';
import { clamp } from '@/shared/values';

/**
 * What an API's `check` is written with: a table of its params, one field each. A field is pure; it answers
 * with the value to use, or with a refusal that names the parameter.
 */
export type Field<T> = (value: unknown, name: string) => Answer<T>;

type Answer<T> = { readonly value: T } | { readonly refused: string };

type Fields = { readonly [name: string]: Field<unknown> };

type ParamsOf<F extends Fields> = {
  readonly [N in keyof F]: F[N] extends Field<infer T> ? T : never;
};

export function checkParams<F extends Fields>(fields: F): (input: unknown) => Checked<ParamsOf<F>> {
  return (input = {}) => {
    if (!isRecord(input)) return refuse('the parameter should be an object');
    const params: Record<string, unknown> = {};
    // All are read before one is refused: what was read is what the call knows.
    const given = Object.entries(fields).map(([name, field]) => ({
      name,
      field,
      value: input[name],
    }));
    for (const { name, field, value } of given) {
      const answer = field(value, name);
      if ('refused' in answer) return refuse(answer.refused);
      params[name] = answer.value;
    }
    return { ok: true, params: params as ParamsOf<F> };
  };
}

/** For calls that take nothing. */
export const checkNothing = checkParams({});

export const text: Field<string> = (value, name) =>
  typeof value === 'string' ? { value } : shouldBe(name, 'a string');

export const flag: Field<boolean> = (value, name) =>
  typeof value === 'boolean' ? { value } : shouldBe(name, 'true or false');

export const number: Field<number> = (value, name) =>
  typeof value === 'number' && Number.isFinite(value) ? { value } : shouldBe(name, 'a number');

/** What the caller wants to be told by. */
export const action: Field<() => void> = (value, name) =>
  typeof value === 'function' ? { value: value as () => void } : shouldBe(name, 'a function');

/** A number outside the range becomes the nearest one inside. */
export function numberIn(min: number, max: number): Field<number> {
  return (value, name) => {
    const answer = number(value, name);
    return 'value' in answer ? { value: clamp(answer.value, min, max) } : answer;
  };
}

/** What a timer can wait for, and somewhat more. */
export const milliseconds = numberIn(0, LONGEST_TIMER);

export function oneOf<const T extends string>(...choices: readonly T[]): Field<T> {
  return (value, name) =>
    choices.includes(value as T)
      ? { value: value as T }
      : shouldBe(name, `one of ${choices.join(', ')}`);
}

/** At least one item, each of the same kind. */
export function listOf<T>(item: Field<T>): Field<readonly T[]> {
  return (value, name) => {
    if (!Array.isArray(value)) return shouldBe(name, 'a list');
    if (value.length === 0) return { refused: `parameter.${name} should have at least 1 item` };
    const items: T[] = [];
    // By index: holes of a sparse list are missing items too.
    for (let index = 0; index < value.length; index++) {
      const answer = item(value[index], `${name}[${index}]`);
      if ('refused' in answer) return answer;
      items.push(answer.value);
    }
    return { value: items };
  };
}

export function shape<F extends Fields>(fields: F): Field<ParamsOf<F>> {
  return (value, name) => {
    if (!isRecord(value)) return shouldBe(name, 'an object');
    const checked = checkParams(prefix(fields, name))(value);
    return checked.ok ? { value: checked.params as ParamsOf<F> } : { refused: checked.message };
  };
}

export function required<T>(field: Field<T>): Field<T> {
  return (value, name) =>
    value === undefined
      ? { refused: `Missing required parameter \`${name}\`` }
      : field(value, name);
}

export function optional<T>(field: Field<T>): Field<T | undefined>;
export function optional<T>(field: Field<T>, fallback: T): Field<T>;
export function optional<T>(field: Field<T>, fallback?: T): Field<T | undefined> {
  return (value, name) => (value === undefined ? { value: fallback } : field(value, name));
}

function prefix<F extends Fields>(fields: F, owner: string): F {
  const named = Object.entries(fields).map(([name, field]): [string, Field<unknown>] => [
    name,
    (value) => field(value, `${owner}.${name}`),
  ]);
  return Object.fromEntries(named) as F;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shouldBe(name: string, what: string): { readonly refused: string } {
  return { refused: `parameter.${name} should be ${what}` };
}

function refuse(message: string): Checked<never> {
  return { ok: false, code: 'invalid', message };
}

/** For the methods that take one value and no object. */
export function checkOne<T>(name: string, field: Field<T>): (input: unknown) => Checked<T> {
  return (input) => {
    const answer = required(field)(input, name);
    return 'value' in answer
      ? { ok: true, params: answer.value }
      : { ok: false, code: 'invalid', message: answer.refused };
  };
}
