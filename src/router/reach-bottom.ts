export type ScrollMetrics = {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
};

/** Where the list end was last reported: its content height, or null outside of the zone. */
export type ReachState = number | null;

/**
 * Whether the page has come near its end [S9.15]: once per visit of the zone, and again when the content has
 * grown by more than the distance, or lost as much: it is another list then. Content that fits the screen never counts.
 */
export function reachBottom(
  reported: ReachState,
  { scrollTop, clientHeight, scrollHeight }: ScrollMetrics,
  distance: number,
): { readonly state: ReachState; readonly reached: boolean } {
  const scrollable = scrollTop > 0 && scrollHeight > clientHeight;
  // Fractional offsets of zoomed screens fall short of the end by up to a pixel.
  const inside = scrollable && scrollTop + clientHeight + distance >= scrollHeight - 1;
  if (!inside) return { state: null, reached: false };
  const again = reported !== null && Math.abs(scrollHeight - reported) > distance;
  return reported === null || again
    ? { state: scrollHeight, reached: true }
    : { state: reported, reached: false };
}
