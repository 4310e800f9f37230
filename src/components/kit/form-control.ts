import {
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useValue } from './use-value';

/** Tells when the form of the element, or of a control in it, is reset. The element's own state goes back then, as native fields do. */
export function useFormReset(element: RefObject<Element | null>, onReset: () => void): void {
  // React takes the ref away from what is hidden, in a tab that was left for one; the form resets that, too.
  const known = useRef<Element>(null);
  useLayoutEffect(() => {
    known.current = element.current;
  });
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const reset = useEffectEvent((event: Event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    if (!isIn(event.target, known.current)) return;
    onReset();
    // Only now the browser writes to the native controls, what they were when they came. The state knows better.
    requestAnimationFrame(redraw);
  });
  // On the document: the element may be moved into another form, and `form=` names one that is not around it. By an
  // effect that lives as long as the component: others sleep while it is hidden.
  useInsertionEffect(() => {
    document.addEventListener('reset', reset);
    return () => document.removeEventListener('reset', reset);
  }, []);
}

/** A control of the kit, as the Form around it knows it. The value is the component's own: a number, a list, files. */
export type FormField = {
  readonly now: unknown;
  readonly write: (value: never) => void;
  readonly hint?: unknown;
};

export type FormFieldsScope = {
  /**
   * The first value that the form has for a name, as a value of the component: `like` is one. Undefined: the form has
   * none. The hint is what a component's kind needs: a function, the `on` and `off` of a switch, a picker's columns.
   */
  given(name: string | undefined, like: unknown, hint: unknown): unknown;
  join(name: string, field: RefObject<FormField>): () => void;
  /** A value has changed, and the native control has it already. */
  changed(): void;
};

/** The kit's Form gives its controls their values. Controls anywhere else find null. */
export const FormFieldsContext = createContext<FormFieldsScope | null>(null);

type FormValue<T> = {
  readonly name: string | undefined;
  readonly value: T | undefined;
  readonly initial: T;
  readonly onChange?: ((value: T) => void) | undefined;
  readonly hint?: unknown;
  /** Runs before a form writes a value or resets it. Drops what the user was typing, for example. */
  readonly clear?: (next: T) => void;
};

/**
 * The value of a form control, controlled or not: `useValue`, and the form around it. The form gives the first value,
 * writes later ones, and a reset of any form brings the first one back.
 */
export function useFormValue<T>(
  element: RefObject<Element | null>,
  { name, value, initial, onChange, hint, clear }: FormValue<T>,
): [value: T, set: (next: T) => void, first: T] {
  const fields = useContext(FormFieldsContext);
  const [first] = useState(
    () => value ?? (fields?.given(name, initial, hint) as T | undefined) ?? initial,
  );
  const [now, set] = useValue({ value, initial: first, onChange });
  const write = (next: T) => {
    clear?.(next);
    if (!isSame(next, now)) set(next);
  };
  useFormReset(element, () => write(first));
  const newest = useRef({ now, write, hint });
  useInsertionEffect(() => {
    newest.current = { now, write, hint };
  });
  useInsertionEffect(() => {
    if (name) return fields?.join(name, newest);
  }, [fields, name]);
  useEffect(() => fields?.changed(), [fields, now]);
  return [now, set, first];
}

/** Two lists of the same entries are the same value. */
function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((one, at) => one === b[at]);
}

/** A control with `form="id"` belongs to that form, wherever it stands, and not to the one around it. */
function isIn(form: HTMLFormElement, element: Element | null): boolean {
  if (!element) return false;
  const inside = [element, ...element.querySelectorAll('input, select, textarea')];
  const sent = inside.filter((one) => one.getAttribute('form'));
  return sent.length > 0
    ? sent.some((one) => 'form' in one && one.form === form)
    : form.contains(element);
}

type Given = { readonly name: string | undefined; readonly form: string | undefined };

type Known = { readonly name: string; readonly form: string | undefined };

/**
 * What radio buttons know each other by. Without a form around them all of one name are one group, also those of the
 * pages below; without a name of their owner's, no form is to hear of them.
 */
export function useRadioName(root: RefObject<Element | null>, { name, form }: Given): Known {
  const own = useId();
  const [isInForm, setInForm] = useState(true);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the document tells which form is around
    if (name !== undefined) setInForm(root.current?.closest('form') !== null);
  }, [root, name]);
  const isNamed = name !== undefined && (form !== undefined || isInForm);
  return isNamed ? { name, form } : { name: own, form: form ?? '' };
}

const CALL = 'portico:form-call';

/** Whoever is late adds what has to be waited for. */
type Call = CustomEvent<Promise<void>[]>;

/** Fields in there that have not been rendered yet, in tabs that nobody has visited for one: they come. */
export async function callFields(inside: Element | null): Promise<void> {
  const detail: Promise<void>[] = [];
  inside?.dispatchEvent(new CustomEvent(CALL, { bubbles: true, detail }));
  await Promise.all(detail);
}

/**
 * For what renders its content late: true while the form around it wants the fields that are in there. The form goes
 * on when that has been rendered, its effects have run, and it is false again.
 */
export function useFormCall(element: RefObject<Element | null>, isLate: boolean): boolean {
  const [isCalled, setCalled] = useState(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    if (!isLate) return;
    const hear = (event: Event) => {
      if (!(event.target instanceof Node) || !event.target.contains(element.current)) return;
      (event as Call).detail.push(new Promise((resolve) => waiting.current.push(resolve)));
      setCalled(true);
    };
    // On the document: the element may be moved into another form.
    document.addEventListener(CALL, hear);
    return () => document.removeEventListener(CALL, hear);
  }, [element, isLate]);

  useEffect(() => {
    // What came may have parts in it that are late, and hear of it only as long as they are awake.
    if (isCalled) void callFields(element.current).then(() => setCalled(false));
    else for (const goOn of waiting.current.splice(0)) goOn();
  }, [element, isCalled]);

  useEffect(
    () => () => {
      for (const goOn of waiting.current.splice(0)) goOn();
    },
    [],
  );
  return isCalled;
}

const SUBMIT = 'portico:form-submit';

type SubmitCall = CustomEvent<{ sent?: Promise<boolean> }>;

/**
 * Submits the kit's Form whose native form this is, and promises whether it was sent. For any other form the answer is
 * undefined: the browser submits it.
 */
export function submitKitForm(form: HTMLFormElement): Promise<boolean> | undefined {
  const detail: SubmitCall['detail'] = {};
  form.dispatchEvent(new CustomEvent(SUBMIT, { detail }));
  return detail.sent;
}

/** For the kit's Form: answers `submitKitForm`. */
export function useSubmitCall(
  form: RefObject<HTMLFormElement | null>,
  submit: () => Promise<boolean>,
): void {
  const answer = useEffectEvent((event: Event) => {
    (event as SubmitCall).detail.sent = submit();
  });
  useEffect(() => {
    const element = form.current;
    element?.addEventListener(SUBMIT, answer);
    return () => element?.removeEventListener(SUBMIT, answer);
  }, [form]);
}
