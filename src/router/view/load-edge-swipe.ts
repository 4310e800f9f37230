/** Loads the app's own swipe back as a lazy chunk. Browsers with a swipe back of their own do not need it. */
export function loadEdgeSwipe() {
  return import('./edge-swipe');
}
