/** The moving parts as a chunk of their own. */
export function loadMoves() {
  return import('./moves');
}
