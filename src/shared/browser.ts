/**
 * Browser features that test environments such as jsdom lack: media queries, observers and animations. Without them
 * no query matches, no observer reports, and animations are off.
 */
type Media = Pick<Window, 'matchMedia'>;

export function matchesMedia(query: string, window: Partial<Media> = globalThis): boolean {
  return window.matchMedia?.(query).matches ?? false;
}

/** Also true in a browser without animations, because code would wait for their end forever. */
export function isMotionReduced(window?: Partial<Media>): boolean {
  const cannotAnimate = typeof Element !== 'undefined' && !('animate' in Element.prototype);
  return cannotAnimate || matchesMedia('(prefers-reduced-motion: reduce)', window);
}

/** Calls `notify` when the answer to a query changes. Returns a function that stops it. */
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

const silentObserver = { observe() {}, unobserve() {}, disconnect() {} };

export function watchSizes(notify: ResizeObserverCallback): Sizes {
  return typeof ResizeObserver === 'undefined' ? silentObserver : new ResizeObserver(notify);
}

export function watchSight(
  notify: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
): Sight {
  return typeof IntersectionObserver === 'undefined'
    ? silentObserver
    : new IntersectionObserver(notify, options);
}

type Device = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>;

/** An iPad reports the platform of a Mac, but a Mac has no touch screen. */
export function isIos({ userAgent, platform, maxTouchPoints }: Device): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}

/** macOS, iOS and iPadOS. An iPad calls itself a Macintosh. */
export function isApple({ userAgent }: Pick<Navigator, 'userAgent'>): boolean {
  return /Macintosh|iPhone|iPad|iPod/.test(userAgent);
}

export function isAndroid({ userAgent }: Device): boolean {
  return /Android/.test(userAgent);
}
