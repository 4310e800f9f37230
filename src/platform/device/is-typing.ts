/** Whether a screen keyboard is up for this element. */
export function isTyping(focused: Element | null): boolean {
  if (!(focused instanceof HTMLElement)) return false;
  return focused.matches('input, textarea') || focused.isContentEditable;
}
