import type { Point, Size } from '@/components/kit/geometry';
import { clamp } from '@/shared/values';

/** The range of resting positions. */
export type Bounds = {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
};
export type Direction = 'none' | 'all' | 'vertical' | 'horizontal';

/** A view larger than its area moves until its other edge is visible. The view scales from its centre. */
export function boundsOf(area: Size, view: Size & Point, scale: number): Bounds {
  const across = (room: number, size: number, offset: number): readonly [number, number] => {
    const grown = (size * (scale - 1)) / 2;
    const [near, far] = [grown - offset, room - size - grown - offset];
    return [Math.min(near, far), Math.max(near, far)];
  };
  const [minX, maxX] = across(area.width, view.width, view.x);
  const [minY, maxY] = across(area.height, view.height, view.y);
  return { minX, maxX, minY, maxY };
}

export function within({ x, y }: Point, bounds: Bounds): Point {
  return { x: clamp(x, bounds.minX, bounds.maxX), y: clamp(y, bounds.minY, bounds.maxY) };
}

/** Keeps the components that `direction` allows. */
export function along({ x, y }: Point, direction: Direction): Point {
  return {
    x: direction === 'all' || direction === 'horizontal' ? x : 0,
    y: direction === 'all' || direction === 'vertical' ? y : 0,
  };
}

export function frictionOf(friction: number): number {
  return friction > 0 && Number.isFinite(friction) ? friction : 2;
}

export function dampingOf(damping: number): number {
  return damping > 0 && Number.isFinite(damping) ? damping : 20;
}

export function scaleOf(scale: number, min: number, max: number): number {
  const [low, high] = [clamp(min || 0.1, 0.1, 10), clamp(max || 10, 0.1, 10)];
  return clamp(Number.isFinite(scale) ? scale : 1, low, Math.max(low, high));
}

export type Motion = { readonly place: Point; readonly speed: Point };

/**
 * One step of inertia, in pixels and pixels per millisecond. More friction stops the view sooner. The caller handles
 * the edges.
 */
export function slide({ place, speed }: Motion, friction: number, ms: number): Motion {
  const rest = Math.exp((-frictionOf(friction) * ms) / 650);
  // The exact integral of the decaying speed gives the same distance at 60 and at 120 frames per second.
  const way = ((1 - rest) * 650) / frictionOf(friction);
  return {
    place: { x: place.x + speed.x * way, y: place.y + speed.y * way },
    speed: { x: speed.x * rest, y: speed.y * rest },
  };
}

/** One step towards `target`: a spring without overshoot. More damping makes it faster. */
export function settle(at: Point, target: Point, damping: number, ms: number): Point {
  const rest = Math.exp((-dampingOf(damping) * ms) / 1000);
  return { x: target.x + (at.x - target.x) * rest, y: target.y + (at.y - target.y) * rest };
}

export function isNear(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5;
}

export function isSlow({ x, y }: Point): boolean {
  return Math.hypot(x, y) < 0.02;
}
