import { createBaseline } from './baseline';
import { createChecks } from './create-checks';
import { createSubmission } from './create-submission';
import { createErrorReport } from './error-report';
import { createItems, type Item } from './items';
import { keyOfName } from './paths';
import { createFields } from './fields';
import { createFormState, type FormHandle, type FormOptions } from './types';
import { createWatchers } from './watchers';

/** A draft, or what a question before leaving remembers. */
export type FormPart = {
  /** Called once the fields have their first values, before the first paint. */
  readonly begin?: () => void;
  /** Called after each change. */
  readonly keep: () => void;
};

export type FormController = ReturnType<typeof createForm>;

/** The behaviour of a form, without its markup. Its fields hold the values, and fields.ts reads them. */
export function createForm(
  formOf: () => HTMLFormElement | null,
  options: () => FormOptions,
  initialValues: object = {},
) {
  const store = createFormState();
  const baseline = createBaseline();
  const items = createItems(formOf);
  const fields = createFields({ formOf, items, initial: initialValues, onNews: () => flush() });
  const watchers = createWatchers(initialValues, fields.get);
  const parts = new Set<FormPart>();
  let isBegun = false;
  const joined = new Set<Item>();
  /** Changes during a reset do not count as changes by the user. */
  let isResetting = false;

  const core = { formOf, options, store, items, fields };
  const checks = createChecks(core);
  const report = createErrorReport(core, checks);
  const submission = createSubmission(core, {
    report,
    onSent: (sent) => {
      // Values that were sent count as clean. Values that changed during the submission do not.
      baseline.keep(sent);
      fields.calm();
      fields.late.forget();
      flush();
      // The form may be gone: its draft is no longer needed.
      keep();
    },
    onAttempt: keep,
  });

  function keep() {
    for (const part of parts) part.keep();
  }

  /** Compares what may have changed, and tells the form's state, its items, the draft and the watchers. */
  function flush() {
    if (isResetting) return;
    fields.scan();
    const changed = new Set<string>();
    const affected = new Map<Item, boolean>();
    for (const { key, isNews, follows, isInput } of fields.takeNews()) {
      const one = fields.readKey(key);
      if (!one) {
        if (baseline.drop(key)) changed.add(key);
        continue;
      }
      const isNew = baseline.see(key, one.value, follows);
      if (isNew) changed.add(key);
      if (!isNew && !isNews) continue;
      for (const item of fields.itemsOf(key))
        affected.set(item, isInput || affected.get(item) === true);
    }
    for (const [key, count] of Object.entries(fields.lengths()))
      if (baseline.see(key, count)) changed.add(key);
    settle(changed);
    for (const item of joined) {
      joined.delete(item);
      // An item without a digest is new. The others were hidden, and their values may have changed.
      if (item.digest === undefined) item.digest = digestIn(item);
      else if (!affected.has(item)) affected.set(item, false);
    }
    for (const [item, isInput] of affected) look(item, isInput);
    checkDependents(changed);
    fields.deliver();
  }

  /** The state of the form after some values have changed. */
  function settle(changed: ReadonlySet<string>) {
    const dirty = baseline.isDirty() || fields.isSending();
    if (dirty !== store.getState().dirty) store.setState({ dirty });
    if (!formOf()) return;
    keep();
    if (changed.size > 0) watchers.tell(changed);
  }

  function digestIn(item: Item): string {
    return fields
      .keysOf(item)
      .map((key) => baseline.digest(key))
      .join();
  }

  /** Called when a value in the item may have changed. Only input is a reason for a first check. */
  function look(item: Item, isInput: boolean) {
    item.tie();
    const digest = digestIn(item);
    if (digest === item.digest) return checks.refresh(item);
    item.digest = digest;
    item.notice = undefined;
    if (item.store.getState().warning) item.store.setState({ warning: undefined });
    const own = item.options();
    const isDue = isInput && (own.trigger ?? options().trigger) === 'change';
    const isWrong = item.store.getState().error !== undefined;
    if (isDue || isWrong || item.run) checks.check(item, own.debounce);
  }

  function checkDependents(changed: ReadonlySet<string>) {
    if (changed.size === 0) return;
    for (const item of items.all) {
      const { dependencies } = item.options();
      const depends = dependencies.some((name) => changed.has(keyOfName(name)));
      if (depends && item.judged) checks.check(item);
    }
  }

  function join(item: Item, element: HTMLElement) {
    items.add(item, element);
    joined.add(item);
    fields.stir();
    return () => {
      checks.stop(item);
      items.forget();
    };
  }

  /** Called when the focus leaves the item. */
  function leave(item: Item) {
    // The rules know nothing of such a message, so they would clear it.
    if (item.answered) return;
    if ((item.options().trigger ?? options().trigger) === 'blur') checks.check(item);
  }

  /** The browser resets the native controls. This resets the errors and the other state. */
  function resetDone() {
    submission.forget();
    isResetting = true;
    fields.late.forget();
    for (const { field } of fields.outside()) field.reset();
    for (const item of items.all) {
      checks.stop(item);
      checks.say(item, null);
      item.store.setState({ warning: undefined });
      Object.assign(item, { judged: false, answered: false, notice: undefined, digest: undefined });
      joined.add(item);
    }
    store.setState({ status: 'open', summary: [], failure: null, step: 0 });
    // By the next frame, the browser and the components have reset their values.
    requestAnimationFrame(() => {
      isResetting = false;
      fields.calm();
      baseline.reset();
      flush();
    });
  }

  const handle: FormHandle = {
    validate: report.validate,
    submit: submission.submit,
    reset: () => formOf()?.reset(),
    setErrors: report.setErrors,
    values: fields.values,
    getFieldValue: fields.get,
    setFieldValue: fields.setFieldValue,
    setValues: fields.setValues,
    isDirty: () => {
      flush();
      return store.getState().dirty;
    },
  };

  return {
    element: formOf,
    name: () => options().name,
    store,
    handle,
    baseline,
    submission,
    items,
    fields,
    checks,
    flush,
    /** Like Enter in a field of the native form. Safari 15 has no `requestSubmit`. */
    press: () =>
      void formOf()?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    /**
     * Call it after the first fields have mounted and before the first paint. Later fields get their values when they
     * mount.
     */
    restore: () => {
      watchers.begin();
      flush();
      isBegun = true;
      for (const part of parts) part.begin?.();
    },
    /** A part stays after its unmount: a submission may still end then. */
    use: (part: FormPart) => {
      parts.add(part);
      if (isBegun) part.begin?.();
    },
    tellLost: (name: string, files: readonly string[]) =>
      report.notify(name, options().t('formFilesLost', { names: files.join(', ') })),
    join,
    leave,
    focusItem: report.focusItem,
    validateIn: report.validateIn,
    setStep: (step: number) => {
      store.setState({ step });
      keep();
    },
    resetDone,
    watched: watchers.watched,
    watch: watchers.watch,
  };
}
