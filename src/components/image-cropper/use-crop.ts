import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { Point, Size } from '@/components/kit/geometry';
import { useDrag, usePinch } from '@/components/kit/gestures';
import { watchSizes } from '@/shared/browser';
import {
  areaOf,
  type CropArea,
  type CropScene,
  type CropView,
  frameOn,
  limitView,
  panView,
  scaleOf,
  START,
  turnedSize,
  turnView,
  zoomView,
} from './crop-view';

type Parts = {
  readonly stage: RefObject<HTMLElement | null>;
  readonly frame: RefObject<HTMLElement | null>;
  readonly image: RefObject<HTMLImageElement | null>;
};

type Options = {
  /** The natural size; null until the picture has loaded. */
  readonly picture: Size | null;
  readonly ratio: number;
  readonly maxZoom: number;
  /** Ignores gestures and the wheel. */
  readonly disabled: boolean;
  readonly onChange: ((area: CropArea) => void) | undefined;
};

const CENTRE: Point = { x: 0, y: 0 };

/** Moves, zooms and turns the picture behind the frame. Gestures write to the elements, and React renders at the end. */
export function useCrop({ stage, frame, image }: Parts, options: Options) {
  const { picture, ratio, maxZoom, onChange } = options;
  const disabled = options.disabled || picture === null;
  const view = useRef<CropView>(START);
  const from = useRef<CropView>(START);
  const room = useRef<Size | null>(null);
  const started = useRef<Size | null>(null);
  const [, render] = useReducer((count: number) => count + 1, 0);

  const sceneOf = (): CropScene | null => {
    const box = stage.current;
    // A hidden page has no size. The last one is kept.
    if (box?.clientWidth) room.current = { width: box.clientWidth, height: box.clientHeight };
    return picture && room.current && { picture, frame: frameOn(room.current, ratio), maxZoom };
  };
  const paint = () => {
    const [scene, element, edge] = [sceneOf(), image.current, frame.current];
    if (!scene || !element || !edge) return;
    const { x, y } = view.current;
    edge.style.width = `${scene.frame.width}px`;
    edge.style.height = `${scene.frame.height}px`;
    const scale = scaleOf(scene, view.current);
    // At zoom 1, so that a gesture only changes the transform.
    const least = scale / view.current.zoom;
    element.style.width = `${scene.picture.width * least}px`;
    element.style.height = `${scene.picture.height * least}px`;
    const { width, height } = turnedSize(scene.picture, view.current.turns);
    const place = `translate(${(0.5 - x) * width * scale}px, ${(0.5 - y) * height * scale}px)`;
    const turn = `rotate(${view.current.turns * 90}deg) scale(${view.current.zoom})`;
    element.style.transform = `translate(-50%, -50%) ${place} ${turn}`;
  };
  const tell = () => {
    const scene = sceneOf();
    if (scene) onChange?.(areaOf(scene, view.current));
    render();
  };
  /** Returns false if nothing changes. */
  const put = (next: (scene: CropScene, now: CropView) => CropView, isOver = true): boolean => {
    const scene = sceneOf();
    if (!scene) return false;
    const before = view.current;
    view.current = next(scene, before);
    const keys = ['x', 'y', 'zoom', 'turns'] as const;
    const isSame = keys.every((key) => before[key] === view.current[key]);
    paint();
    if (isOver && !isSame) tell();
    return !isSame;
  };
  const fromCentre = ({ x, y }: Point): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return CENTRE;
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };

  const hold = (isHeld: boolean) => {
    stage.current?.toggleAttribute('data-held', isHeld);
    if (isHeld) from.current = view.current;
    else tell();
  };
  const drag = useDrag({
    disabled,
    onStart: () => hold(true),
    onMove: (move) => put((scene) => panView(scene, from.current, move), false),
    onEnd: () => hold(false),
  });
  const pinch = usePinch({
    disabled,
    onStart: () => hold(true),
    onMove: ({ scale, point, x, y }) => {
      const at = fromCentre({ x: point.x - x, y: point.y - y });
      put((scene) => {
        const zoomed = zoomView(scene, from.current, from.current.zoom * scale, at);
        return panView(scene, zoomed, { x, y });
      }, false);
    },
    onEnd: () => hold(false),
  });

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    // `usePinch` handles the pinch of a trackpad, which is a wheel event with Ctrl.
    if (event.ctrlKey || disabled) return;
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const by = Math.exp(-event.deltaY * lines * 0.002);
    const at = fromCentre({ x: event.clientX, y: event.clientY });
    // At the limits of the zoom the wheel scrolls the page.
    if (put((scene, now) => zoomView(scene, now, now.zoom * by, at))) event.preventDefault();
  });
  const fit = useEffectEvent(() => void put(limitView, false));
  const start = useEffectEvent(() => {
    // The effect also runs when a hidden page is shown again.
    if (started.current === picture) return;
    started.current = picture;
    view.current = START;
    put(limitView, false);
    if (picture) tell();
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const stop = new AbortController();
    element.addEventListener('wheel', (event) => turnWheel(event), {
      passive: false,
      signal: stop.signal,
    });
    const sizes = watchSizes(() => fit());
    sizes.observe(element);
    return () => {
      stop.abort();
      sizes.disconnect();
    };
  }, [stage]);
  useEffect(() => start(), [picture]);
  useEffect(() => fit(), [ratio, maxZoom]);

  return {
    drag,
    pinch,
    zoom: view.current.zoom,
    pan: (by: Point) => put((scene, now) => panView(scene, now, by)),
    /** The owner hears nothing before `tell`. */
    zoomTo: (zoom: number) => put((scene, now) => zoomView(scene, now, zoom, CENTRE), false),
    tell,
    zoomBy: (by: number) => {
      put((scene, now) => zoomView(scene, now, now.zoom * by, CENTRE));
      return view.current.zoom;
    },
    turn: () => put(turnView),
    reset: () => put((scene) => limitView(scene, START)),
    area: (): CropArea | null => {
      const scene = sceneOf();
      return scene && areaOf(scene, view.current);
    },
  };
}
