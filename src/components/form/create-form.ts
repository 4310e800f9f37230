import { createChecks } from './create-checks';
import { createFirstValues, keyOf, namesIn, readValues } from './controls';
import { createFields } from './create-fields';
import { createWatchers } from './create-watchers';
import { createValidation } from './create-validation';
import { createErrorReport } from './error-report';
import { createSubmission } from './create-submission';
import type { FormHandle } from './form-handle';
import { createDraftKeeper, type DraftPlace, packDraft } from './draft';
import { createFormState, type FormMemory, type FormOptions } from './form-state';
import { createItems, type Item, type ItemOptions } from './items';
import { createSecretNames } from './secret-names';
import { getPath, nest, pathOf } from './paths';
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
  const first = createFirstValues(memory?.read());
  /** Changes during a reset do not count as changes by the user. */
  let isResetting = false;
  let isArriving = false;

  const fields = createFields({
    formOf,
    initial: initialValues,
    onChange: () => {
      compare();
      const flat = read();
      for (const item of items.all) look(item, flat);
    },
    onArrival: () => first.differ(judged()),
  });

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
  const secretNames = createSecretNames(formOf);
  const watchers = createWatchers(initialValues, values, () => formOf() !== null);
  const keyIn = (element: HTMLElement, flat?: FlatValues) => {
    const [names, form] = [namesIn(element), formOf()];
    const known = flat ?? (form ? readValues(form, names) : {});
    return names.map((name) => keyOf(known[name])).join();
  };
  const items = createItems(keyIn);
  const checks = createChecks({ store, read, values, words: () => options().t });
  const report = createErrorReport({ store, checks, items, formOf });

  function compare() {
    // Components reset their values one after the other. `resetDone` compares once at the end.
    if (isResetting || fields.isWriting()) return;
    const dirty = first.differ(judged()) || fields.isSending();
    memory?.write(dirty ? first.safe() : undefined);
    if (dirty !== store.getState().dirty) store.setState({ dirty });
    if (formOf()) keeper.keep();
    watchers.tell();
  }

  const keeper = createDraftKeeper(draft, {
    pack: () => ({
      ...packDraft({ ...waiting(), ...filled() }, fields.ownLists(), secretNames()),
      attempt: submission.attempt(),
      step: store.getState().step,
    }),
    isWorth: () => store.getState().dirty || fields.late.isWaiting(),
    restore: ({ values: kept, attempt, step }) => {
      submission.resume(attempt);
      store.setState({ step });
      fields.setValues(kept);
    },
    tellLost: (name, files) =>
      report.notify(name, options().t('formFilesLost', { names: files.join(', ') })),
  });

  const waiting = () => Object.fromEntries(fields.late.waiting()) as FlatValues;

  /** A list without rows has no field that could differ, so its length is compared too. */
  function judged(): FlatValues {
    const lengths = fields.counts().map(([name, count]) => [`${name}.length`, count]);
    return { ...read(), ...(Object.fromEntries(lengths) as FlatValues) };
  }

  /** Many items join at once, for example the rows of a list. All of their fields are in the document by then. */
  function arrive() {
    if (isArriving) return;
    isArriving = true;
    fields.seed();
    queueMicrotask(() => {
      isArriving = false;
      fields.seed();
      // Compare after all fields of this update have mounted, so that their initial values count as clean.
      compare();
    });
  }

  function join(id: string, element: HTMLElement, own: () => ItemOptions) {
    const { item, before } = items.add(id, element, own);
    arrive();
    // The field was hidden and is visible again, perhaps with another value.
    if (before) queueMicrotask(() => look(item));
    return {
      item,
      leave: () => {
        checks.stop(item);
        items.forget();
      },
    };
  }

  /** Called when the value of the item may have changed. `written` are values of the code: they clear errors only. */
  function look(item: Item, written?: FlatValues) {
    const key = keyIn(item.element, written);
    if (key === item.key) return checks.refresh(item);
    item.key = key;
    if (isResetting) return;
    item.notice = undefined;
    if (store.getState().warnings[item.id]) {
      store.setState(({ warnings }) => ({ warnings: { ...warnings, [item.id]: undefined } }));
    }
    compare();
    const own = item.options();
    const trigger = own.trigger ?? options().trigger;
    const isWrong = store.getState().errors[item.id] !== undefined;
    const isDue = !written && trigger === 'change';
    if (isDue || isWrong || item.run) checks.check(item, own.debounce);
    const names = namesIn(item.element);
    for (const other of items.all) {
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

  const { validate, validateIn } = createValidation({ formOf, items, checks, read, report });

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
      fields.late.markSent();
      if (!formOf()) draft?.write(undefined);
      compare();
    },
    onAttempt: () => keeper.keep(),
  });

  /** The browser resets the native controls. This resets the errors and the other state. */
  function resetDone() {
    submission.forget();
    isResetting = true;
    fields.late.forget();
    for (const item of items.all) {
      checks.stop(item);
      checks.say(item, null);
      item.judged = false;
      item.answered = false;
      item.notice = undefined;
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
      const flat = read();
      for (const item of items.all) item.key = keyIn(item.element, flat);
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
    watched: watchers.watched,
    watch: watchers.watch,
  };
}
