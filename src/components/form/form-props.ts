import type { ComponentProps, Ref } from 'react';
import type { SubmitContext } from './create-submission';
import type { FormHandle, PartialValues } from './form-handle';
import type { ValidateTrigger } from './items';
import type { FormValues } from './rules';
import type { FormSchema } from './schema';

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
