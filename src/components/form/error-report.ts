import { focusableIn, invalidAmong } from './field-elements';
import type { Checks } from './create-checks';
import type { Core, FieldErrors, SummaryLine } from './types';
import type { Item } from './items';
import { flatten, isBelow, keyOfName } from './paths';
import { callFields } from '@/components/kit/form-control';
import { reasonOf } from '@/components/kit/reason-of';
import { isMotionReduced } from '@/shared/browser';

/** Validates many fields, lists their errors in the summary above the fields, and focuses the first invalid field. */
export function createErrorReport({ store, items, fields, formOf }: Core, checks: Checks) {
  function lines(): SummaryLine[] {
    return items.present().flatMap((item) => {
      const message = item.store.getState().error;
      const { label } = item.options();
      return message === undefined ? [] : [{ id: item.id, item: item.id, label, message }];
    });
  }

  function focusItem(id: string) {
    const { element } = items.byId(id) ?? {};
    if (!element) return;
    const summary = formOf()?.querySelector<HTMLElement>(':scope > [role="alert"]');
    leadTo(element, () => summary?.focus());
  }

  function show(others: readonly SummaryLine[] = []) {
    const summary = [...lines(), ...others];
    store.setState({ summary });
    const line = summary.find(({ item }) => item !== null);
    if (line) focusItem(line.id);
    else if (summary.length > 0) formOf()?.scrollIntoView({ block: 'start' });
  }

  function itemOf(name: string, ids: ReadonlyMap<string, string>): Item | undefined {
    const id = ids.get(keyOfName(name));
    return items.present().find((one) => one.id === id);
  }

  /** Shows a message at the field until its value changes. Without a FormItem it appears in the summary. */
  function notify(name: string, message: string) {
    const item = itemOf(name, idsByName());
    if (item) {
      item.notice = message;
      item.store.setState({ warning: message });
    } else {
      const line = { id: name, item: null, label: '', message };
      store.setState(({ summary }) => ({ summary: [...summary, line] }));
    }
  }

  /** The ids of the items, by the keys of their names. The first item of a name wins. */
  function idsByName(): ReadonlyMap<string, string> {
    const pairs = items
      .present()
      .flatMap((item) => fields.keysOf(item).map((key) => [key, item.id] as const));
    return new Map(pairs.reverse());
  }

  /**
   * Sets errors by field name, or nested like the values. Errors without a matching field appear in the summary. `ids`
   * are from the time of the request, because rows of a list may have moved since.
   */
  function setErrors(given: FieldErrors, ids = idsByName()) {
    const others: SummaryLine[] = [];
    for (const [name, text] of flatten(given)) {
      const message = String(text ?? '');
      if (message === '') continue;
      const item = itemOf(name, ids);
      if (item) {
        checks.stop(item);
        checks.say(item, message);
        item.answered = true;
      } else others.push({ id: name, item: null, label: name, message });
    }
    show(others);
  }

  /** The errors of the summary, by the first name of each field. */
  function byName(): Readonly<Record<string, string>> {
    const errors = store.getState().summary.flatMap(({ item, message }) => {
      const known = item === null ? undefined : items.byId(item);
      const names = known ? fields.namesOf(known) : [];
      return names.slice(0, 1).map((name) => [name, message] as const);
    });
    return Object.fromEntries(errors);
  }

  async function judge(isMeant: (item: Item) => boolean): Promise<boolean> {
    const chosen = items.present().filter(isMeant);
    fields.scan();
    for (const item of chosen) checks.check(item);
    const verdicts = await Promise.all(chosen.map((item) => checks.settled(item)));
    return !verdicts.includes(false);
  }

  /** A field outside of every FormItem has no place for an error, so the browser shows it. */
  function judgeOthers(area?: HTMLElement): boolean {
    const inPortals = fields.outside().flatMap(({ field }) => field.element() ?? []);
    const all = [...(formOf()?.elements ?? []), ...inPortals];
    const meant = all.filter((element) => !area || area.contains(element));
    const invalid = invalidAmong(meant).find((control) => !items.around(control));
    return invalid?.reportValidity() ?? true;
  }

  /** Validates all fields, or those with these names. */
  async function validate(names?: readonly string[]): Promise<boolean> {
    const keys = names?.map(keyOfName);
    const isMeant = (item: Item) =>
      !keys || fields.keysOf(item).some((one) => keys.some((key) => isBelow(one, key)));
    if (!names || items.present().filter(isMeant).length < names.length) await callFields(formOf());
    const isValid = await judge(isMeant);
    return names || !isValid ? isValid : judgeOthers();
  }

  /** Validates the fields in a part of the form, shows the errors and leads to the first one. */
  async function validateIn(area: HTMLElement): Promise<boolean> {
    await callFields(formOf());
    const isValid = await judge(({ element }) => area.contains(element));
    if (isValid) store.setState({ summary: [] });
    else show();
    return isValid && judgeOthers(area);
  }

  return {
    show,
    validate,
    validateIn,
    notify,
    focusItem,
    idsByName,
    setErrors,
    byName,
  };
}

/** The number of frames that a collapsed section gets to open. */
const PATIENCE = 10;

/** Opens collapsed ancestors of a field and focuses the field. `onLost` runs if the field cannot get the focus. */
function leadTo(field: HTMLElement, onLost: () => void): void {
  const isFolded = unfold(field);
  const go = (frames: number) => {
    focusableIn(field)?.focus({ preventScroll: true });
    if (field.contains(document.activeElement)) return scrollToField(field);
    if (frames > 0) requestAnimationFrame(() => go(frames - 1));
    else onLost();
  };
  go(isFolded ? PATIENCE : 0);
}

function scrollToField(field: HTMLElement) {
  const still = isMotionReduced();
  field.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
}

/**
 * Opens collapsed ancestors with `beforematch`, like the browser's find-in-page. Returns true if any ancestor was
 * closed.
 */
function unfold(field: HTMLElement): boolean {
  let isFolded = false;
  for (let box = field.parentElement; box; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement && !box.open) box.open = true;
    else if (box.hidden) box.dispatchEvent(new Event('beforematch', { bubbles: true }));
    else continue;
    isFolded = true;
  }
  return isFolded;
}

/** An answer of the server: errors by field name, and one message for the form. */
export type FormFailure = {
  readonly fields?: FieldErrors;
  readonly message?: string;
};

/**
 * Reads a failure from the value that `onSubmit` threw or resolved with. The message of an error is for developers.
 * If the error has `fields`, its message is for users.
 */
export function failureOf(thrown: unknown): FormFailure {
  if (typeof thrown !== 'object' || thrown === null) return {};
  const { fields, message } = thrown as { fields?: unknown; message?: unknown };
  const isMeant = typeof fields === 'object' && fields !== null;
  const reason =
    isMeant && typeof message === 'string' && message !== '' ? message : reasonOf(thrown);
  return {
    ...(isMeant && { fields: fields as FieldErrors }),
    ...(reason !== undefined && { message: reason }),
  };
}

/** A resolved value counts as a failure only if it has the shape of one. */
export function isFailure(answer: unknown): answer is FormFailure {
  const { fields, message } = failureOf(answer);
  return fields ? Object.keys(fields).length > 0 : message !== undefined;
}
