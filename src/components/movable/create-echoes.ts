import type { Point } from '@/components/kit/geometry';
import { isNear } from './movable-physics';

/** More are not late. */
const MOST = 240;

/**
 * The places that `onChange` has reported during a move and the owner has not yet given back. An owner that keeps the
 * place in its state gives each one back as `x` and `y`, some a few frames late. These do not ask for a move.
 */
export function createEchoes() {
  let places: readonly Point[] = [];
  return {
    add: (place: Point) => {
      places = [...places.slice(1 - MOST), place];
    },
    /** True if the place is one of them. It and all earlier ones are then forgotten. */
    take: (place: Point): boolean => {
      const at = places.findIndex((one) => isNear(one, place));
      if (at >= 0) places = places.slice(at + 1);
      return at >= 0;
    },
    clear: () => {
      places = [];
    },
  };
}
