/** A transparent bar is solid after this scroll distance in pixels. */
const COVERAGE = 132;

/**
 * Fades in a transparent bar on scroll without renders. A CSS variable has the progress. From one half on, `data-solid`
 * changes the icons from white to the text colour. Returns a function that removes the listener.
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
