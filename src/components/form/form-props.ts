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
   * What the fields begin with, and what a reset brings back. Only the first ones count: give the form another `key` for
   * another record. A field with a `value` of its own keeps it.
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
  /** It was not sent: what is wrong, by the names of the fields. */
  onInvalid?: (errors: Readonly<Record<string, string>>) => void;
  /** What `onSubmit` has thrown, for a log. */
  onFailure?: (error: unknown) => void;
  onDirtyChange?: (dirty: boolean) => void;
  /** When fields are judged for the first time; later on with each change. @default 'blur' */
  validateTrigger?: ValidateTrigger;
  /** Where labels stand. @default 'above' */
  layout?: 'above' | 'beside';
  /** A list of what is wrong, above the fields. @default true */
  summary?: boolean;
  /**
   * Keeps what was entered over a reload, under this name: with its page, or in sessionStorage where there is no page. A
   * submission ends the draft. Files that no server has are lost, and their field says which.
   */
  draft?: string;
  /** Disables all fields and buttons inside. Their values stay in `values()`. @default false */
  disabled?: boolean;
  /** Asks before what was entered is left behind. In a page with several forms, give each an `id`. @default with a draft */
  guardLeave?: boolean;
  handle?: Ref<FormHandle<V>>;
};
