import type { Item } from './items';
import type { Fault } from './rules';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const NATIVE = 'input, select, textarea';
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

export function isControl(element: Element): element is Control {
  return isNative(element) && element.name !== '';
}

/** Named native controls inside the element, from any component. */
function controlsIn(element: Element): Control[] {
  return [...element.querySelectorAll(NATIVE)].filter(isControl);
}

/** The control whose validity counts for the whole item. That of an Upload has no name: the form sends its results. */
export function judgedIn({ element, fields }: Item): Control | undefined {
  const known = new Set([...fields].map((field) => field.element()));
  const all = [...(element?.querySelectorAll(NATIVE) ?? [])].filter(isNative);
  return all.find((control) => (control.name || known.has(control)) && control.willValidate);
}

/** The invalid controls among these elements and in them, if the browser can show them. */
export function invalidAmong(elements: readonly Element[]): Control[] {
  return elements
    .flatMap((element) => [element, ...element.querySelectorAll(NATIVE)])
    .filter(isNative)
    .filter((control) => control.willValidate && !control.validity.valid)
    .filter((control) => control.getClientRects().length > 0);
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

/**
 * The element that gets the name, the description and `aria-invalid`: a group, a control, or the visible part of a
 * hidden control.
 */
export function targetIn(element: Element, { fields }: Item): HTMLElement | null {
  const visible = metIn(element);
  // The days of a month, an Upload that is full, or rows have no visible native control.
  const known = [...fields].map((field) => field.element());
  const standIn = known.find((one) => one?.matches(`[aria-hidden="true"], ${GROUPS}`));
  const group = (visible[0] ?? standIn)?.closest<HTMLElement>(GROUPS);
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

/** True if no storage may keep the value. */
export function isSecret(control: Element): control is Control {
  if (!isControl(control)) return false;
  const { type, autocomplete } = control;
  return type === 'password' || /password|one-time-code|cc-(number|csc)/.test(autocomplete);
}
