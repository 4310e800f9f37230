import { hash } from './hash';

/** Strips of the world, some 10 km high at the equator, of which some have a river. */
const STRIPS = 4096;
const SHARE = 0.75;

/** As much of the world's width: some 80 m at the equator. */
export const RIVER_WIDTH = 2e-6;

/** The strips whose rivers may come between two heights. */
export function riversBetween(top: number, bottom: number): number[] {
  const first = Math.floor(top * STRIPS) - 1;
  const count = Math.floor(bottom * STRIPS) + 1 - first;
  return Array.from({ length: count + 1 }, (_, at) => first + at).filter(
    (strip) => hash(strip, 11) < SHARE,
  );
}

/** How far down a river is at a place from west to east. Whole waves around the world: it joins at 180 degrees. */
export function riverAt(strip: number, across: number): number {
  const wave = (count: number, salt: number) =>
    Math.sin(2 * Math.PI * (count * across + hash(strip, salt)));
  const sway =
    0.3 * wave(1700 + (strip % 7) * 90, 12) + 0.12 * wave(5200, 13) + 0.03 * wave(21_000, 14);
  return (strip + 0.5 + sway) / STRIPS;
}
