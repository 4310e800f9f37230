import { LONGEST_TIMER } from '@/shared/clock';
import { clamp } from '@/shared/values';
import type { BadParameter, Checked } from './check';

/**
 * Checks one parameter of a call. A field is pure: it answers with the value to use, or with a refusal. `name` is the
 * parameter's name for the message, for example `animation.duration`.
 */
export type Field<T> = (value: unknown, name: string) => Checked<T>;

type Fields = { readonly [name: string]: Field<unknown> };

type ParamsOf<F extends Fields> = {
  readonly [N in keyof F]: F[N] extends Field<infer T> ? T : never;
};

/** The check of a call that takes an object: a table with one field for each parameter. */
export function checkParams<F extends Fields>(fields: F): (input: unknown) => Checked<ParamsOf<F>> {
  return (input = {}) =>
    isRecord(input)
      ? readFields(fields, input, '')
      : { refused: 'the parameter should be an object' };
}

/** The check of a call that takes no parameters. */
export const checkNothing = checkParams({});

/** The check of a method that takes one value instead of an object. */
export function checkOne<T>(name: string, field: Field<T>): (input: unknown) => Checked<T> {
  return (input) => named(required(field)(input, name), name);
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

/** A field for values that pass a test. `expected` completes the message of a refusal: "parameter.x should be". */
export function fieldFor<T>(fits: (value: unknown) => boolean, expected: string): Field<T> {
  return (value, name) =>
    fits(value) ? { value: value as T } : { refused: `parameter.${name} should be ${expected}` };
}

/** A field whose values pass a second test. */
export function where<T>(field: Field<T>, fits: (value: T) => boolean, expected: string): Field<T> {
  const further = fieldFor<T>((value) => fits(value as T), expected);
  return (value, name) => {
    const answer = field(value, name);
    return 'value' in answer ? further(answer.value, name) : answer;
  };
}

/** A field whose values are changed before their use. */
export function mapped<T>(field: Field<T>, change: (value: T) => T): Field<T> {
  return (value, name) => {
    const answer = field(value, name);
    return 'value' in answer ? { value: change(answer.value) } : answer;
  };
}

export const text: Field<string> = fieldFor((value) => typeof value === 'string', 'a string');

export const flag: Field<boolean> = fieldFor(
  (value) => typeof value === 'boolean',
  'true or false',
);

export const number: Field<number> = fieldFor(Number.isFinite, 'a number');

/** The check cannot see the arguments of a function. */
export function callback<F extends (...args: never[]) => unknown>(): Field<F> {
  return fieldFor((value) => typeof value === 'function', 'a function');
}

/** A number outside the range becomes the nearest one inside. */
export function numberIn(min: number, max: number): Field<number> {
  return mapped(number, (value) => clamp(value, min, max));
}

/** Timers of browsers take no longer wait. */
export const milliseconds = numberIn(0, LONGEST_TIMER);

export function oneOf<const T extends string>(...choices: readonly T[]): Field<T> {
  return fieldFor((value) => choices.includes(value as T), `one of ${choices.join(', ')}`);
}

/** At least one item, each of the same kind. */
export function listOf<T>(item: Field<T>): Field<readonly T[]> {
  return (value, name) => {
    if (!Array.isArray(value)) return shouldBe(name, 'a list');
    if (value.length === 0) return { refused: `parameter.${name} should have at least 1 item` };
    const items: T[] = [];
    // By index: holes of a sparse list are missing items too.
    for (let index = 0; index < value.length; index++) {
      const itemName = `${name}[${index}]`;
      const answer = named(item(value[index], itemName), itemName);
      if ('refused' in answer) return answer;
      items.push(answer.value);
    }
    return { value: items };
  };
}

/** An object inside the parameters. */
export function shape<F extends Fields>(fields: F): Field<ParamsOf<F>> {
  return (value, name) =>
    isRecord(value) ? readFields(fields, value, `${name}.`) : shouldBe(name, 'an object');
}

/** `prefix` precedes the names of the parameters in messages. */
function readFields<F extends Fields>(
  fields: F,
  input: Readonly<Record<string, unknown>>,
  prefix: string,
): Checked<ParamsOf<F>> {
  // Read all values before the first refusal: the names that a check reads are the names that the call knows.
  const entries = Object.entries(fields).map(([key, field]) => ({
    key,
    field,
    value: input[key],
  }));
  const params: Record<string, unknown> = {};
  for (const { key, field, value } of entries) {
    const name = prefix + key;
    const answer = named(field(value, name), name);
    if ('refused' in answer) return answer;
    params[key] = answer.value;
  }
  return { value: params as ParamsOf<F> };
}

/** A refusal that says which parameter it is about. */
function named<T>(answer: Checked<T>, name: string): Checked<T> {
  return 'refused' in answer ? { ...answer, parameter: answer.parameter ?? name } : answer;
}

function shouldBe(name: string, expected: string): BadParameter {
  return { refused: `parameter.${name} should be ${expected}` };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
