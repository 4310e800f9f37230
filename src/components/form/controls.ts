import type { Fault, FieldValue, FlatValues } from './rules';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const BUTTONS = ['submit', 'button', 'reset', 'image'];
const GROUPS = '[role="radiogroup"], [role="group"], fieldset:not([data-form])';
const FOCUSABLE = [
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'button',
  'a[href]',
  '[tabindex]',
]
  .map((kind) => `${kind}:not([hidden], [aria-hidden="true"])`)
  .join();

function isControl(element: Element): element is Control {
  const isOne =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  return isOne && element.name !== '' && !BUTTONS.includes(element.type);
}

/** All that a form has, wherever they are in the document. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl);
}

/** The native controls with a name in there: whatever component brings them. */
function controlsIn(element: Element): Control[] {
  return [...element.querySelectorAll('input, select, textarea')].filter(isControl);
}

export function namesIn(element: Element): string[] {
  const present = controlsIn(element).map((control) => control.name);
  // A list of none has no control that would be sent.
  const absent = [...element.querySelectorAll<HTMLElement>('[data-name]')];
  return [...new Set([...present, ...absent.map(({ dataset }) => dataset.name ?? '')])];
}

/** The one that carries the validity for all. */
export function judgedIn(element: Element): Control | undefined {
  return controlsIn(element).find((control) => control.willValidate);
}

/** What a visitor meets. A component may send its value with a control that merely stands for what is seen. */
function metIn(element: Element): Control[] {
  return controlsIn(element).filter(
    (control) => control.type !== 'hidden' && !control.closest('[hidden], [aria-hidden="true"]'),
  );
}

/** Sent for a whole group that is no control itself, such as the days of a month. */
function standInIn(element: Element): Element | null {
  return element.querySelector('input[aria-hidden="true"]:not([type="file"])');
}

/** What is named, described and marked as invalid: a group of controls, a control, or what stands for a hidden one. */
export function targetIn(element: Element): HTMLElement | null {
  const visible = metIn(element);
  const group = (visible[0] ?? standInIn(element))?.closest<HTMLElement>(GROUPS);
  const isOfMany = visible.length !== 1 || visible[0]?.type === 'radio';
  if (isOfMany && group && group !== element && element.contains(group)) return group;
  return visible[0] ?? element.querySelector<HTMLElement>(FOCUSABLE);
}

/** Where the focus goes to mend it. */
export function focusableIn(element: Element): HTMLElement | null {
  const visible = metIn(element).filter((control) => !control.matches(':disabled'));
  const chosen = visible.find((control) => control instanceof HTMLInputElement && control.checked);
  const radio = visible[0]?.type === 'radio' ? chosen : undefined;
  const cell = element.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');
  return radio ?? visible[0] ?? cell ?? element.querySelector<HTMLElement>(FOCUSABLE);
}

/** What the browser finds wrong, in the kit's words: browsers' own ones differ. */
export function nativeFault(control: Control): Fault | null {
  const { validity: is } = control;
  const limit = (name: string) => control.getAttribute(name) ?? '';
  if (is.badInput) return { key: 'formNumber' };
  if (is.valueMissing) {
    const isText = !/^(radio|checkbox|file|select)/.test(control.type);
    return { key: isText ? 'formRequired' : 'formChoose' };
  }
  if (is.typeMismatch) return { key: control.type === 'email' ? 'formEmail' : 'formUrl' };
  if (is.patternMismatch) return { key: 'formPattern' };
  if (is.tooShort) return { key: 'formMinLength', gaps: { min: limit('minlength') } };
  if (is.tooLong) return { key: 'formMaxLength', gaps: { max: limit('maxlength') } };
  if (is.rangeUnderflow) return { key: 'formMin', gaps: { min: limit('min') } };
  if (is.rangeOverflow) return { key: 'formMax', gaps: { max: limit('max') } };
  if (is.stepMismatch) return { key: 'formStep' };
  return null;
}

/**
 * What FormData would send, as what it is: a number from a number field, a yes or no from a lone checkbox without a
 * value, a list from boxes that share a name, even if only one of them, or none, is checked. The browser sends nothing
 * of a form that is disabled as a whole; its values are still there.
 */
