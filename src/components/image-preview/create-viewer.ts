import type { Point, Size } from '@/components/kit/geometry';
import { addPoint, speedOf, type TimedPoint } from '@/components/kit/gestures';
import { clamp } from '@/shared/values';
import {
  type Clock,
  createGlide,
  createTaps,
  decideDrop,
  decidePage,
  type Gesture,
  gestureModeAt,
} from './viewer-motion';
import {
  doubleTapScale,
  dragView,
  dropView,
  fingersOf,
  type PictureFrame,
  pinch,
  roomOf,
  settle,
  startOf,
  stretchScale,
  type Track,
  type Transform,
  type View,
  zoomAt,
} from './view';

type Options = {
  readonly count: number;
  readonly start: number;
  readonly loop: boolean;
  readonly sign: 1 | -1;
  readonly clock: Clock;
  /** Draws the pages. `gone` is the progress of a pull down, from 0 to 1. */
  readonly drawTrack: (scroll: number, gone: number) => void;
  readonly drawPicture: (position: number, transform: Transform) => void;
  /** Another page is current. Positions are indices, which keep counting in a loop. */
  readonly onTurn: (position: number) => void;
  readonly onZoom: (isZoomed: boolean) => void;
  /** A tap on the picture, or a pull down. */
  readonly onClose: (reason: 'outside' | 'swipe') => void;
};

/** Pixels between two pages, as in preview-body.tsx. */
const GAP = 16;
/** Longest tap in milliseconds. */
const TAP = 350;
/** A released picture keeps moving by its speed times this number of milliseconds. */
const COAST = 160;
/** Milliseconds until a pulled-down preview returns, if its owner keeps it open. */
const KEPT = 500;
const CENTRE: Point = { x: 0, y: 0 };

export type Viewer = ReturnType<typeof createViewer>;

