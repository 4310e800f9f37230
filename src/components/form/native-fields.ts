import type { FormField } from '@/components/kit/form-control';
import { type Control, isControl, NATIVE } from './field-elements';
import { isTree, keyOfName } from './paths';
import type { FieldValue } from './rules';

/** Native controls that share a name, and that no component of the kit draws: those of the product or of a library. */
export type NativeField = FormField & {
  controls: readonly Control[];
  /** Writes a value that is not the user's. */
  readonly show: (value: unknown) => void;
};

/**
 * The named controls of the form by their keys. `outside` are the items in sheets and other portals. Elements with
 * ElementInternals count too.
 */
export function findNatives(
  form: HTMLFormElement,
  outside: readonly Element[],
): ReadonlyMap<string, readonly Control[]> {
  const found = new Map<string, Control[]>();
  const inPortals = outside
    .flatMap((element) => [...element.querySelectorAll(NATIVE)])
    .filter((control) => isControl(control) && !control.form && !control.hasAttribute('form'));
  for (const control of [...form.elements, ...inPortals]) {
    if (!isControl(control) && !isCustom(control)) continue;
    const key = keyOfName(nameOf(control));
    const others = found.get(key);
    if (others) others.push(control as Control);
    else if (key !== '') found.set(key, [control as Control]);
  }
  return found;
}

export const nameOf = (control: Element) => control.getAttribute('name') ?? '';

const isCustom = (control: Element) => control.localName.includes('-');

/**
 * Reads what FormData would send, with its type. A number field gives a number. A lone checkbox without a value gives a
 * boolean. Checkboxes that share a name give a list, even when only one or none is checked. The browser sends nothing
 * for a form that is disabled as a whole, but its values are still read.
 */
export function createNativeField(
  formOf: () => HTMLFormElement | null,
  touched: WeakSet<Element>,
): NativeField {
  const free = () =>
    field.controls.filter(
      (control) => !control.disabled && !control.closest('fieldset[disabled]:not([data-form])'),
    );
  const field: NativeField = {
    controls: [],
    read: () => {
      const all = free();
      const data = () => new FormData(formOf() ?? undefined);
      return valueOf(
        all,
        all.flatMap((one) => entriesOf(one, data)),
      );
    },
    write: (value) => {
      // A draft of another version may have an object where a text field is now.
      if (isTree(value) && !Array.isArray(value)) return;
      for (const control of field.controls) touched.add(control);
      field.show(value);
    },
    show: (value) => {
      if (!isCustom(field.element() as Element)) writeNative(field.controls, value);
    },
    reset: () => {},
    settle: () => {},
    own: () => undefined,
    isDisabled: () => free().length === 0,
    element: () => field.controls[0] ?? null,
    form: () => field.controls[0]?.form ?? null,
    /** A hidden input has no events, so its new value may be a choice of the user in another element. */
    get isEdited() {
      return field.controls.some((one) => touched.has(one) || one.type === 'hidden');
    },
    set isEdited(now) {
      if (!now) for (const control of field.controls) touched.delete(control);
    },
  };
  return field;
}

/** The entries that the browser would send. */
function entriesOf(control: Control, data: () => FormData): (string | File)[] {
  // Its element has no value and no form that a script could read.
  if (isCustom(control)) return data().getAll(nameOf(control));
  if (control instanceof HTMLSelectElement)
    return [...control.selectedOptions].map(({ value }) => value);
  if (isFile(control)) return [...(control.files ?? [])];
  return isChoice(control) && !control.checked ? [] : [control.value];
}

function valueOf(controls: readonly Control[], sent: readonly (string | File)[]): FieldValue {
  const [first] = controls as [Control];
  if (!first) return undefined;
  const isMultiple = 'multiple' in first && first.multiple && first.type !== 'email';
  if (isMultiple) return sent;
  if (controls.every((control) => control.type === 'checkbox')) {
    if (controls.length > 1) return sent;
    return first.hasAttribute('value') ? sent[0] : (first as HTMLInputElement).checked;
  }
  if (/^(number|range)$/.test(first.type)) {
    const numbers = sent.filter((entry) => entry !== '').map(Number);
    return numbers.length > 1 ? numbers : numbers[0];
  }
  return sent.length > 1 ? sent : sent[0];
}

/** Sets the default value of native controls that share a name, which a reset restores. */
export function seedNative(controls: readonly Control[], value: unknown): void {
  const texts = [value].flat().map(String);
  for (const [at, control] of controls.entries()) {
    if (control instanceof HTMLSelectElement) {
      for (const option of control.options) option.defaultSelected = texts.includes(option.value);
    } else if (isChoice(control)) {
      control.defaultChecked = isChosen(control, controls, value);
    } else if (control.type !== 'file') {
      control.defaultValue = texts[at] ?? '';
    }
  }
}

/** Sets values and fires `input` and `change`, so that React and other listeners get them. */
function writeNative(controls: readonly Control[], value: unknown): void {
  const values = [value ?? ''].flat();
  for (const [at, control] of controls.entries()) {
    if (isChoice(control)) choose(control, isChosen(control, controls, value));
    else if (control instanceof HTMLSelectElement) select(control, values.map(String));
    else if (isFile(control)) hold(control, values);
    else type(control, String(values[at] ?? ''));
  }
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function isFile(control: Control): control is HTMLInputElement {
  return control.type === 'file';
}

/** A lone checkbox takes a boolean. Other choices are checked if the value contains theirs. */
function isChosen(control: HTMLInputElement, all: readonly Control[], value: unknown): boolean {
  const isBoolean = control.type === 'checkbox' && all.length === 1 && typeof value === 'boolean';
  return isBoolean ? value : [value].flat().some((one) => String(one) === control.value);
}

function choose(control: HTMLInputElement, isOn: boolean) {
  if (control.checked === isOn) return;
  // React listens for clicks on checkboxes and radio buttons. A click cannot uncheck a radio button or reach a
  // disabled control.
  if (!control.matches(':disabled') && (isOn || control.type === 'checkbox'))
    return control.click();
  control.checked = isOn;
  tell(control);
}

function select(control: HTMLSelectElement, values: readonly string[]) {
  for (const option of control.options) {
    const isOn = values.includes(option.value);
    if (control.multiple) option.selected = isOn;
    else if (isOn) control.value = option.value;
  }
  tell(control);
}

function hold(control: HTMLInputElement, values: readonly unknown[]) {
  const transfer = new DataTransfer();
  for (const file of values) if (file instanceof File) transfer.items.add(file);
  control.files = transfer.files;
  tell(control);
}

function type(control: HTMLInputElement | HTMLTextAreaElement, text: string) {
  if (control.value === text) return;
  const kind = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React overrides the `value` setter and would not fire `onChange`, so use the setter of the prototype.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, text);
  tell(control);
}

function tell(control: Control) {
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