export function readValues(form: HTMLFormElement): FlatValues {
  const whole = form.querySelector<HTMLFieldSetElement>(':scope > fieldset[data-form]:disabled');
  const isOff = (control: Control) => (whole ? control.disabled : control.matches(':disabled'));
  const data = whole ? dataOf(controlsOf(form).filter((one) => !isOff(one))) : new FormData(form);
  const values: Record<string, FieldValue> = {};
  for (const name of new Set(data.keys())) {
    const all = data.getAll(name);
    values[name] = all.length > 1 ? all : all[0];
  }
  const named = new Map<string, Control[]>();
  for (const control of controlsOf(form)) {
    if (isOff(control)) continue;
    named.set(control.name, [...(named.get(control.name) ?? []), control]);
  }
  for (const [name, controls] of named) values[name] = valueOf(controls, data.getAll(name));
  return values;
}

/** As the browser collects it. */
function dataOf(controls: readonly Control[]): FormData {
  const data = new FormData();
  for (const control of controls) {
    if (control instanceof HTMLSelectElement) {
      for (const { value } of control.selectedOptions) data.append(control.name, value);
    } else if (control.type === 'file') {
      for (const file of (control as HTMLInputElement).files ?? []) data.append(control.name, file);
    } else if (!/^(checkbox|radio)$/.test(control.type) || (control as HTMLInputElement).checked) {
      data.append(control.name, control.value);
    }
  }
  return data;
}

function valueOf(controls: readonly Control[], sent: readonly (string | File)[]): FieldValue {
  const [first] = controls as [Control];
  const isMultiple = 'multiple' in first && first.multiple && first.type !== 'email';
  const files = sent.filter((entry) => typeof entry === 'string' || entry.name !== '');
  if (isMultiple || first.dataset.type === 'list') return files;
  if (first.type === 'file') return files[0];
  if (controls.every((control) => control.type === 'checkbox')) return boxesValue(controls, sent);
  if (isNumber(first)) {
    const empty = controls.every((control) => 'empty' in control.dataset);
    const numbers = empty ? [] : sent.filter((entry) => entry !== '').map(Number);
    return numbers.length > 1 ? numbers : numbers[0];
  }
  return sent.length > 1 ? sent : sent[0];
}

function boxesValue(boxes: readonly Control[], sent: readonly (string | File)[]): FieldValue {
  const [first] = boxes as [HTMLInputElement];
  if (boxes.length > 1) return sent;
  return first.hasAttribute('value') ? sent[0] : first.checked;
}

function isNumber({ type, dataset }: Control): boolean {
  return type === 'number' || type === 'range' || dataset.type === 'number';
}

/** To tell whether a value has changed. */
export function keyOf(value: FieldValue): string {
  const plain = (part: unknown) =>
    part instanceof File ? [part.name, part.size, part.lastModified] : part;
  return JSON.stringify(Array.isArray(value) ? value.map(plain) : plain(value)) ?? '';
}

/** Digests of values by the names of their fields: no value is written to the browser's storage twice. */
export type SafeValues = Readonly<Record<string, string>>;

/**
 * What the fields began with, and what of them is safe: against that a form is clean or not. `remembered` is what was
 * safe before a reload: drafts come back with what was typed, which is not safe yet.
 */
export function createFirstValues(remembered: SafeValues = {}) {
  const began = new Map(Object.entries(remembered));
  const safe = new Map(began);

  return {
    /** Whether anything of these would be lost. A field that has come later begins clean. */
    differ: (values: FlatValues): boolean => {
      const entries = Object.entries(values).map(
        ([name, value]) => [name, digestOf(value)] as const,
      );
      for (const [name, key] of entries) {
        if (safe.has(name)) continue;
        began.set(name, key);
        safe.set(name, key);
      }
      return entries.some(([name, key]) => safe.get(name) !== key);
    },
    /** They were sent. */
    keep: (values: FlatValues) => {
      for (const [name, value] of Object.entries(values)) safe.set(name, digestOf(value));
    },
    /** A reset brings back what the fields began with, and not what was sent last. */
    goBack: () => {
      for (const [name, key] of began) safe.set(name, key);
    },
    safe: (): SafeValues => Object.fromEntries(safe),
  };
}

/** Tells values apart; what they are can not be read from it. (cyrb53, 53 bits.) */
export function digestOf(value: FieldValue): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of keyOf(value)) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
