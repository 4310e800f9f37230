import type { ComponentProps, Ref } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Translate } from '@/shared/messages';
import type { enForm } from '@/shared/messages/en-choice';
import type { Items, ValidateTrigger } from './items';
import type { Fields } from './fields';
import type { FormValues } from './rules';
import type { FormSchema } from './schema';

export type SubmitContext = {
  readonly data: FormData;
  readonly form: HTMLFormElement;
  /**
   * The key stays the same while the user retries the same values, with a `FormDraft` also after a reload. The server can
   * use it to detect an order that it has already received. Changed values get a new key, and so does the next order
   * after a success.
   */
  readonly idempotencyKey: string;
};

export type FormProps<V extends object = FormValues> = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onInvalid' | 'action'
> & {
  /** The accessible name. */
  label?: string;
  /**
   * Initial values of the fields; a reset restores them. Later changes have no effect: to edit another record, give
   * the form another `key`. A field with its own `value` keeps that value.
   */
  initialValues?: PartialValues<V>;
  /**
   * A Standard Schema, such as one of zod or valibot. The form asks it when it is submitted and all rules hold. Its messages go to
   * the fields, and `onSubmit` gets the values that it returns.
   */
  schema?: FormSchema<V>;
  /**
   * Gets what is valid. Until its promise settles, further ones are ignored. A failure (thrown, or resolved as
   * `{ fields, message }`) is shown.
   */
  onSubmit?: (values: V, context: SubmitContext) => unknown;
  /**
   * Called after a submission, with what `onSubmit` returned. The form is clean and still busy, so the page can go back
   * without a question. Not called if the user has left the page meanwhile.
   */
  onSuccess?: (answer: unknown) => unknown;
  /** Called with the errors by field name when validation stops a submission. */
  onInvalid?: (errors: Readonly<Record<string, string>>) => void;
  /** Called with the error that `onSubmit` threw, for logging. */
  onFailure?: (error: unknown) => void;
  onDirtyChange?: (dirty: boolean) => void;
  /** When a field is first validated. After an error, each change validates it again. @default 'blur' */
  validateTrigger?: ValidateTrigger;
  /** Position of the labels. @default 'above' */
  layout?: 'above' | 'beside';
  /** Shows a list of the errors above the fields. @default true */
  summary?: boolean;
  /** Disables all fields and buttons inside. Their values stay in `values()`. @default false */
  disabled?: boolean;
  handle?: Ref<FormHandle<V>>;
};

/** The handle of a form. Pages get it from `handle`, and components in the form from `useForm`. */
export type FormHandle<V extends object = FormValues> = {
  /** Validates the named fields, or all fields, and shows the errors. */
  validate(names?: readonly string[]): Promise<boolean>;
  /** Submits like the submit button. Resolves with false if the form was not sent. */
  submit(): Promise<boolean>;
  /** Restores the initial values. */
  reset(): void;
  /** Sets errors by field name, for example from a server. */
  setErrors(errors: FieldErrors): void;
  values(): V;
  /** The value of a field, a list, or an object of fields. */
  getFieldValue(name: string): unknown;
  /** Sets one field. Undefined empties the field. */
  setFieldValue(name: string, value: unknown): void;
  /** Changes only the given values. Lists are replaced as a whole. */
  setValues(values: PartialValues<V>): void;
  isDirty(): boolean;
};

/** Errors by field name. Objects and lists of texts work too, nested like the values. */
export type FieldErrors = {
  readonly [name: string]: string | FieldErrors | readonly FieldErrors[];
};

type PartialValues<V> = V extends readonly unknown[] | File | Date
  ? V
  : V extends object
    ? { readonly [K in keyof V]?: PartialValues<V[K]> }
    : V;

export type FormOptions = {
  /** The id, the name or the label, which differ from those of other forms of the page. */
  readonly name: string;
  readonly t: Translate<keyof typeof enForm>;
  readonly trigger: ValidateTrigger;
  readonly schema: FormSchema<object> | undefined;
  /** Tells of an error in a callback of the product. */
  readonly report: (error: unknown) => void;
  readonly onSubmit: ((values: FormValues, context: SubmitContext) => unknown) | undefined;
  readonly onSuccess: ((answer: unknown) => unknown) | undefined;
  readonly onInvalid: ((errors: Readonly<Record<string, string>>) => void) | undefined;
  readonly onFailure: ((error: unknown) => void) | undefined;
};

/** A line of the summary. Without an item, no mounted field has that name. */
export type SummaryLine = {
  readonly id: string;
  readonly item: string | null;
  readonly label: string;
  readonly message: string;
};

export type FormState = {
  readonly status: 'open' | 'submitting';
  readonly dirty: boolean;
  /** The error of the form as a whole. */
  readonly failure: string | null;
  readonly summary: readonly SummaryLine[];
  /** The step that `FormSteps` shows. */
  readonly step: number;
};

export const createFormState = () =>
  createStore<FormState>(() => ({
    status: 'open',
    dirty: false,
    failure: null,
    summary: [],
    step: 0,
  }));

type FormStore = ReturnType<typeof createFormState>;

/** The things that the parts of a form share. */
export type Core = {
  readonly formOf: () => HTMLFormElement | null;
  readonly options: () => FormOptions;
  readonly store: FormStore;
  readonly items: Items;
  readonly fields: Fields;
};
