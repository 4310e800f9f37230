export type StarBox = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

type Options = { readonly half: boolean; readonly isRtl: boolean };

/** What a finger at this place means. Stars may stand on several lines; before the first star is 0. */
export function rateAt(
  { x, y }: { readonly x: number; readonly y: number },
  boxes: readonly StarBox[],
  { half, isRtl }: Options,
): number {
  const distances = boxes.map(({ top, bottom }) => Math.max(top - y, 0, y - bottom));
  const nearest = Math.min(...distances);
  let value = Math.max(0, distances.indexOf(nearest));
  boxes.forEach(({ left, right }, index) => {
    const part = (isRtl ? right - x : x - left) / (right - left || 1);
    if (distances[index] !== nearest || part <= 0) return;
    value = index + (half && part <= 0.5 ? 0.5 : 1);
  });
  return value;
}

/** How much of a star is lit: 0 to 1. Of 3.7 the fourth one is lit to 0.7. */
export function litOf(value: number, index: number): number {
  return Math.min(Math.max(value - index, 0), 1);
}
