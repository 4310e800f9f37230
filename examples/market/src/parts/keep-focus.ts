/** For a change that may remove the row with the focus. Then the page gets the focus, and Tab goes on from there. */
export async function keepFocus(change: () => unknown): Promise<void> {
  const page = document.activeElement?.closest<HTMLElement>('[data-page-content]');
  await change();
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) page?.focus({ preventScroll: true });
  });
}
