import { callFields } from '@/components/kit/form-control';
import { createChecks } from './create-checks';
import { createFirstValues, keyOf, namesIn, readValues } from './controls';
import { createFields } from './create-fields';
import { createErrorReport } from './error-report';
import { createSubmission } from './create-submission';
import type { FormHandle } from './form-handle';
import { createDraftKeeper, type DraftPlace, packDraft } from './draft';
import { createFormState, type FormMemory, type FormOptions } from './form-state';
import { createItem, type Item, type ItemOptions, inDocumentOrder } from './items';
import { getPath, isBelow, keyOfName, nest, pathOf, share } from './paths';
import type { FlatValues, FormValues } from './rules';

export type FormController = ReturnType<typeof createForm>;

/** What a form does, without what it looks like. Its values live in its native controls and nowhere else. */
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
  /** What changes while a reset is under way is no change of the visitor's. */
  let isResetting = false;

  const fields = createFields({ formOf, initial: initialValues, onChange: compare });
  /** What watchers know of the values. */
  let known: unknown = initialValues;
  const watchers = new Set<() => void>();

  const read = (): FlatValues => {
    const form = formOf();
    return form ? readValues(form) : {};
  };
  /** With lists that have no rows. */
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
    // Components put their values back one after the other; the end of the reset compares them all.
    if (isResetting) return;
    const dirty = first.differ(judged());
    memory?.write(dirty ? first.safe() : undefined);
    if (dirty !== store.getState().dirty) store.setState({ dirty });
    if (formOf()) keeper.keep();
    if (watchers.size > 0 && formOf()) tellWatchers();
  }

  const keeper = createDraftKeeper(draft, {
    pack: () => packDraft(filled(), fields.ownLists(), submission.attempt()),
    isWorth: () => store.getState().dirty || fields.isWaiting(),
    restore: ({ values: kept, attempt }) => {
      submission.resume(attempt);
      fields.setValues(kept);
    },
    tellLost: (name, files) =>
      report.warn(name, options().t('formFilesLost', { names: files.join(', ') })),
  });

  /** A list whose last row was removed has no field that could differ: its length does. */
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

  /** The focus has left it. */
  function leave(item: Item) {
    if ((item.options().trigger ?? options().trigger) === 'blur') checks.check(item);
  }

  async function validate(names?: readonly string[]): Promise<boolean> {
    const keys = names?.map(keyOfName);
    const isMeant = ({ element }: Item) =>
      !keys || namesIn(element).some((name) => keys.some((key) => isBelow(keyOfName(name), key)));
    if (!names || present().filter(isMeant).length < names.length) await callFields(formOf());
    const chosen = present().filter(isMeant);
    for (const item of chosen) checks.check(item);
    const verdicts = await Promise.all(chosen.map((item) => checks.settled(item)));
    return !verdicts.includes(false);
  }

  const submission = createSubmission({
    store,
    formOf,
    options,
    report,
    validate,
    read: judged,
    values,
    onSent: (sent) => {
      // What was sent is safe; what was changed since then is not.
      first.keep(sent);
      if (!formOf()) draft?.write(undefined);
      compare();
    },
    onAttempt: () => keeper.keep(),
  });

  /** The native controls go back by themselves; this forgets what was said of them. */
  function resetDone() {
    submission.forget();
    isResetting = true;
    fields.forgetLate();
    for (const item of items) {
      checks.stop(item);
      checks.say(item, null);
      item.judged = false;
    }
    store.setState({
      status: 'open',
      errors: {},
      warnings: {},
      checking: {},
      summary: [],
      failure: null,
    });
    // Browser and components have put their values back by then.
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
    /** After the first fields are there, and before the first paint. Others get their values when they come. */
    restore: () => {
      compare();
      keeper.restore();
    },
    tellLost: keeper.tellLost,
    join,
    look,
    leave,
    focusItem: report.focusItem,
    resetDone,
    compare,
    /** What a watcher of the name gets. Before the fields are there, it is what they begin with. */
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
