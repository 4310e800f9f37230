import type { FormValues } from './rules';

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

export type PartialValues<V> = V extends readonly unknown[] | File | Date
  ? V
  : V extends object
    ? { readonly [K in keyof V]?: PartialValues<V[K]> }
    : V;
