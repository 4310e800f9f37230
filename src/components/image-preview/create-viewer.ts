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
  type Point,
  roomOf,
  settle,
  type Size,
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
  /** Draws the pages, `gone` being how far a pull has taken them: 0 to 1. */
  readonly drawTrack: (scroll: number, gone: number) => void;
  readonly drawPicture: (position: number, transform: Transform) => void;
  /** Another page is in front. Positions are indices that go on counting where the pages go round. */
  readonly onTurn: (position: number) => void;
  readonly onZoom: (isZoomed: boolean) => void;
  readonly onClose: () => void;
};

/** Pixels between two pages. */
const GAP = 16;
/** Milliseconds. A finger that rests longer does not tap. */
const TAP = 350;
/** For so many milliseconds of its speed a picture that is let go runs on. */
const COAST = 160;
/** Milliseconds after which what was pulled away comes back, where its owner keeps it open. */
const KEPT = 500;
const CENTRE: Point = { x: 0, y: 0 };

export type Viewer = ReturnType<typeof createViewer>;

/** The preview without its elements: fingers, keys and sizes go in, what to draw comes out. */
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

  /** Back to rest: the pages on theirs, the picture where it may be. */
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
    // From far away it comes in from next door: nothing stands between.
    const isFar = Math.abs(by) > 1;
    view = { ...target, scroll: isFar ? target.scroll - Math.sign(by) * step() : view.scroll };
    tell.onTurn(next);
    glideTo(target);
  };

  const taps = createTaps(clock, { once: tell.onClose, twice: toggleZoom });

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
      // A pan up and down says nothing about pages, however fast.
      const along = Math.abs(speed.vx) > Math.abs(speed.vy) ? -speed.vx * sign : 0;
      const by = decidePage({ over, velocity: along, width: stage.width });
      if (by !== 0 && has(position + by)) return turn(by);
      return rest(CENTRE, { x: speed.vx * COAST, y: speed.vy * COAST });
    }
    if (
      ended?.mode === 'drop' &&
      decideDrop({ drop: view.drop, velocity: speed.vy, height: stage.height })
    ) {
      tell.onClose();
      // Who is still there by then has an owner that keeps it open.
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
        // From here on, so that nothing jumps by the way it took to decide.
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
    cancel: () => {
      points.clear();
      if (!gesture) return;
      gesture = null;
      rest();
    },
    turn,
    toggleZoom,
    reset: () => glideTo(homeOf(position)),
    zoomTo: (factor: number, at?: Point) => zoomTo(view.scale * factor, at),
    /** By keys: the picture as far as it has room, else the pages. */
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
      // In the middle of a turn it goes on from here, or it would end as for an unknown size.
      if (view.scroll !== position * step()) glideTo(homeOf(position));
    },
    /** A page's elements are there: a page mounts long before it comes to the front. */
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
