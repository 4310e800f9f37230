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

/** Calls `onReset` when the form of the element, or of a control in it, is reset. Components then restore their state. */
export function useFormReset(element: RefObject<Element | null>, onReset: () => void): void {
  // React clears the ref of hidden content, such as an inactive tab. A reset of the form includes hidden fields.
  const known = useRef<Element>(null);
  useLayoutEffect(() => {
    known.current = element.current;
  });
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const reset = useEffectEvent((event: Event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    if (!isIn(event.target, known.current)) return;
    onReset();
    // After this event the browser writes its own initial values to the native controls. Render the state over them.
    requestAnimationFrame(redraw);
  });
  // Listens on the document: the element may move into another form, or `form=` may name a form elsewhere.
  // Uses an insertion effect, because React removes the other effects while the component is hidden.
  useInsertionEffect(() => {
    document.addEventListener('reset', reset);
    return () => document.removeEventListener('reset', reset);
  }, []);
}

/** A control of the kit, as its Form sees it. The value has the component's type: a number, a list, files. */
export type FormField = {
  readonly now: unknown;
  readonly write: (value: never) => void;
  readonly hint?: unknown;
};

export type FormFieldsScope = {
  /**
   * Returns the form's first value for a name, converted to the type of `like`, or undefined if the form has no value.
   * The hint depends on the component: a function, the `on` and `off` values of a switch, the columns of a picker.
   */
  given(name: string | undefined, like: unknown, hint: unknown): unknown;
  join(name: string, field: RefObject<FormField>): () => void;
  /** Reports a changed value. The native control already has it. */
  changed(): void;
};

/** The kit's Form gives its controls their values. Outside of a Form the context is null. */
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
 * The value of a form control, controlled or not: `useValue`, connected to the form. The form gives the first value and
 * writes later ones. A reset of any form restores the first value.
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

/** Lists with the same entries are the same value. */
function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((one, at) => one === b[at]);
}

/** A control with `form="id"` belongs to that form, and not to the form around it. */
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
 * The `name` and `form` of a group of radio buttons. Without a form, browsers group all radio buttons of the document
 * by name, also those of other pages, so the group gets a unique name. Without `name`, no form sends the value.
 */
export function useRadioName(root: RefObject<Element | null>, { name, form }: Given): Known {
  const own = useId();
  const [isInForm, setInForm] = useState(true);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the document knows the form around it
    if (name !== undefined) setInForm(root.current?.closest('form') !== null);
  }, [root, name]);
  const isNamed = name !== undefined && (form !== undefined || isInForm);
  return isNamed ? { name, form } : { name: own, form: form ?? '' };
}

const CALL = 'portico:form-call';

/** Components that render lazily add a promise, which the form awaits. */
type Call = CustomEvent<Promise<void>[]>;

/** Renders lazy fields inside of the element, such as those of a tab that was never opened. */
export async function callFields(inside: Element | null): Promise<void> {
  const detail: Promise<void>[] = [];
  inside?.dispatchEvent(new CustomEvent(CALL, { bubbles: true, detail }));
  await Promise.all(detail);
}

/**
 * For components that render their content lazily: true while the form needs the fields in it. The form continues
 * after the content has rendered and its effects have run. Then the value is false again.
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
    // Listens on the document, because the element may move into another form.
    document.addEventListener(CALL, hear);
    return () => document.removeEventListener(CALL, hear);
  }, [element, isLate]);

  useEffect(() => {
    // The new content may contain lazy parts too. They receive the event only while they are not hidden.
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
 * Submits the kit's Form that owns this native form, and resolves to whether the Form sent it. Returns undefined for any
 * other form, which the browser submits.
 */
export function submitKitForm(form: HTMLFormElement): Promise<boolean> | undefined {
  const detail: SubmitCall['detail'] = {};
  form.dispatchEvent(new CustomEvent(SUBMIT, { detail }));
  return detail.sent;
}

/** Lets the kit's Form handle `submitKitForm`. */
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
