import { callFields } from '@/components/kit/form-control';
import { createChecks, type Words } from './create-checks';
import { createFirstValues, keyOf, namesIn, readValues, type SafeValues } from './controls';
import { createErrorReport, failureOf, isFailure } from './error-report';
import { createFormState } from './form-state';
import {
  createItem,
  type Item,
  type ItemOptions,
  inDocumentOrder,
  type ValidateTrigger,
} from './items';
import type { FormValues } from './rules';

export type SubmitContext = { readonly data: FormData; readonly form: HTMLFormElement };

export type FormOptions = {
  readonly t: Words;
  readonly trigger: ValidateTrigger;
  readonly onSubmit: ((values: FormValues, context: SubmitContext) => unknown) | undefined;
  readonly onInvalid: ((errors: Readonly<Record<string, string>>) => void) | undefined;
  readonly onFailure: ((error: unknown) => void) | undefined;
};

/** Outlives a reload. */
export type FormMemory = {
  read(): SafeValues | undefined;
  write(safe: SafeValues | undefined): void;
};

export type FormController = ReturnType<typeof createForm>;

/** What a form does, without what it looks like. Its values live in its native controls and nowhere else. */
export function createForm(
  formOf: () => HTMLFormElement | null,
  options: () => FormOptions,
  memory: FormMemory | null,
) {
  const store = createFormState();
  const items = new Set<Item>();
  const first = createFirstValues(memory?.read());
  /** What changes while a reset is under way is no change of the visitor's. */
  let isResetting = false;
  /** Of resets: what was begun before one ends in nothing. */
  let epoch = 0;

  const read = (): FormValues => {
    const form = formOf();
    return form ? readValues(form) : {};
  };
  const checks = createChecks({ store, read, words: () => options().t });
  const report = createErrorReport({ store, checks, items, present, formOf });
  const keyIn = (element: HTMLElement) => {
    const values = read();
    return namesIn(element)
      .map((name) => keyOf(values[name]))
      .join();
  };

  function compare() {
    const dirty = first.differ(read());
    memory?.write(dirty ? first.safe() : undefined);
    if (dirty !== store.getState().dirty) store.setState({ dirty });
  }

  function join(id: string, element: HTMLElement, own: () => ItemOptions) {
    const before = [...items].find((one) => one.id === id);
    const item = createItem(id, element, own, keyIn(element), before);
    if (before) items.delete(before);
    items.add(item);
    queueMicrotask(() => {
      // What comes later begins with what it has once all of it is there.
      compare();
      // It was put away, and has come back: perhaps with another value.
      if (before) look(item);
    });
    return {
      item,
      leave: () => {
        checks.stop(item);
        forget();
      },
    };
  }

  /** What <Activity> has put away is in the document still: its values are sent, so it is judged. */
  function forget() {
    for (const item of items) if (!item.element.isConnected) items.delete(item);
  }

  function present(): Item[] {
    forget();
    return inDocumentOrder(items);
  }

  /** Something in there may have changed. */
  function look(item: Item) {
    const key = keyIn(item.element);
    if (key === item.key) return;
    item.key = key;
    if (isResetting) return;
    compare();
    const own = item.options();
    const trigger = own.trigger ?? options().trigger;
    const isWrong = store.getState().errors[item.id] !== undefined;
    if (trigger === 'change' || isWrong || item.run) checks.check(item, own.debounce);
    const names = namesIn(item.element);
    for (const other of items) {
      const depends = other.options().dependencies.some((name) => names.includes(name));
      if (other !== item && depends && other.judged) checks.check(other);
    }
  }

  /** The focus has left it. */
  function leave(item: Item) {
    if ((item.options().trigger ?? options().trigger) === 'blur') checks.check(item);
  }

  async function validate(names?: readonly string[]): Promise<boolean> {
    const isMeant = ({ element }: Item) =>
      !names || namesIn(element).some((name) => names.includes(name));
    if (!names || present().filter(isMeant).length < names.length) await callFields(formOf());
    const chosen = present().filter(isMeant);
    for (const item of chosen) checks.check(item);
    const verdicts = await Promise.all(chosen.map((item) => checks.settled(item)));
    return !verdicts.includes(false);
  }

  async function submit(): Promise<boolean> {
    const form = formOf();
    if (!form || store.getState().status === 'submitting') return false;
    const begun = epoch;
    store.setState({ status: 'submitting', failure: null });
    try {
      const isValid = await validate();
      // Reset, gone, or out of sight: nobody waits for it any more.
      if (begun !== epoch || !formOf()) return false;
      if (!isValid) {
        report.show();
        options().onInvalid?.(report.byName());
        return false;
      }
      return await send(form, begun);
    } finally {
      if (begun === epoch) store.setState({ status: 'open' });
    }
  }

  async function send(form: HTMLFormElement, begun: number): Promise<boolean> {
    const values = read();
    store.setState({ summary: [] });
    let failed: unknown;
    try {
      const answer = await options().onSubmit?.(values, { data: new FormData(form), form });
      if (!isFailure(answer)) {
        // What was sent is safe; what was changed since then is not.
        if (begun === epoch) first.keep(values);
        compare();
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

  /** The native controls go back by themselves; this forgets what was said of them. */
  function resetDone() {
    epoch += 1;
    isResetting = true;
    for (const item of items) {
      checks.stop(item);
      checks.say(item, null);
      item.judged = false;
    }
    store.setState({ status: 'open', errors: {}, checking: {}, summary: [], failure: null });
    // Browser and components have put their values back by then.
    requestAnimationFrame(() => {
      isResetting = false;
      first.goBack();
      for (const item of items) item.key = keyIn(item.element);
      compare();
    });
  }

  return {
    store,
    join,
    look,
    leave,
    validate,
    submit,
    setErrors: report.setErrors,
    focusItem: report.focusItem,
    resetDone,
    compare,
    read,
  };
}
