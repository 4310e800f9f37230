/** The app's own swipe back, for where no browser has one; a chunk of its own. */
export function loadEdgeSwipe() {
  return import('./edge-swipe');
}
