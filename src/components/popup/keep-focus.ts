const CANDIDATES =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/** Moves the focus into the panel; the answer brings it back to where it was. */
export function takeFocus(panel: HTMLElement): () => void {
  const { ownerDocument: document } = panel;
  const opener = document.activeElement;
  const first = panel.querySelector<HTMLElement>('[data-autofocus]') ?? panel;
  first.focus({ preventScroll: true });

  return () => {
    const { activeElement } = document;
    // Somebody else has it already: a layer above, or the page that has just come.
    if (activeElement !== document.body && !panel.contains(activeElement)) return;
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

/** Keeps the Tab key inside: from the last stop to the first, and the other way round. */
export function turnAtEnds(
  root: HTMLElement,
  panel: HTMLElement,
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>,
) {
  if (event.key !== 'Tab') return;
  const stops = tabStops(root);
  const first = stops[0] ?? panel;
  const last = stops[stops.length - 1] ?? panel;
  const { activeElement } = panel.ownerDocument;
  const end = event.shiftKey ? first : last;
  const outside = !root.contains(activeElement);
  if (!outside && activeElement !== end && !(event.shiftKey && activeElement === panel)) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

function tabStops(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(CANDIDATES)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.getClientRects().length > 0,
  );
}
