import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { Point } from '@/components/kit/geometry';
import {
  type Drag,
  type DragEnd,
  rubberBand,
  useDrag,
  useMergedRefs,
  usePinch,
} from '@/components/kit/gestures';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enMovable } from '@/shared/messages/en-lists';
import styles from './movable.module.css';
import {
  along,
  boundsOf,
  type Direction,
  isNear,
  isSlow,
  scaleOf,
  settle,
  slide,
  within,
} from './movable-physics';
import { isMotionReduced, watchSizes } from '@/shared/browser';
import { omit } from '@/shared/lazy-values';
import { AreaContext } from './area-context';
import { createEchoes } from './create-echoes';

export type MovableSource = 'touch' | 'touch-out-of-bounds' | 'out-of-bounds' | 'friction' | '';

export type MovableChange = {
  readonly x: number;
  readonly y: number;
  readonly source: MovableSource;
};

export type MovableScale = { readonly x: number; readonly y: number; readonly scale: number };

export type MovableViewProps = Omit<ComponentProps<'div'>, 'onChange'> & {
  /** The accessible name. */
  label?: string | undefined;
  /** @default 'none' */
  direction?: Direction;
  /** Keeps moving after a fast release. @default false */
  inertia?: boolean;
  /** A drag can pull it beyond the edge. It returns on release. @default false */
  outOfBounds?: boolean;
  /**
   * Offset from its layout position, in pixels. A new value moves it there, during a drag after the release. @default 0
   */
  x?: number;
  /** @default 0 */
  y?: number;
  /** Speed of the return and of a move to new `x` and `y`. @default 20 */
  damping?: number;
  /** How quickly inertia stops. 0 and less count as 2. @default 2 */
  friction?: number;
  /** @default false */
  disabled?: boolean;
  /** A pinch and the keys + and - change its size. @default false */
  scale?: boolean;
  /** At least 0.1. @default 0.1 */
  scaleMin?: number;
  /** At most 10. @default 10 */
  scaleMax?: number;
  /** @default 1 */
  scaleValue?: number;
  /** Animates moves. Otherwise it jumps. @default true */
  animation?: boolean;
  onChange?: (change: MovableChange) => void;
  onScale?: (scale: MovableScale) => void;
};

const STEP = 10;

/** Users drag it, or move it with arrow keys, within its MovableArea. */
export function MovableView(ownProps: MovableViewProps) {
  const props = useDefaults('MovableView', ownProps);
  const { label, direction = 'none', scale = false, disabled = false, children, ref } = props;
  const t = useKitWords(enMovable);
  const hint = useId();
  const view = useRef<HTMLDivElement>(null);
  const { drag, pinch, moveBy, scaleBy } = useMovable(view, props);
  const isAlive = !disabled && (direction !== 'none' || scale);

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!isAlive || event.target !== event.currentTarget) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? 1 : STEP;
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowLeft: () => moveBy({ x: -step, y: 0 }),
      ArrowRight: () => moveBy({ x: step, y: 0 }),
      ArrowUp: () => moveBy({ x: 0, y: -step }),
      ArrowDown: () => moveBy({ x: 0, y: step }),
      ...(scale && { '+': () => scaleBy(1.25), '=': () => scaleBy(1.25), '-': () => scaleBy(0.8) }),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div
      {...(isAlive && { tabIndex: 0 })}
      {...omit(props, OWN)}
      {...mergeHandlers(props, { onKeyDown: press })}
      ref={useMergedRefs(view, drag, pinch, ref)}
      className={joinClasses(styles.view, props.className)}
      role="group"
      aria-label={label}
      aria-describedby={isAlive && direction !== 'none' ? hint : undefined}
      aria-disabled={disabled || undefined}
      data-direction={direction}
    >
      {children}
      {isAlive && direction !== 'none' && (
        <VisuallyHidden id={hint}>{t('moveWithKeys')}</VisuallyHidden>
      )}
    </div>
  );
}

