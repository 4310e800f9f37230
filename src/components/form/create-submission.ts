import { digestOf, keyOf } from './controls';
import { type Attempt, newKey } from './draft';
import { type createErrorReport, failureOf, isFailure } from './error-report';
import type { FormOptions, FormStore } from './form-state';
import type { FlatValues, FormValues } from './rules';
import { checkSchema } from './schema';

export type SubmitContext = {
  readonly data: FormData;
  readonly form: HTMLFormElement;
  /**
   * The same one while the same values are tried again, also after a reload if the form has a `draft`. The server knows
   * by it that it has this order already. Other values, and the next order after a success, have another one.
   */
  readonly idempotencyKey: string;
};

type Needs = {
  readonly store: FormStore;
  readonly formOf: () => HTMLFormElement | null;
  readonly options: () => FormOptions;
  readonly report: ReturnType<typeof createErrorReport>;
  readonly validate: () => Promise<boolean>;
  readonly read: () => FlatValues;
  readonly values: () => FormValues;
  readonly onSent: (sent: FlatValues) => void;
  /** Before it is sent, so that a reload knows the key. */
  readonly onAttempt: () => void;
};

/** One submission at a time: it judges, sends, and shows what the server answers. */
export function createSubmission({ store, formOf, options, report, ...form }: Needs) {
  /** Of resets: what was begun before one ends in nothing. */
  let epoch = 0;
  let attempt: Attempt | null = null;

  async function submit(): Promise<boolean> {
    const element = formOf();
    if (!element || store.getState().status === 'submitting') return false;
    const begun = epoch;
    store.setState({ status: 'submitting', failure: null });
    try {
      const isValid = await form.validate();
      // Reset, gone, or out of sight: nobody waits for it any more.
      if (begun !== epoch || !formOf()) return false;
      if (!isValid) {
        report.show();
        options().onInvalid?.(report.byName());
        return false;
      }
      const answer = await checkSchema(options().schema, form.values());
      if (begun !== epoch || !formOf()) return false;
      if ('values' in answer) return await send(element, begun, answer.values as FormValues);
      store.setState({ failure: answer.message });
      report.setErrors(answer.fields);
      options().onInvalid?.(answer.fields);
      return false;
    } finally {
      if (begun === epoch) store.setState({ status: 'open' });
    }
  }

  async function send(
    element: HTMLFormElement,
    begun: number,
    values: FormValues,
  ): Promise<boolean> {
    const sent = form.read();
    store.setState({ summary: [] });
    let failed: unknown;
    const digest = digestOf(
      JSON.stringify(Object.entries(sent).map(([name, one]) => [name, keyOf(one)])),
    );
    if (attempt?.digest !== digest) attempt = { key: newKey(), digest };
    const idempotencyKey = attempt.key;
    form.onAttempt();
    try {
      const data = new FormData(element);
      const context: SubmitContext = { data, form: element, idempotencyKey };
      const answer = await options().onSubmit?.(values, context);
      if (!isFailure(answer)) {
        if (attempt?.key === idempotencyKey) attempt = null;
        form.onSent(begun === epoch ? sent : {});
        return true;
      }
      failed = answer;
    } catch (error) {
      failed = error ?? {};
      options().onFailure?.(error);
    }
    if (begun !== epoch) return false;
    const { fields, message } = failureOf(failed);
    const failure = message ?? (fields ? null : options().t('formFailed'));
    store.setState({ failure });
    report.setErrors(fields ?? {});
    return false;
  }

  return {
    submit,
    attempt: () => attempt,
    /** After a reload. */
    resume: (before: Attempt | null) => {
      attempt = before;
    },
    /** The form was reset. */
    forget: () => {
      epoch += 1;
      attempt = null;
    },
  };
}
