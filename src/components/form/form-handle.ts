import type { FormValues } from './rules';

/** What a page does with a form: through `handle`, and through `useForm` in the form itself. */
export type FormHandle<V extends object = FormValues> = {
  /** Of the fields of these names, or of all; shows what is wrong. */
  validate(names?: readonly string[]): Promise<boolean>;
  /** What the submit button does; false if it was not sent. */
  submit(): Promise<boolean>;
  /** Back to the first values. */
  reset(): void;
  /** Texts for fields, by their names, from a server for example. */
  setErrors(errors: FieldErrors): void;
  values(): V;
  /** Of a field, of a list, or of an object of fields. */
  getFieldValue(name: string): unknown;
  /** Undefined empties the field. */
  setFieldValue(name: string, value: unknown): void;
  /** Only what is in there changes. Lists are replaced as a whole. */
  setValues(values: PartialValues<V>): void;
  isDirty(): boolean;
};

/** Texts by the names of fields. Objects and lists of texts do as well, as the values have them. */
export type FieldErrors = {
  readonly [name: string]: string | FieldErrors | readonly FieldErrors[];
};

export type PartialValues<V> = V extends readonly unknown[] | File | Date
  ? V
  : V extends object
    ? { readonly [K in keyof V]?: PartialValues<V[K]> }
    : V;