/** The preview without DOM elements. Receives pointers, keys and sizes, and returns positions to draw. */
export function createViewer(options: Options) {
  const { start, loop, sign, clock, ...tell } = options;
  const sizes = new Map<number, Size>();
  const points = new Map<number, Point>();
  let stage: Size = { width: 0, height: 0 };
  let position = start;
  let view: View = { scroll: 0, x: 0, y: 0, scale: 1, drop: 0 };
  let gesture: Gesture | null = null;
  let trail: readonly TimedPoint[] = [];
  let wasZoomed = false;

  const indexOf = (at: number) => ((at % options.count) + options.count) % options.count;
  const frameOf = (at: number): PictureFrame => ({ stage, natural: sizes.get(indexOf(at)) });
  const step = () => stage.width + GAP;
  const homeOf = (at: number): View => ({ ...startOf(frameOf(at)), scroll: at * step(), drop: 0 });
  const has = (at: number) => (loop ? options.count > 1 : at >= 0 && at < options.count);
  const isZoomed = () => view.scale > startOf(frameOf(position)).scale * 1.01;
  const track = (): Track => ({
    home: position * step(),
    hasBefore: has(position - 1),
    hasAfter: has(position + 1),
    sign,
  });

  const show = (next: View) => {
    view = next;
    const gone = stage.height > 0 ? clamp(view.drop / stage.height, 0, 1) : 0;
    const { x, y, scale, drop } = view;
    tell.drawTrack(view.scroll * sign, gone);
    tell.drawPicture(position, { x, y: y + drop, scale: scale * (1 - gone * 0.4) });
    if (isZoomed() === wasZoomed) return;
    wasZoomed = !wasZoomed;
    tell.onZoom(wasZoomed);
  };

  const drawOthers = () => {
    for (const at of [position - 1, position + 1]) tell.drawPicture(at, startOf(frameOf(at)));
  };

  const glide = createGlide(clock, show);
  const glideTo = (target: View) => glide.to(view, target, drawOthers);

  /** Animates the pages and the picture to their nearest resting position. */
  const rest = (at: Point = CENTRE, coast: Point = CENTRE) => {
    const moved = { x: view.x + coast.x, y: view.y + coast.y, scale: view.scale };
    glideTo({ ...settle(moved, frameOf(position), at), scroll: position * step(), drop: 0 });
  };

  const zoomTo = (scale: number, at: Point = CENTRE) => {
    const frame = frameOf(position);
    const goal = { ...view, ...zoomAt(view, at, scale) };
    glideTo({ ...goal, ...settle(goal, frame, at), scroll: position * step(), drop: 0 });
  };

  const toggleZoom = (at: Point = CENTRE) => {
    const frame = frameOf(position);
    const scale = doubleTapScale(frame, view.scale);
    if (isZoomed()) glideTo(homeOf(position));
    else zoomTo(scale, at);
  };

  const turn = (by: number) => {
    const next = position + by;
    if (by === 0 || !has(next)) return rest();
    position = next;
    const target = homeOf(next);
    // A distant page enters from the neighbouring position, because the pages between are not rendered.
    const isFar = Math.abs(by) > 1;
    view = { ...target, scroll: isFar ? target.scroll - Math.sign(by) * step() : view.scroll };
    tell.onTurn(next);
    glideTo(target);
  };

  const taps = createTaps(clock, { once: () => tell.onClose('outside'), twice: toggleZoom });

  const begin = (from: Point, time: number, mode: Gesture['mode'] = 'undecided') => {
    const [a, b] = [...points.values()];
    const fingers = a && b ? fingersOf(a, b) : null;
    trail = [{ ...from, time }];
    gesture = { mode: fingers ? 'pinch' : mode, begin: view, from, fingers, startedAt: time };
  };

  const release = (time: number) => {
    const ended = gesture;
    gesture = null;
    const isTap = ended?.mode === 'undecided' && time - ended.startedAt < TAP;
    if (isTap) return taps.tap(ended.from);
    taps.forget();
    const speed = speedOf(trail, time);
    if (ended?.mode === 'drag') {
      const over = view.scroll - position * step();
      // A mainly vertical pan must not turn the page, whatever its speed.
      const along = Math.abs(speed.vx) > Math.abs(speed.vy) ? -speed.vx * sign : 0;
      const by = decidePage({ over, velocity: along, width: stage.width });
      if (by !== 0 && has(position + by)) return turn(by);
      return rest(CENTRE, { x: speed.vx * COAST, y: speed.vy * COAST });
    }
    if (
      ended?.mode === 'drop' &&
      decideDrop({ drop: view.drop, velocity: speed.vy, height: stage.height })
    ) {
      tell.onClose('swipe');
      // If the preview still exists after the wait, its owner keeps it open.
      return glide.to(view, { ...view, drop: stage.height }, () => glide.wait(KEPT, rest));
    }
    rest(ended?.fingers?.centre);
  };

  return {
    down: (id: number, at: Point, time: number) => {
      glide.stop();
      taps.landed();
      if (points.size >= 2) return;
      points.set(id, at);
      begin(at, time);
    },
    move: (id: number, at: Point, time: number) => {
      if (!gesture || !points.has(id)) return;
      points.set(id, at);
      trail = addPoint(trail, { ...at, time });
      if (gesture.mode === 'undecided') {
        const mode = gestureModeAt(at, gesture.from, view, frameOf(position), isZoomed());
        // Measure from here, so that the picture does not jump by the slop distance.
        if (mode !== 'undecided') gesture = { ...gesture, mode, from: at };
        return;
      }
      const frame = frameOf(position);
      const { begin: held, from, fingers, mode } = gesture;
      const by = { x: at.x - from.x, y: at.y - from.y };
      if (mode === 'drag') return show(dragView(held, by, frame, track()));
      if (mode === 'drop') return show(dropView(held, by));
      const [a, b] = [...points.values()];
      if (mode !== 'pinch' || !fingers || !a || !b) return;
      const limit = (scale: number) => stretchScale(frame, scale);
      show({ ...held, ...pinch(held, fingers, fingersOf(a, b), limit) });
    },
    up: (id: number, time: number) => {
      if (!points.delete(id) || !gesture) return;
      const [left] = points.values();
      if (left) begin(left, time, 'drag');
      else release(time);
    },
    /** Whether the fingers have moved far enough for a gesture, so that it is no longer a tap or a long press. */
    isDecided: () => gesture !== null && gesture.mode !== 'undecided',
    cancel: () => {
      points.clear();
      taps.forget();
      if (!gesture) return;
      gesture = null;
      rest();
    },
    turn,
    toggleZoom,
    reset: () => glideTo(homeOf(position)),
    zoomTo: (factor: number, at?: Point) => zoomTo(view.scale * factor, at),
    /** Pans by keys. At the picture's edge, a horizontal step turns the page. */
    pan: (by: Point) => {
      const room = roomOf(frameOf(position), view.scale);
      const x = clamp(view.x + by.x, -room.x, room.x);
      if (by.x !== 0 && x === view.x) return turn(by.x * sign > 0 ? -1 : 1);
      glideTo({ ...view, x, y: clamp(view.y + by.y, -room.y, room.y) });
    },
    goTo: (index: number) => turn(index - indexOf(position)),
    resize: (next: Size) => {
      stage = next;
      glide.stop();
      show(homeOf(position));
      drawOthers();
    },
    sized: (at: number, size: Size) => {
      const isFresh = !gesture && at === position && !isZoomed();
      sizes.set(indexOf(at), size);
      if (at !== position) tell.drawPicture(at, startOf(frameOf(at)));
      if (!isFresh) return;
      show({ ...view, ...startOf(frameOf(position)) });
      // During a page turn, restart the animation. Its target was computed for an unknown size.
      if (view.scroll !== position * step()) glideTo(homeOf(position));
    },
    /** Draws a page after it mounts. A page mounts before it becomes the current one. */
    mounted: (at: number) => {
      if (at === position) show(view);
      else tell.drawPicture(at, startOf(frameOf(at)));
    },
    stop: () => {
      glide.stop();
      taps.forget();
    },
  };
}
