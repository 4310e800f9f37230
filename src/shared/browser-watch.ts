/**
 * What every supported browser has and a test environment such as jsdom has not: media queries, observers and
 * animations. Without them no query matches, nothing is observed, and nothing moves.
 */
type Media = Pick<Window, 'matchMedia'>;

export function matchesMedia(query: string, window: Partial<Media> = globalThis): boolean {
  return window.matchMedia?.(query).matches ?? false;
}

/** Also where nothing can be animated: no animation would ever end. */
export const isMotionReduced = (window?: Partial<Media>) =>
  cannotAnimate() || matchesMedia('(prefers-reduced-motion: reduce)', window);

const cannotAnimate = () => typeof Element !== 'undefined' && !('animate' in Element.prototype);

/** Calls back when the answer to a query changes. Returns how to stop. */
export function watchMedia(
  query: string,
  notify: () => void,
  window: Partial<Media> = globalThis,
): () => void {
  const list = window.matchMedia?.(query);
  list?.addEventListener?.('change', notify);
  return () => list?.removeEventListener?.('change', notify);
}

type Sizes = Pick<ResizeObserver, 'observe' | 'unobserve' | 'disconnect'>;
type Sight = Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'>;

const blind = { observe() {}, unobserve() {}, disconnect() {} };

export function watchSizes(notify: ResizeObserverCallback): Sizes {
  return typeof ResizeObserver === 'undefined' ? blind : new ResizeObserver(notify);
}

export function watchSight(
  notify: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
): Sight {
  return typeof IntersectionObserver === 'undefined'
    ? blind
    : new IntersectionObserver(notify, options);
}
