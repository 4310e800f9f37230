import type { Control } from './controls';

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
export function writeNative(controls: readonly Control[], value: unknown): void {
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
