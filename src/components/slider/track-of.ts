import { fractionOf, type Scale } from './step-value';

type Spot = { readonly x: number; readonly y: number };

/** Where values lie on the screen, as it is now. */
export function trackOf(root: HTMLElement, scale: Scale, vertical: boolean) {
  const rail = root.querySelector('[data-rail]') ?? root;
  const box = rail.getBoundingClientRect();
  const isRtl = getComputedStyle(root).direction === 'rtl';
  const length = (vertical ? box.height : box.width) || 1;

  const along = ({ x, y }: Spot) => {
    if (vertical) return (box.bottom - y) / length;
    return (isRtl ? box.right - x : x - box.left) / length;
  };
  return {
    valueAt: (spot: Spot) => scale.min + along(spot) * Math.max(0, scale.max - scale.min),
    /** Pixels between a place and the thumb of a value. */
    distance: (spot: Spot, value: number) =>
      Math.abs(along(spot) - fractionOf(value, scale)) * length,
  };
}
