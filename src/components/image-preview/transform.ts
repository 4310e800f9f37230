/** In pixels, from the middle of the stage. */
export type Point = { readonly x: number; readonly y: number };

/** Where the middle of a picture is, and how many times it is larger than when all of it is in sight. */
export type Transform = Point & { readonly scale: number };

/** What lies under the point stays under it. */
export function zoomAt(now: Transform, at: Point, scale: number): Transform {
  const ratio = scale / now.scale;
  return { x: at.x - (at.x - now.x) * ratio, y: at.y - (at.y - now.y) * ratio, scale };
}

export type Fingers = { readonly centre: Point; readonly distance: number };

export function fingersOf(a: Point, b: Point): Fingers {
  return {
    centre: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    // Two fingers on one spot still have a ratio.
    distance: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
  };
}

/** What lay between the fingers stays between them, however they move. */
export function pinch(
  begin: Transform,
  from: Fingers,
  to: Fingers,
  limit: (scale: number) => number,
): Transform {
  const scale = limit((begin.scale * to.distance) / from.distance);
  const zoomed = zoomAt(begin, from.centre, scale);
  return {
    x: zoomed.x + to.centre.x - from.centre.x,
    y: zoomed.y + to.centre.y - from.centre.y,
    scale,
  };
}
