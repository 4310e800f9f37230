import type { Fault, FieldValue, FlatValues } from './rules';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const NATIVE = 'input, select, textarea';
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

function isNative(element: Element): element is Control {
  const isOne =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  return isOne && !BUTTONS.includes(element.type);
}

function isControl(element: Element): element is Control {
  return isNative(element) && element.name !== '';
}

/** All named controls of a form, including those with a `form` attribute elsewhere in the document. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl);
}

/** Named native controls inside the element, from any component. */
function controlsIn(element: Element): Control[] {
  return [...element.querySelectorAll(NATIVE)].filter(isControl);
}

export function namesIn(element: Element): string[] {
  const present = controlsIn(element).map((control) => control.name);
  // An empty list has no control that the browser would send.
  const absent = [...element.querySelectorAll<HTMLElement>('[data-name]')];
  return [...new Set([...present, ...absent.map(({ dataset }) => dataset.name ?? '')])];
}

/**
 * The control whose validity counts for the whole field. The file input of an Upload has no name, because other
 * controls submit its results.
 */
export function judgedIn(element: Element): Control | undefined {
  const all = [...element.querySelectorAll(NATIVE)].filter(isNative);
  return all.find(({ name, dataset, willValidate }) => (name || dataset.name) && willValidate);
}

/** The invalid controls of a form that the browser can show, in an area or in the whole form. */
export function invalidIn(form: HTMLFormElement, area: Element = form): Control[] {
  const isMeant = (control: Control) => area === form || area.contains(control);
  const isShown = (control: Control) => control.getClientRects().length > 0;
  return [...form.elements]
    .filter(isNative)
    .filter((control) => control.willValidate && !control.validity.valid)
    .filter((control) => isMeant(control) && isShown(control));
}

/**
 * Controls that users can see. A component may also have a hidden control that only submits its value. A page that
 * covers the whole form hides none of them.
 */
function metIn(element: Element): Control[] {
  return controlsIn(element).filter(
    (control) =>
      control.type !== 'hidden' &&
      !element.contains(control.closest('[hidden], [aria-hidden="true"]')),
  );
}

/** The hidden control of a group without visible native controls: the days of a month, or an Upload that is full. */
function standInIn(element: Element): Element | null {
  return element.querySelector('input[aria-hidden="true"]');
}

/**
 * The element that gets the name, the description and `aria-invalid`: a group, a control, or the visible part of a
 * hidden control.
 */
export function targetIn(element: Element): HTMLElement | null {
  const visible = metIn(element);
  const group = (visible[0] ?? standInIn(element))?.closest<HTMLElement>(GROUPS);
  const isOfMany = visible.length !== 1 || visible[0]?.type === 'radio';
  if (isOfMany && group && group !== element && element.contains(group)) return group;
  return visible[0] ?? element.querySelector<HTMLElement>(FOCUSABLE);
}

/** The element to focus when the field has an error. */
export function focusableIn(element: Element): HTMLElement | null {
  const visible = metIn(element).filter((control) => !control.matches(':disabled'));
  const chosen = visible.find((control) => control instanceof HTMLInputElement && control.checked);
  const radio = visible[0]?.type === 'radio' ? chosen : undefined;
  const cell = element.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');
  return radio ?? visible[0] ?? cell ?? element.querySelector<HTMLElement>(FOCUSABLE);
}

/** The browser's constraint error with a text of the kit, because each browser words its own. */
export function nativeFault(control: Control): Fault | null {
  const { validity: is } = control;
  const limit = (name: string) => control.getAttribute(name) ?? '';
  if (is.badInput) return { key: 'formNumber' };
  if (is.valueMissing) {
    const isLone = !(control.form?.elements.namedItem(control.name) instanceof RadioNodeList);
    if (control.type === 'checkbox' && isLone) return { key: 'formConfirm' };
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
 * Reads the values that FormData would send, with their types. A number field gives a number. A lone checkbox without
 * a value gives a boolean. Checkboxes that share a name give a list, even when only one or none is checked. The
 * browser sends nothing for a form that is disabled as a whole, but its values are still read. `only` names the wanted
 * values.
 */
export function readValues(form: HTMLFormElement, only?: readonly string[]): FlatValues {
  const isMeant = (name: string) => !only || only.includes(name);
  const whole = form.querySelector<HTMLFieldSetElement>(':scope > fieldset[data-form]:disabled');
  const isOff = (control: Control) => (whole ? control.disabled : control.matches(':disabled'));
  const data = whole ? dataOf(controlsOf(form).filter((one) => !isOff(one))) : new FormData(form);
  const values: Record<string, FieldValue> = {};
  for (const name of new Set(data.keys())) {
    if (!isMeant(name)) continue;
    const all = data.getAll(name);
    values[name] = all.length > 1 ? all : all[0];
  }
  const named = new Map<string, Control[]>();
  for (const control of controlsOf(form)) {
    if (!isMeant(control.name) || isOff(control)) continue;
    named.set(control.name, [...(named.get(control.name) ?? []), control]);
  }
  for (const [name, controls] of named) values[name] = valueOf(controls, data.getAll(name));
  for (const element of [...form.elements, ...form.querySelectorAll('[data-name]')]) {
    const { name = '', type } = (element as HTMLElement).dataset;
    const isNew = name !== '' && isMeant(name) && !(name in values);
    if (isNew && !isOff(element as Control)) values[name] = type === 'list' ? [] : undefined;
  }
  return values;
}

/** Collects the entries as the browser does. */
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

/** A text that shows whether a value has changed. */
export function keyOf(value: FieldValue): string {
  const plain = (part: unknown) =>
    part instanceof File ? [part.name, part.size, part.lastModified] : part;
  return JSON.stringify(Array.isArray(value) ? value.map(plain) : plain(value)) ?? '';
}

/** Digests of values by field name, so that the browser's storage holds no copy of the values. */
export type SafeValues = Readonly<Record<string, string>>;

/**
 * The initial values of the fields, and the values that are safe. A form that differs from the safe values is dirty.
 */
export function createFirstValues(remembered: SafeValues = {}) {
  const began = new Map(Object.entries(remembered));
  const safe = new Map(began);

  return {
    /** True if any of these values would be lost. A field that mounts later starts clean. */
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
    /** Marks the values as sent. */
    keep: (values: FlatValues) => {
      for (const [name, value] of Object.entries(values)) safe.set(name, digestOf(value));
    },
    /** A reset restores the initial values, not the values that were sent last. */
    goBack: () => {
      for (const [name, key] of began) safe.set(name, key);
    },
    safe: (): SafeValues => Object.fromEntries(safe),
  };
}

/** A digest shows whether two values differ. It does not reveal the value. (cyrb53, 53 bits.) */
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
