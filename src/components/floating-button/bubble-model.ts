import { clamp } from '@/shared/values';

export type FloatingAxis = 'x' | 'y' | 'xy' | 'lock';
/** Pixels from the left and upper edge of the area to those of the bubble. */
export type FloatingOffset = { readonly x: number; readonly y: number };

/** Where it may be, in the window; the gaps to the edges are off already. */
export type Area = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

type Bubble = {
  readonly area: Area;
  readonly size: { readonly width: number; readonly height: number };
};

/** Inside, however small the area has become. */
export function keepInside({ x, y }: FloatingOffset, { area, size }: Bubble): FloatingOffset {
  return {
    x: clamp(x, 0, Math.max(0, area.width - size.width)),
    y: clamp(y, 0, Math.max(0, area.height - size.height)),
  };
}

/** Moved by so much, as far as its axis lets it. */
export function moveBy(
  { x, y }: FloatingOffset,
  by: FloatingOffset,
  axis: FloatingAxis,
): FloatingOffset {
  return {
    x: axis === 'x' || axis === 'xy' ? x + by.x : x,
    y: axis === 'y' || axis === 'xy' ? y + by.y : y,
  };
}

/** To the nearer of the two edges, where there is a magnet. */
export function snapTo(
  offset: FloatingOffset,
  bubble: Bubble,
  magnet: 'x' | 'y' | undefined,
): FloatingOffset {
  const { x, y } = keepInside(offset, bubble);
  const right = Math.max(0, bubble.area.width - bubble.size.width);
  const bottom = Math.max(0, bubble.area.height - bubble.size.height);
  return {
    x: magnet === 'x' ? (x < right / 2 ? 0 : right) : x,
    y: magnet === 'y' ? (y < bottom / 2 ? 0 : bottom) : y,
  };
}
