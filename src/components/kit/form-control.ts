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
import { isSameData } from '@/shared/same-data';
import { useValue } from './use-value';

/** Calls `onReset` when the form of the element, or of a control in it, is reset. Components then restore their state. */
export function useFormReset(
  element: RefObject<Element | null>,
  onReset: () => void,
  form?: string,
): void {
  const known = useKnown(element);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const reset = useEffectEvent((event: Event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    if (formOf(known.current, form) !== event.target) return;
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

/** The newest element. React clears the ref of hidden content, such as an inactive tab, but the form includes it. */
function useKnown(element: RefObject<Element | null>): RefObject<Element | null> {
  const known = useRef<Element>(null);
  useLayoutEffect(() => {
    known.current = element.current;
  });
  return known;
}

type Entries = {
  readonly name: string | undefined;
  readonly form: string | undefined;
  readonly disabled: boolean | undefined;
  readonly read: () => unknown;
};

/** Adds to FormData what no native control of the component sends. */
export function useFormEntries(element: RefObject<Element | null>, entries: Entries): void {
  const known = useKnown(element);
  const add = useEffectEvent(({ target, formData }: FormDataEvent) => {
    const { name, form, disabled, read } = entries;
    const isOff = disabled || known.current?.closest('fieldset[disabled]');
    if (name === undefined || isOff || formOf(known.current, form) !== target) return;
    appendEntries(formData, name, read());
  });
  useInsertionEffect(() => {
    document.addEventListener('formdata', add);
    return () => document.removeEventListener('formdata', add);
  }, []);
}

/** A control of the kit, as its Form sees it. Its form value has a type: a number, a list, a file. */
export type FormField = {
  /** The form value, with what the user is typing. */
  readonly read: () => unknown;
  /** Takes a form value. Undefined empties the control. */
  readonly write: (given: unknown) => void;
  /** Restores the first value. */
  readonly reset: () => void;
  /** Ends typing: the control shows the value that it sends. */
  readonly settle: () => void;
  /** The value of the component: the items of an Upload, for example. */
  readonly own: () => unknown;
  readonly isDisabled: () => boolean;
  /** The newest element. React clears refs of hidden content, but the form needs its place. */
  readonly element: () => Element | null;
  /** Its native form, which may be another one than the Form around it in React. */
  readonly form: () => HTMLFormElement | null;
  /** True if the user, or the code through the form, has changed the value. An owner that fills it does not count. */
  isEdited: boolean;
};

/**
 * Why a value changed. The user entered it, or code did through the form. The owner of a controlled field filled it. Or
 * the field has joined or left.
 */
export type ChangeReason = 'input' | 'owner' | 'join';

export type FormFieldsScope = {
  /**
   * The form values for a field that mounts: the one to start with, and the first one, which a reset restores. They
   * differ if the field was there before. Undefined means that the form has none.
   */
  start(name: string): { readonly now: unknown; readonly first: unknown };
  join(name: string, field: FormField, item: FieldItem | null): () => void;
  /** Without a reason, the component has drawn itself, and its elements may be other ones. */
  changed(field: FormField, reason?: ChangeReason): void;
};

/** The FormItem around a field, also if the field is in a portal of the item. */
export type FieldItem = { readonly fields: Set<FormField> };

/** The kit's Form reads and writes its fields through this. Outside of a Form the context is null. */
export const FormFieldsContext = createContext<FormFieldsScope | null>(null);

export const FieldItemContext = createContext<FieldItem | null>(null);

type FormValue<T> = {
  readonly name: string | undefined;
  readonly value: T | null | undefined;
  readonly initial: T;
  readonly onChange?: ((value: T) => void) | undefined;
  readonly disabled?: boolean | undefined;
  /**
   * Converts a form value, from a server or a draft, to the value of the component. For undefined it gives the empty
   * value. It returns undefined for what it cannot use.
   */
  readonly fromForm: (given: unknown) => T | undefined;
  /** @default the value itself */
  readonly toForm?: ((value: T) => unknown) | undefined;
  /** The value with what the user is typing, and a function that ends typing. */
  readonly typing?: { readonly value: (now: T) => T; readonly settle: () => void } | undefined;
  /** Runs before a form writes a value or resets it. Drops what the user was typing, for example. */
  readonly clear?: ((next: T) => void) | undefined;
  /** The id of a form elsewhere in the document, for a component without native controls. */
  readonly form?: string | undefined;
};

/**
 * The value of a form control, controlled or not: `useValue`, connected to the form. The form gives the first value and
 * writes later ones. A reset of any form restores the first value.
 */
export function useFormValue<T>(
  element: RefObject<Element | null>,
  { name, value: given, initial, onChange, ...props }: FormValue<T>,
): [value: T, set: (next: T) => void, first: T] {
  const { disabled = false, fromForm, toForm, typing, clear } = props;
  const form = useContext(FormFieldsContext);
  const item = useContext(FieldItemContext);
  const empty = fromForm(undefined) as T;
  const take = (data: T | null | undefined) => takenValue(data, empty ?? initial, fromForm);
  const value = given === null ? empty : take(given);
  const [start] = useState(() => {
    const known = name === undefined ? undefined : form?.start(name);
    const read = (one: unknown) => (one === undefined || one === null ? undefined : fromForm(one));
    const first = value ?? read(known?.first) ?? take(initial) ?? empty;
    return { first, now: value ?? read(known?.now) ?? first };
  });
  const [now, show] = useValue({ value, initial: start.now, empty, onChange });

  const live = useRef<Live<T>>({ now, change: () => {}, ...props, disabled });
  const [field] = useState(() => createField(live, element, start));
  const change = (next: T) => {
    // The form has the new value at once, before React renders it. The next render undoes it if the owner refuses.
    live.current = { ...live.current, now: next, typing: undefined };
    field.isEdited = true;
    show(next);
    form?.changed(field, 'input');
  };

  useFormReset(element, field.reset, props.form);
  useLayoutEffect(() => {
    field.element();
    if (name !== undefined) form?.changed(field);
  });
  useInsertionEffect(() => {
    // A disabled field has no value in the form.
    const isNews = !isSameData(live.current.now, now) || live.current.disabled !== disabled;
    live.current = {
      now,
      change,
      disabled,
      fromForm,
      toForm,
      typing,
      clear,
      form: props.form,
    };
    if (isNews) form?.changed(field, value === undefined ? 'join' : 'owner');
  });
  useInsertionEffect(() => {
    if (name !== undefined) return form?.join(name, field, item);
  }, [form, item, field, name]);
  return [now, change, start.first];
}

/** Adds the entries that a browser would send for a form value. */
export function appendEntries(data: FormData, name: string, value: unknown): void {
  for (const one of [value].flat())
    if (one instanceof Blob) data.append(name, one);
    else if (one !== undefined && one !== null && one !== false) data.append(name, String(one));
}

/** The value of an owner. Data of another type, from a server for example, is read as a form reads it. */
function takenValue<T>(
  given: T | null | undefined,
  sample: T | null | undefined,
  fromForm: FormValue<T>['fromForm'],
): T | undefined {
  if (given === undefined || given === null) return undefined;
  if (sample === undefined || sample === null || kindOf(given) === kindOf(sample)) return given;
  return fromForm(given) ?? sample;
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

type Live<T> = Pick<
  FormValue<T>,
  'disabled' | 'fromForm' | 'toForm' | 'typing' | 'clear' | 'form'
> & {
  readonly now: T;
  readonly change: (next: T) => void;
};

function createField<T>(
  live: RefObject<Live<T>>,
  element: RefObject<Element | null>,
  start: { readonly first: T; readonly now: T },
): FormField {
  let known: Element | null = null;
  const elementOf = () => (known = element.current ?? known);
  const put = (next: T) => {
    const { clear, now, change } = live.current;
    clear?.(next);
    if (!isSameData(next, now)) change(next);
  };
  return {
    read: () => {
      const { typing, toForm, now } = live.current;
      const value = typing ? typing.value(now) : now;
      return toForm ? toForm(value) : value;
    },
    write: (given) => {
      const next = live.current.fromForm(given ?? undefined);
      if (next !== undefined) put(next);
    },
    reset: () => put(start.first),
    settle: () => live.current.typing?.settle(),
    own: () => live.current.now,
    isDisabled: () =>
      live.current.disabled === true ||
      Boolean(elementOf()?.closest('fieldset[disabled]:not([data-form])')),
    element: elementOf,
    form: () => formOf(elementOf(), live.current.form),
    // A field that comes back has what the user has entered before.
    isEdited: !Object.is(start.now, start.first),
  };
}

/** The native form of a component: the one that `form="id"` names, or the one around it. None in a portal. */
function formOf(element: Element | null, id: string | undefined): HTMLFormElement | null {
  if (id !== undefined) return document.querySelector(`form[id="${CSS.escape(id)}"]`);
  const kinds = 'input, select, textarea';
  const control = element?.matches(kinds) ? element : element?.querySelector(kinds);
  return (control as HTMLInputElement | null | undefined)?.form ?? element?.closest('form') ?? null;
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
  const wasCalled = useRef(false);

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
    // StrictMode runs the effects of new components twice, so they may have been called in between.
    const isOver = wasCalled.current && !isCalled;
    wasCalled.current = isCalled;
    if (isCalled) void callFields(element.current).then(() => setCalled(false));
    else if (isOver) for (const goOn of waiting.current.splice(0)) goOn();
  }, [element, isCalled]);

  const isMounted = useRef(false);
  useEffect(() => {
    const { current: all } = waiting;
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // StrictMode removes the effects of a new component once and adds them again.
      queueMicrotask(() => {
        if (!isMounted.current) for (const goOn of all.splice(0)) goOn();
      });
    };
  }, []);
  return isCalled;
}

/** How the kit's Forms submit their native forms. */
const submits = new WeakMap<HTMLFormElement, () => Promise<boolean>>();

/**
 * Submits the kit's Form that owns this native form, and resolves to whether the Form sent it. Returns undefined for any
 * other form, which the browser submits.
 */
export function submitKitForm(form: HTMLFormElement): Promise<boolean> | undefined {
  return submits.get(form)?.();
}

export function ownNativeForm(form: HTMLFormElement, submit: () => Promise<boolean>): void {
  submits.set(form, submit);
}
