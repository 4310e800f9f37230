import type { Point, Size } from '@/components/kit/geometry';
import { clamp } from '@/shared/values';

/** Which part of the picture is in the frame. It does not depend on the size of the screen. */
export type CropView = {
  /** The point in the middle of the frame, from 0 to 1 of the turned picture. */
  readonly x: number;
  readonly y: number;
  /** 1 is the least, at which the picture covers the frame. */
  readonly zoom: number;
  /** Quarter turns clockwise, from 0 to 3. */
  readonly turns: number;
};

export const START: CropView = { x: 0.5, y: 0.5, zoom: 1, turns: 0 };

/** The natural size of the picture, the frame on the screen, and the limit of the zoom. */
export type CropScene = {
  readonly picture: Size;
  readonly frame: Size;
  readonly maxZoom: number;
};

export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 1 ? { width: height, height: width } : { width, height };
}

/** Pixels of the screen for each pixel of the picture. */
export function scaleOf({ picture, frame }: CropScene, { zoom, turns }: CropView): number {
  const { width, height } = turnedSize(picture, turns);
  return Math.max(frame.width / width, frame.height / height) * zoom;
}

/** The nearest view whose frame is full of picture. */
export function limitView(scene: CropScene, view: CropView): CropView {
  const zoom = clamp(view.zoom, 1, Math.max(1, scene.maxZoom));
  const near = { ...view, zoom };
  const scale = scaleOf(scene, near);
  const { width, height } = turnedSize(scene.picture, view.turns);
  const inside = (at: number, frame: number, size: number) => {
    const half = Math.min(0.5, frame / (2 * size * scale));
    return clamp(at, half, 1 - half);
  };
  return {
    ...near,
    x: inside(view.x, scene.frame.width, width),
    y: inside(view.y, scene.frame.height, height),
  };
}

/** The picture moves by so many pixels on the screen. */
export function panView(scene: CropScene, view: CropView, by: Point): CropView {
  const scale = scaleOf(scene, view);
  const { width, height } = turnedSize(scene.picture, view.turns);
  const [x, y] = [view.x - by.x / (width * scale), view.y - by.y / (height * scale)];
  return limitView(scene, { ...view, x, y });
}

/** Zooms around a point, which keeps its place. `at` counts from the middle of the frame. */
export function zoomView(scene: CropScene, view: CropView, zoom: number, at: Point): CropView {
  const next = { ...view, zoom: clamp(zoom, 1, Math.max(1, scene.maxZoom)) };
  const { width, height } = turnedSize(scene.picture, view.turns);
  const share = 1 / scaleOf(scene, view) - 1 / scaleOf(scene, next);
  const [x, y] = [view.x + (at.x * share) / width, view.y + (at.y * share) / height];
  return limitView(scene, { ...next, x, y });
}

/** Turns the picture clockwise. The same point stays in the middle of the frame. */
export function turnView(scene: CropScene, { x, y, zoom, turns }: CropView): CropView {
  return limitView(scene, { x: 1 - y, y: x, zoom, turns: (turns + 1) % 4 });
}

/** The part of the turned picture in the frame, in pixels of the picture. */
export type CropArea = Point & Size & { readonly rotation: number };

export function areaOf(scene: CropScene, view: CropView): CropArea {
  const scale = scaleOf(scene, view);
  const { width, height } = turnedSize(scene.picture, view.turns);
  const [wide, high] = [scene.frame.width / scale, scene.frame.height / scale];
  return {
    x: Math.round(view.x * width - wide / 2),
    y: Math.round(view.y * height - high / 2),
    width: Math.round(wide),
    height: Math.round(high),
    rotation: view.turns * 90,
  };
}

/** Pixels between the frame and the edges of the stage. */
const MARGIN = 20;

/** The largest frame of this ratio on the stage. */
export function frameOn(stage: Size, ratio: number): Size {
  const [width, height] = [stage.width - 2 * MARGIN, stage.height - 2 * MARGIN];
  const wide = Math.max(1, Math.min(width, height * ratio));
  return { width: wide, height: wide / ratio };
}
