import type { FormSchema } from './schema';
import { createStore } from 'zustand/vanilla';
import type { Words } from './create-checks';
import type { SubmitContext } from './create-submission';
import type { ValidateTrigger } from './items';
import type { FormValues } from './rules';

export type FormOptions = {
  /** The id, the name or the label, which differ from those of other forms of the page. */
  readonly name: string;
  readonly t: Words;
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

export type FormStore = ReturnType<typeof createFormState>;
