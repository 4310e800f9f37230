import { createBaseline } from './baseline';
import { createChecks } from './create-checks';
import { createFields } from './create-fields';
import { createSubmission } from './create-submission';
import { createValidation } from './create-validation';
import { createDraftKeeper, type DraftPlace, packDraft } from './draft';
import { createErrorReport } from './error-report';
import { isSecret, NATIVE } from './field-elements';
import type { FormHandle } from './form-handle';
import { createFormState, type FormMemory, type FormOptions } from './form-state';
import { createItems, type Item } from './items';
import { getPath, keyOfName, nest, pathOf } from './paths';
import type { FlatValues, FormValues } from './rules';
import { createWatchers } from './watchers';

export type FormController = ReturnType<typeof createForm>;

/** The behaviour of a form, without its markup. Its fields hold the values. */
export function createForm(
  formOf: () => HTMLFormElement | null,
  options: () => FormOptions,
  memory: FormMemory | null,
  initialValues: object = {},
  draft: DraftPlace | null = null,
) {
  const store = createFormState();
  const baseline = createBaseline(memory?.read());
  const items = createItems(formOf);
  const fields = createFields({ formOf, items, initial: initialValues, onNews: () => flush() });
  const watchers = createWatchers(initialValues, readOne);
  const secrets = new Set<string>();
  const joined = new Set<Item>();
  const outsiders = new Set<(element: Element) => void>();
  let nativeKeys: ReadonlySet<string> = new Set();
  /** Changes during a reset do not count as changes by the user. */
  let isResetting = false;

  const checks = createChecks({ store, fields, values, options });
  const report = createErrorReport({ store, checks, items, fields, formOf });
  const { validate, validateIn } = createValidation({ formOf, items, checks, fields, report });
  const submission = createSubmission({
    store,
    formOf,
    options,
    fields,
    report,
    validate,
    read: judged,
    values,
    onSent: (sent) => {
      // Values that were sent count as clean. Values that changed during the submission do not.
      baseline.keep(sent);
      fields.calm();
      fields.late.markSent();
      if (!formOf()) draft?.write(undefined);
      flush();
    },
    onAttempt: () => keeper.keep(),
  });

  /** All values, including lists without rows. */
  function filled(): FlatValues {
    const empty = fields.counts().flatMap(([name, count]) => (count === 0 ? [[name, []]] : []));
    return { ...fields.read(), ...(Object.fromEntries(empty) as FlatValues) };
  }

  function values(): FormValues {
    return nest(filled());
  }

  function readOne(name: string): unknown {
    const one = fields.readKey(keyOfName(name));
    return one ? one.value : getPath(values(), pathOf(name));
  }

  /** A list without rows has no field that could differ, so its length is compared too. */
  function lengths(): FlatValues {
    return Object.fromEntries(fields.counts().map(([name, count]) => [`${name}.length`, count]));
  }

  function judged(): FlatValues {
    return { ...fields.read(), ...lengths() };
  }

  const keeper = createDraftKeeper(draft, {
    pack: () => ({
      ...packDraft(
        { ...(Object.fromEntries(fields.late.waiting()) as FlatValues), ...filled() },
        fields.ownLists(),
        secretKeys(),
      ),
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

  /** A password field can become a text field to show the password, so a name stays secret. */
  function secretKeys(): ReadonlySet<string> {
    const places = [formOf(), ...items.outside()];
    for (const control of places.flatMap((place) => [...(place?.querySelectorAll(NATIVE) ?? [])]))
      if (isSecret(control)) secrets.add(keyOfName(control.name));
    return secrets;
  }

  /** Compares what may have changed, and tells the form's state, its items, the draft and the watchers. */
  function flush() {
    if (isResetting) return;
    fields.seed();
    const { reasons } = fields.takeNews();
    const changed = new Set<string>();
    const affected = new Map<Item, boolean>();
    const see = (key: string, value: unknown, isInput: boolean, follows: boolean) => {
      const isNews = baseline.see(key, value, follows);
      if (isNews) changed.add(key);
      if (isNews || reasons.has(key))
        for (const item of fields.itemsOf(key))
          affected.set(item, isInput || affected.get(item) === true);
    };
    const natives = formOf() ? fields.readNatives() : undefined;
    for (const [key, value] of Object.entries(natives ?? {})) {
      const isOfOwner = fields.isOfOwner(key);
      see(key, value, !isOfOwner, isOfOwner);
    }
    for (const [key, why] of reasons) {
      const one = fields.readKey(key);
      const isOfOwner = why.size === 1 && why.has('owner') && fields.isOfOwner(key);
      if (one) see(key, one.value, why.has('input'), isOfOwner);
      else if (!(natives && key in natives) && baseline.drop(key)) changed.add(key);
    }
    for (const [key, count] of Object.entries(lengths())) see(key, count, false, false);
    if (natives) {
      for (const key of nativeKeys)
        if (!(key in natives) && !fields.readKey(key) && baseline.drop(key)) changed.add(key);
      nativeKeys = new Set(Object.keys(natives));
    }
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
    if (memory) memory.write(dirty ? baseline.safe() : undefined);
    if (dirty !== store.getState().dirty) store.setState({ dirty });
    if (!formOf()) return;
    keeper.keep();
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
    if (formOf()?.contains(element) === false) for (const tell of outsiders) tell(element);
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
      baseline.goBack();
      flush();
    });
  }

  const handle: FormHandle = {
    validate,
    submit: submission.submit,
    reset: () => formOf()?.reset(),
    setErrors: report.setErrors,
    values,
    getFieldValue: readOne,
    setFieldValue: fields.setFieldValue,
    setValues: fields.setValues,
    isDirty: () => {
      flush();
      return store.getState().dirty;
    },
  };

  return {
    store,
    handle,
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
      keeper.restore();
    },
    tellLost: keeper.tellLost,
    join,
    /** Tells of each item in a sheet or another portal. */
    watchOutside: (tell: (element: Element) => void, signal: AbortSignal) => {
      for (const element of items.outside()) tell(element);
      outsiders.add(tell);
      signal.addEventListener('abort', () => outsiders.delete(tell));
    },
    leave,
    focusItem: report.focusItem,
    validateIn,
    setStep: (step: number) => {
      store.setState({ step });
      keeper.keep();
    },
    resetDone,
    watched: watchers.watched,
    watch: watchers.watch,
  };
}