const OWN = [
  ...['label', 'direction', 'inertia', 'outOfBounds', 'x', 'y', 'damping', 'friction', 'disabled'],
  ...['scale', 'scaleMin', 'scaleMax', 'scaleValue', 'animation', 'onChange', 'onScale'],
  ...['children', 'ref', 'className'],
];

type Now = {
  place: Point;
  /** The target of the running animation. */
  goal: Point | null;
  scale: number;
  from: Point;
  fromScale: number;
  frame: number;
  isDragged: boolean;
  /** A place that the owner asked for during a drag. The view moves there after the release. */
  wish: Point | null;
};

const zero: Point = { x: 0, y: 0 };

/** Keeps place and scale in a ref. Gestures and animations write them to the element, without a render. */
function useMovable(view: RefObject<HTMLElement | null>, props: MovableViewProps) {
  const { x = 0, y = 0, scaleValue = 1, scaleMin = 0.1, scaleMax = 10 } = props;
  const { direction = 'none', damping = 20, friction = 2, disabled = false } = props;
  const { inertia = false, outOfBounds = false, scale: scales = false, animation = true } = props;
  const area = use(AreaContext);
  const now = useRef<Now>({
    place: zero,
    goal: null,
    scale: 1,
    from: zero,
    fromScale: 1,
    frame: 0,
    isDragged: false,
    wish: null,
  });
  const [echoes] = useState(createEchoes);
  const isMoving = () => now.current.isDragged || now.current.frame !== 0;

  const bounds = () => {
    const [box, room] = [view.current, area?.element.current];
    if (!box || !room) return { minX: 0, maxX: 0, minY: 0, maxY: 0 };
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const place = { x: box.offsetLeft, y: box.offsetTop };
    const inner = { width: room.clientWidth, height: room.clientHeight };
    return boundsOf(inner, { ...size, ...place }, now.current.scale);
  };
  const put = (at: Point, source: MovableSource) => {
    const before = now.current.place;
    now.current.place = at;
    if (view.current) {
      view.current.style.translate = `${at.x}px ${at.y}px`;
      view.current.style.scale = String(now.current.scale);
    }
    if (at.x === before.x && at.y === before.y) return;
    if (isMoving()) echoes.add(at);
    props.onChange?.({ x: at.x, y: at.y, source });
  };
  const setScale = (wanted: number) => {
    const next = scaleOf(wanted, scaleMin, scaleMax);
    if (next === now.current.scale) return;
    now.current.scale = next;
    put(within(now.current.place, bounds()), '');
    props.onScale?.({ ...now.current.place, scale: next });
  };
  const rest = () => {
    cancelAnimationFrame(now.current.frame);
    now.current.frame = 0;
  };
  const halt = () => {
    rest();
    now.current.goal = null;
  };
  const isStill = () => isMotionReduced();

  const comeToRest = () => {
    now.current.frame = 0;
    echoes.clear();
  };

  /** Calls `step` once per frame until it returns false. */
  const run = (step: (ms: number) => boolean) => {
    halt();
    let last = performance.now();
    const tick = (time: number) => {
      const ms = Math.min(64, Math.max(0, time - last));
      last = time;
      if (step(ms)) now.current.frame = requestAnimationFrame(tick);
      else comeToRest();
    };
    now.current.frame = requestAnimationFrame(tick);
  };
  const glideTo = (target: Point, source: MovableSource) => {
    if (!animation || isStill()) {
      halt();
      return put(target, source);
    }
    run((ms) => {
      const at = settle(now.current.place, target, damping, ms);
      const isThere = isNear(at, target);
      if (isThere) now.current.goal = null;
      put(isThere ? target : at, source);
      return !isThere;
    });
    now.current.goal = target;
  };
  const throwOff = (speed: Point) => {
    let motion = { place: now.current.place, speed };
    run((ms) => {
      motion = slide(motion, friction, ms);
      const inside = within(motion.place, bounds());
      put(inside, 'friction');
      const isAtEdge = !isNear(inside, motion.place);
      return !isAtEdge && !isSlow(motion.speed);
    });
  };

  const dragTo = (drag: Drag) => {
    const { from } = now.current;
    const step = along(drag, direction);
    const free = { x: from.x + step.x, y: from.y + step.y };
    const limits = bounds();
    const inside = within(free, limits);
    if (isNear(inside, free) || !outOfBounds) return put(inside, 'touch');
    const beyond = (part: 'x' | 'y') => inside[part] + rubberBand(free[part] - inside[part], 120);
    put({ x: beyond('x'), y: beyond('y') }, 'touch-out-of-bounds');
  };
  const drag = useDrag({
    axis: direction === 'horizontal' ? 'x' : direction === 'vertical' ? 'y' : 'both',
    disabled: disabled || direction === 'none',
    onStart: () => {
      halt();
      now.current.from = now.current.place;
      now.current.isDragged = true;
    },
    onMove: dragTo,
    onEnd: (end: DragEnd) => {
      const { wish } = now.current;
      now.current.isDragged = false;
      now.current.wish = null;
      if (wish) return glideTo(within(wish, bounds()), '');
      const home = within(now.current.place, bounds());
      const speed = along({ x: end.vx, y: end.vy }, direction);
      if (!isNear(home, now.current.place)) glideTo(home, 'out-of-bounds');
      else if (inertia && end.how === 'release' && !isSlow(speed) && !isStill()) throwOff(speed);
      else {
        put(home, 'touch');
        comeToRest();
      }
    },
  });

  const taker = {
    start: () => {
      halt();
      now.current.fromScale = now.current.scale;
    },
    move: (by: number) => setScale(now.current.fromScale * by),
    end: () => put(within(now.current.place, bounds()), ''),
  };
  const pinch = usePinch({
    disabled: !scales || disabled,
    onStart: taker.start,
    onMove: (at) => taker.move(at.scale),
    onEnd: taker.end,
  });
  const areaStart = useEffectEvent(() => taker.start());
  const areaMove = useEffectEvent((by: number) => taker.move(by));
  const areaEnd = useEffectEvent(() => taker.end());
  useEffect(() => {
    if (!scales || disabled || !area) return;
    const one = {
      start: () => areaStart(),
      move: (by: number) => areaMove(by),
      end: () => areaEnd(),
    };
    area.takers.add(one);
    return () => void area.takers.delete(one);
  }, [area, scales, disabled]);

  const lastProps = useRef<{ x: number; y: number; scaleValue: number }>(null);
  const place = useEffectEvent(() => {
    const before = lastProps.current;
    lastProps.current = { x, y, scaleValue };
    if (before?.scaleValue !== scaleValue) {
      now.current.scale = scaleOf(scaleValue, scaleMin, scaleMax);
      put(within(now.current.place, bounds()), '');
    }
    // The effect also runs when a hidden page is shown again. Resume the animation, or keep the user's position.
    if (before?.x === x && before.y === y) {
      if (now.current.goal) glideTo(now.current.goal, '');
      return;
    }
    const target = within({ x: x || 0, y: y || 0 }, bounds());
    if (!before) put(target, '');
    else if (isMoving() && echoes.take({ x, y })) now.current.wish = null;
    else if (now.current.isDragged) now.current.wish = target;
    else glideTo(target, '');
  });
  const keepInside = useEffectEvent(() => {
    // A hidden area has no size.
    if (area?.element.current?.clientWidth) put(within(now.current.place, bounds()), '');
  });
  useEffect(() => place(), [x, y, scaleValue]);
  useEffect(() => rest, []);
  useEffect(() => {
    const [box, room] = [view.current, area?.element.current];
    const sizes = watchSizes(() => keepInside());
    if (box) sizes.observe(box);
    if (room) sizes.observe(room);
    return () => sizes.disconnect();
  }, [view, area]);

  return {
    drag,
    pinch,
    moveBy: (by: Point) => {
      const step = along(by, direction);
      const at = { x: now.current.place.x + step.x, y: now.current.place.y + step.y };
      halt();
      put(within(at, bounds()), '');
    },
    scaleBy: (by: number) => setScale(Math.round(now.current.scale * by * 100) / 100),
  };
}
