import { countCharacters } from '@/components/text-field';
import type { enForm } from '@/shared/messages/en-choice';

/** The value of one field. */
export type FieldValue =
  | string
  | number
  | boolean
  | File
  | readonly (string | number | File)[]
  | undefined;

/** The values of the fields by name. */
export type FlatValues = Readonly<Record<string, FieldValue>>;

/** The values of a form. A name such as `lines[0].qty` is a path through lists and objects. */
// oxlint-disable-next-line typescript/no-explicit-any -- the names of the fields decide what is where
export type FormValues = Readonly<Record<string, any>>;

export type ValidatorContext = {
  /** The values of the whole form. */
  readonly values: FormValues;
  /** Aborts when the value has changed or the field has unmounted. */
  readonly signal: AbortSignal;
};

type Verdict = string | boolean | null | undefined | void;

export type Rule = {
  /** Requires a value; a lone checkbox must be checked. */
  required?: boolean;
  pattern?: RegExp;
  /** The least value of a number, length of a text, or number of entries in a list. */
  min?: number;
  max?: number;
  email?: boolean;
  /** A URL with http or https. */
  url?: boolean;
  /** Returns an error text, or false for an error without a text. Any other result is valid. */
  validator?: (value: FieldValue, context: ValidatorContext) => Verdict | Promise<Verdict>;
  /** Replaces the kit's own text. */
  message?: string;
  /** Shows the message but does not block the submission. The validator must return synchronously. @default false */
  warning?: boolean;
};

/** An error: the key of its text, and the values of the placeholders. */
export type Fault = {
  readonly key: keyof typeof enForm;
  readonly gaps?: Readonly<Record<string, string | number>>;
};

// The syntax that browsers accept in a field of type email.
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Checks a rule except for its validator, which may be asynchronous. An empty value can only fail `required`. */
export function faultOf(value: FieldValue, rule: Rule): Fault | null {
  if (isEmpty(value)) return rule.required ? missing(value) : null;
  if (typeof value === 'string') {
    if (rule.email && !EMAIL.test(value)) return { key: 'formEmail' };
    if (rule.url && !isWebAddress(value)) return { key: 'formUrl' };
  }
  // Copy the expression: a global one keeps its `lastIndex`.
  const isText = typeof value === 'string' || typeof value === 'number';
  if (rule.pattern && isText && !new RegExp(rule.pattern).test(String(value)))
    return { key: 'formPattern' };
  return limitFault(value, rule);
}

export function isEmpty(value: FieldValue): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'number') return Number.isNaN(value);
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === false;
}

function missing(value: FieldValue): Fault {
  if (value === false) return { key: 'formConfirm' };
  return { key: Array.isArray(value) ? 'formChoose' : 'formRequired' };
}

function limitFault(value: FieldValue, { min = -Infinity, max = Infinity }: Rule): Fault | null {
  const [size, kind] = sizeOf(value);
  if (size < min) return { key: `formMin${kind}`, gaps: { min } };
  if (size > max) return { key: `formMax${kind}`, gaps: { max } };
  return null;
}

function sizeOf(value: FieldValue): [size: number, kind: '' | 'Length' | 'Count'] {
  if (typeof value === 'number') return [value, ''];
  if (typeof value === 'string') return [countCharacters(value), 'Length'];
  if (Array.isArray(value)) return [value.length, 'Count'];
  return [Number.NaN, ''];
}

function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

export function isFile(value: unknown): value is File {
  return typeof File !== 'undefined' && value instanceof File;
}
