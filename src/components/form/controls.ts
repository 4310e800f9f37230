import type { Fault } from './rules';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const BUTTONS = ['submit', 'button', 'reset', 'image'];
const GROUPS = '[role="radiogroup"], [role="group"], fieldset';
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

export function isControl(element: Element): element is Control {
  const isOne =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  return isOne && element.name !== '' && !BUTTONS.includes(element.type);
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
