type Look = {
  readonly labelId: string | undefined;
  /** The ids of what describes it now, and of all that ever may. */
  readonly described: readonly string[];
  readonly known: readonly string[];
  readonly invalid: boolean;
  /** It was the form that marked it. */
  readonly wasInvalid: boolean;
  readonly required: boolean;
  readonly wasRequired: boolean;
};

/**
 * Ties a label, a help and an error to a control of any component. What it has of its own stays; nothing is written
 * that is there already, since somebody watches.
 */
export function describeTarget(target: HTMLElement, look: Look): void {
  const own = (target.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const ids = [...own.filter((id) => !look.known.includes(id)), ...look.described];
  write(target, 'aria-describedby', ids.join(' ') || null);
  if (look.invalid) write(target, 'aria-invalid', 'true');
  else if (look.wasInvalid) write(target, 'aria-invalid', null);
  if (look.required && canBeRequired(target)) write(target, 'aria-required', 'true');
  else if (look.wasRequired) write(target, 'aria-required', null);
  const hasName = target.hasAttribute('aria-label') || target.hasAttribute('aria-labelledby');
  if (look.labelId && !hasName && !isLabelable(target)) {
    // A button that shows the value says both.
    const isButton = target.matches('button') && target.id !== '';
    write(target, 'aria-labelledby', isButton ? `${look.labelId} ${target.id}` : look.labelId);
  }
}

/** A `<label>` can name it, and a press on that label reaches it. */
export function isLabelable(target: HTMLElement): boolean {
  return target.matches('input, select, textarea');
}

/** Mere groups do not know the state. */
export function canBeRequired(target: HTMLElement): boolean {
  return !target.matches('[role="group"], fieldset, [role="img"], button, a');
}

function write(target: HTMLElement, name: string, value: string | null) {
  if (target.getAttribute(name) === value) return;
  if (value === null) target.removeAttribute(name);
  else target.setAttribute(name, value);
}
