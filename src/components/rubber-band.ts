/** How far something follows that is pulled beyond its end: ever less, and never as far as `size`. */
export function rubberBand(beyond: number, size: number): number {
  if (size <= 0) return 0;
  const pull = Math.abs(beyond) * 0.55;
  return Math.sign(beyond) * ((pull * size) / (pull + size));
}

/** Inside the limits as it is, beyond them with resistance. */
export function stretch(value: number, min: number, max: number, size: number): number {
  if (value < min) return min + rubberBand(value - min, size);
  return value > max ? max + rubberBand(value - max, size) : value;
}
