import { createChecks } from './create-checks';
import { createFirstValues, keyOf, namesIn, readValues } from './controls';
import { createFields } from './create-fields';
import { createValidation } from './create-validation';
import { createErrorReport } from './error-report';
import { createSubmission } from './create-submission';
import type { FormHandle } from './form-handle';
import { createDraftKeeper, type DraftPlace, packDraft } from './draft';
import { createFormState, type FormMemory, type FormOptions } from './form-state';
import { createItem, type Item, type ItemOptions, inDocumentOrder } from './items';
import { getPath, nest, pathOf, share } from './paths';
import type { FlatValues, FormValues } from './rules';

export type FormController = ReturnType<typeof createForm>;

/** The behaviour of a form, without its markup. Its values live only in its native controls. */
export function createForm(
  formOf: () => HTMLFormElement | null,
  options: () => FormOptions,
  memory: FormMemory | null,
  initialValues: object = {},
  draft: DraftPlace | null = null,
) {
  const store = createFormState();
  const items = new Set<Item>();
  const first = createFirstValues(memory?.read());
  /** Changes during a reset do not count as changes by the user. */
  let isResetting = false;

  const fields = createFields({ formOf, initial: initialValues, onChange: compare });
  /** The values that the watchers have seen last. */
  let known: unknown = initialValues;
  const watchers = new Set<() => void>();

  const read = (): FlatValues => {
    const form = formOf();
    return form ? readValues(form) : {};
  };
  /** All values, including lists without rows. */
  function filled(): FlatValues {
    const empty = fields.counts().flatMap(([name, count]) => (count === 0 ? [[name, []]] : []));
    return { ...read(), ...(Object.fromEntries(empty) as FlatValues) };
  }
  const values = (): FormValues => nest(filled());
  const checks = createChecks({ store, read, values, words: () => options().t });
  const report = createErrorReport({ store, checks, items, present, formOf });
  const keyIn = (element: HTMLElement) => {
    const flat = read();
    return namesIn(element)
      .map((name) => keyOf(flat[name]))
      .join();
  };

  function compare() {
    // Components reset their values one after the other. `resetDone` compares once at the end.
    if (isResetting) return;
    const dirty = first.differ(judged());
    memory?.write(dirty ? first.safe() : undefined);
    if (dirty !== store.getState().dirty) store.setState({ dirty });
    if (formOf()) keeper.keep();
    if (watchers.size > 0 && formOf()) tellWatchers();
  }

  const keeper = createDraftKeeper(draft, {
    pack: () => ({
      ...packDraft(filled(), fields.ownLists()),
      attempt: submission.attempt(),
      step: store.getState().step,
    }),
    isWorth: () => store.getState().dirty || fields.isWaiting(),
    restore: ({ values: kept, attempt, step }) => {
      submission.resume(attempt);
      store.setState({ step });
      fields.setValues(kept);
    },
    tellLost: (name, files) =>
      report.warn(name, options().t('formFilesLost', { names: files.join(', ') })),
  });

  /** A list without rows has no field that could differ, so its length is compared too. */
  function judged(): FlatValues {
    const lengths = fields.counts().map(([name, count]) => [`${name}.length`, count]);
    return { ...read(), ...(Object.fromEntries(lengths) as FlatValues) };
  }

  function tellWatchers() {
    known = share(known, values());
    for (const tell of watchers) tell();
  }

  function join(id: string, element: HTMLElement, own: () => ItemOptions) {
    const before = [...items].find((one) => one.id === id);
    const item = createItem(id, element, own, keyIn(element), before);
    if (before) items.delete(before);
    items.add(item);
    fields.seed();
    queueMicrotask(() => {
      // Compare after all fields of this update have mounted, so that their initial values count as clean.
      compare();
      // The field was hidden and is visible again, perhaps with another value.
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

  /** A hidden <Activity> keeps its fields in the document. The form sends their values, so it validates them too. */
  function forget() {
    for (const item of items) if (!item.element.isConnected) items.delete(item);
  }

  function present(): Item[] {
    forget();
    return inDocumentOrder(items);
  }

  /** Called when the value of the item may have changed. */
  function look(item: Item) {
    const key = keyIn(item.element);
    if (key === item.key) return;
    item.key = key;
    if (isResetting) return;
    if (store.getState().warnings[item.id]) {
      store.setState(({ warnings }) => ({ warnings: { ...warnings, [item.id]: undefined } }));
    }
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

  /** Called when the focus leaves the item. */
  function leave(item: Item) {
    // The rules know nothing of such a message, so they would clear it.
    if (item.answered) return;
    if ((item.options().trigger ?? options().trigger) === 'blur') checks.check(item);
  }

  const { validate, validateIn } = createValidation({ formOf, present, checks, report });

  const submission = createSubmission({
    store,
    formOf,
    options,
    report,
    validate,
    read: judged,
    values,
    onSent: (sent) => {
      // Values that were sent count as clean. Values that changed during the submission do not.
      first.keep(sent);
      if (!formOf()) draft?.write(undefined);
      compare();
    },
    onAttempt: () => keeper.keep(),
  });

  /** The browser resets the native controls. This resets the errors and the other state. */
  function resetDone() {
    submission.forget();
    isResetting = true;
    fields.forgetLate();
    for (const item of items) {
      checks.stop(item);
      checks.say(item, null);
      item.judged = false;
      item.answered = false;
    }
    store.setState({
      status: 'open',
      errors: {},
      warnings: {},
      checking: {},
      summary: [],
      failure: null,
      step: 0,
    });
    // By the next frame, the browser and the components have reset their values.
    requestAnimationFrame(() => {
      isResetting = false;
      first.goBack();
      for (const item of items) item.key = keyIn(item.element);
      compare();
    });
  }

  function getFieldValue(name: string): unknown {
    return getPath(values(), pathOf(name));
  }

  const handle: FormHandle = {
    validate,
    submit: submission.submit,
    reset: () => formOf()?.reset(),
    setErrors: report.setErrors,
    values,
    getFieldValue,
    setFieldValue: fields.setFieldValue,
    setValues: fields.setValues,
    isDirty: () => store.getState().dirty,
  };

  return {
    store,
    handle,
    fields,
    /**
     * Call it after the first fields have mounted and before the first paint. Later fields get their values when they
     * mount.
     */
    restore: () => {
      compare();
      keeper.restore();
    },
    tellLost: keeper.tellLost,
    join,
    look,
    leave,
    focusItem: report.focusItem,
    validateIn,
    setStep: (step: number) => {
      store.setState({ step });
      keeper.keep();
    },
    resetDone,
    compare,
    /** The value that a watcher of the name gets. Before the fields mount, it is the initial value. */
    watched: (name: string): unknown => getPath(known, pathOf(name)),
    watch: (tell: () => void) => {
      if (watchers.size === 0 && formOf()) known = share(known, values());
      watchers.add(tell);
      return () => {
        watchers.delete(tell);
      };
    },
  };
}
