import { isUsualRefusal } from '@/platform';
import { callSafely } from '@/shared/errors';
import { digestOf } from './baseline';
import { type createErrorReport, failureOf, isFailure } from './error-report';
import type { Core, SubmitContext } from './types';
import type { FlatValues, FormValues } from './rules';
import { checkSchema } from './schema';

/** The last submission: its idempotency key, and a digest of the values. */
export type Attempt = { readonly key: string; readonly digest: string };

type Needs = {
  readonly report: ReturnType<typeof createErrorReport>;
  readonly onSent: (sent: FlatValues) => void;
  /** Called before the request, so that a draft can store the key. */
  readonly onAttempt: () => void;
};

/** Runs one submission at a time: validates, sends, and shows the errors of the server. */
export function createSubmission(
  { store, formOf, options, fields }: Core,
  { report, onSent, onAttempt }: Needs,
) {
  /** Counts resets. A submission that started before a reset has no effect after it. */
  let epoch = 0;
  let attempt: Attempt | null = null;

  async function submit(): Promise<boolean> {
    const element = formOf();
    if (!element || store.getState().status === 'submitting') return false;
    const begun = epoch;
    store.setState({ status: 'submitting', failure: null });
    fields.settle();
    try {
      const isValid = await report.validate();
      // The form was reset or has unmounted, so ignore the result.
      if (begun !== epoch || !formOf()) return false;
      if (!isValid) {
        report.show();
        tell(() => options().onInvalid?.(report.byName()));
        return false;
      }
      const answer = await checkSchema(options().schema, fields.values());
      if (begun !== epoch || !formOf()) return false;
      if ('values' in answer) return await send(element, begun, answer.values as FormValues);
      store.setState({ failure: answer.message });
      report.setErrors(answer.fields);
      tell(() => options().onInvalid?.(answer.fields));
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
    const sent = fields.judged();
    const ids = report.idsByName();
    store.setState({ summary: [] });
    let failed: unknown;
    let answer: unknown;
    const digest = digestOf(Object.entries(sent).sort(([a], [b]) => (a < b ? -1 : 1)));
    if (attempt?.digest !== digest) attempt = { key: newKey(), digest };
    const idempotencyKey = attempt.key;
    onAttempt();
    try {
      const data = new FormData(element);
      fields.addOutside(data);
      const context: SubmitContext = { data, form: element, idempotencyKey };
      answer = await options().onSubmit?.(values, context);
      if (isFailure(answer)) failed = answer;
    } catch (error) {
      failed = error ?? {};
      // A failure with `fields` is an answer of the server. Anything else may be a mistake.
      if (!failureOf(error).fields) options().report(error);
      tell(() => options().onFailure?.(error));
    }
    if (failed === undefined) {
      if (attempt?.key === idempotencyKey) attempt = null;
      onSent(begun === epoch ? sent : {});
      if (begun === epoch && formOf()) await succeed(answer);
      return true;
    }
    if (begun !== epoch) return false;
    const failure = failureOf(failed);
    const text = failure.message ?? (failure.fields ? null : options().t('formFailed'));
    store.setState({ failure: text });
    report.setErrors(failure.fields ?? {}, ids);
    return false;
  }

  /** Calls a callback of the product. The submission goes on if it fails. */
  function tell(callback: () => unknown): void {
    callSafely((error) => options().report(error), callback);
  }

  /** `onSuccess` often goes back. A user who has gone elsewhere meanwhile is no mistake of the product. */
  async function succeed(answer: unknown): Promise<void> {
    try {
      await options().onSuccess?.(answer);
    } catch (error) {
      if (!isUsualRefusal(error)) options().report(error);
    }
  }

  return {
    submit,
    attempt: () => attempt,
    /** Restores the attempt after a reload. */
    resume: (before: Attempt | null) => {
      attempt = before;
    },
    /** Forgets the attempt when the form was reset. */
    forget: () => {
      epoch += 1;
      attempt = null;
    },
  };
}

/** A random key for one order, the same for each retry. `randomUUID` is missing on pages without HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
