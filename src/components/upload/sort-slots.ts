export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** The index of the box whose middle is nearest. */
export function slotAt(boxes: readonly Box[], x: number, y: number): number {
  let nearest = 0;
  let least = Infinity;
  boxes.forEach(({ left, top, width, height }, index) => {
    const distance = Math.hypot(left + width / 2 - x, top + height / 2 - y);
    if (distance >= least) return;
    least = distance;
    nearest = index;
  });
  return nearest;
}

/** Where the others go while one is taken from here to there. */
export function slotAfter(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (index > from && index <= to) return index - 1;
  return index < from && index >= to ? index + 1 : index;
}
