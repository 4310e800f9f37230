import { focusableIn, namesIn } from './controls';
import type { Checks } from './create-checks';
import type { FormStore, SummaryLine } from './form-state';
import type { FieldErrors } from './form-handle';
import type { Item } from './items';
import { flatten, keyOfName } from './paths';
import { isMotionReduced } from '@/shared/browser';

type Needs = {
  readonly store: FormStore;
  readonly checks: Checks;
  readonly items: ReadonlySet<Item>;
  /** Those that are in the document, in its order. */
  readonly present: () => readonly Item[];
  readonly formOf: () => HTMLFormElement | null;
};

/** Shows what is wrong: in the summary above the fields, and by the focus, which goes to the first of them. */
export function createErrorReport({ store, checks, items, present, formOf }: Needs) {
  function lines(): SummaryLine[] {
    const { errors } = store.getState();
    return present().flatMap((item) => {
      const message = errors[item.id];
      const { label } = item.options();
      return message === undefined ? [] : [{ id: item.id, item: item.id, label, message }];
    });
  }

  function focusItem(id: string) {
    const item = [...items].find((one) => one.id === id);
    if (!item) return;
    const summary = formOf()?.querySelector<HTMLElement>(':scope > [role="alert"]');
    leadTo(item.element, () => summary?.focus());
  }

  function show(others: readonly SummaryLine[] = []) {
    const summary = [...lines(), ...others];
    store.setState({ summary });
    const line = summary.find(({ item }) => item !== null);
    if (line) focusItem(line.id);
    else if (summary.length > 0) formOf()?.scrollIntoView({ block: 'start' });
  }

  function itemOf(name: string): Item | undefined {
    const key = keyOfName(name);
    return [...items].find(({ element }) => namesIn(element).map(keyOfName).includes(key));
  }

  /** Until the field changes. */
  function warn(name: string, message: string) {
    const item = itemOf(name);
    if (item) store.setState(({ warnings }) => ({ warnings: { ...warnings, [item.id]: message } }));
  }

  /** Texts for fields, by their names or nested as the values are. Those that no field has stand in the summary. */
  function setErrors(fields: FieldErrors) {
    const others: SummaryLine[] = [];
    for (const [name, text] of flatten(fields)) {
      const message = String(text ?? '');
      if (message === '') continue;
      const item = itemOf(name);
      if (item) {
        checks.stop(item);
        checks.say(item, message);
      } else others.push({ id: name, item: null, label: name, message });
    }
    show(others);
  }

  /** What the summary says of fields, by the first name of each. */
  function byName(): Readonly<Record<string, string>> {
    const errors = store.getState().summary.flatMap(({ item, message }) => {
      const element = [...items].find(({ id }) => id === item)?.element;
      return element
        ? namesIn(element)
            .slice(0, 1)
            .map((name) => [name, message] as const)
        : [];
    });
    return Object.fromEntries(errors);
  }

  return { show, warn, focusItem, setErrors, byName };
}

/** Frames in which what was folded away has to open. */
const PATIENCE = 10;

/** Opens what is folded away over a field, and puts the focus into the field. `onLost`: it can not be reached. */
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

/** As the browser's search does that finds words in there. Answers whether there was anything to open. */
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

/** What a server answers: texts for fields, by their names, and one for the form. */
export type FormFailure = {
  readonly fields?: FieldErrors;
  readonly message?: string;
};

/**
 * Of what `onSubmit` has thrown or resolved with. The message of an error is for developers, unless the error names
 * fields: then it is made for the form.
 */
export function failureOf(thrown: unknown): FormFailure {
  if (typeof thrown !== 'object' || thrown === null) return {};
  const { fields, message } = thrown as { fields?: unknown; message?: unknown };
  const isMeant = typeof fields === 'object' && fields !== null;
  return {
    ...(isMeant && { fields: fields as FieldErrors }),
    ...(typeof message === 'string' &&
      message !== '' &&
      (isMeant || !(thrown instanceof Error)) && { message }),
  };
}

/** A resolved value is a failure only if it looks like one. */
export function isFailure(answer: unknown): answer is FormFailure {
  const { fields, message } = failureOf(answer);
  return fields ? Object.keys(fields).length > 0 : message !== undefined;
}
