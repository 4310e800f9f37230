import { countCharacters } from '@/components/text-field';
import type { enForm } from '@/shared/messages/en-choice';

/** What one field has. */
export type FieldValue =
  | string
  | number
  | boolean
  | File
  | readonly (string | number | File)[]
  | undefined;

/** What the fields have, by their names. */
export type FlatValues = Readonly<Record<string, FieldValue>>;

/** What a form has: a name such as `lines[0].qty` is a place in lists and objects. */
// oxlint-disable-next-line typescript/no-explicit-any -- the names of the fields decide what is where
export type FormValues = Readonly<Record<string, any>>;

export type ValidatorContext = {
  /** Of the whole form. */
  readonly values: FormValues;
  /** Nobody waits for the answer any more: the value has changed, the field has gone. */
  readonly signal: AbortSignal;
};

type Verdict = string | boolean | null | undefined | void;

export type Rule = {
  /** Something must be there; a lone checkbox must be checked. */
  required?: boolean;
  pattern?: RegExp;
  /** Of numbers the value, of texts the characters, of lists the entries. */
  min?: number;
  max?: number;
  email?: boolean;
  /** An address with http or https. */
  url?: boolean;
  /** A text says what is wrong; false is wrong too, all else is right. */
  validator?: (value: FieldValue, context: ValidatorContext) => Verdict | Promise<Verdict>;
  /** In place of the kit's own text. */
  message?: string;
  /** Only shows its message, and the form can be sent. A validator must answer at once then. @default false */
  warning?: boolean;
};

/** What is wrong: the key of a text, and what stands in its gaps. */
export type Fault = {
  readonly key: keyof typeof enForm;
  readonly gaps?: Readonly<Record<string, string | number>>;
};

// What browsers take for an address in a field of type email.
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** All of a rule but its validator, which may take its time. What is empty is only ever missing. */
export function faultOf(value: FieldValue, rule: Rule): Fault | null {
  if (isEmpty(value)) return rule.required ? missing(value) : null;
  if (typeof value === 'string') {
    if (rule.email && !EMAIL.test(value)) return { key: 'formEmail' };
    if (rule.url && !isWebAddress(value)) return { key: 'formUrl' };
    // A copy: a global one would go on where it stopped the last time.
    if (rule.pattern && !new RegExp(rule.pattern).test(value)) return { key: 'formPattern' };
  }
  return limitFault(value, rule);
}

export function isEmpty(value: FieldValue): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'number') return Number.isNaN(value);
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === false;
}

function missing(value: FieldValue): Fault {
  return { key: typeof value === 'string' ? 'formRequired' : 'formChoose' };
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
