/** The text that the live regions of components say. They have no role, so that an empty one is no status. */
export function politeText(root: ParentNode = document): string {
  return [...root.querySelectorAll('[aria-live="polite"]')]
    .map(({ textContent }) => textContent)
    .join('');
}
