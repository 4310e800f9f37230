/** Scrolled this far, a transparent bar is solid. */
const COVERAGE = 132;

/**
 * Lets a transparent bar fade in with the scroll, without a render per frame: a CSS variable carries the
 * progress, `data-solid` turns the icons from white to the text's colour at one half. Returns the way to undo it.
 */
export function bindNavProgress(
  bar: HTMLElement,
  scroller: HTMLElement,
  coverage = COVERAGE,
): () => void {
  const update = () => {
    const progress = Math.min(Math.max(scroller.scrollTop / coverage, 0), 1);
    bar.style.setProperty('--portico-nav-progress', String(progress));
    bar.toggleAttribute('data-solid', progress > 0.5);
  };
  update();
  scroller.addEventListener('scroll', update, { passive: true });
  return () => scroller.removeEventListener('scroll', update);
}
