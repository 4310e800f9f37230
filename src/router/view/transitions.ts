import type { Transition } from '../navigation/store';

export type MotionParts = {
  /** The upper page, which slides in from the side and out again. */
  readonly front: HTMLElement;
  /** The lower page. undefined: it is not mounted yet. */
  readonly back: HTMLElement | undefined;
  /** The upper page is a sheet: it slides up. */
  readonly isSheet: boolean;
  /** The lower page moves aside. */
  readonly isAside: boolean;
  /** Elements that move together with the lower page: the tab bar. */
  readonly companions: readonly HTMLElement[];
};

type MotionWay = {
  readonly direction: Transition['direction'];
  readonly duration: number;
};

/** How far the upper page is to the side, as a share of its width: 0 covers the lower page, 1 is off the screen. */
type Offset = number;

type Motion = {
  readonly parts: MotionParts;
  readonly animations: readonly Animation[];
  /** Offsets at the start and at the end of the animations. */
  readonly range: readonly [Offset, Offset];
  to: Offset;
  state: 'held' | 'moving' | 'arrived';
  onDone: (() => void) | undefined;
};

const EASE = 'cubic-bezier(.32, .72, 0, 1)';

/** Percent of its width by which the lower page moves aside. */
const PARALLAX = 30;

const SHADE_OPACITY = 0.16;
/** Behind a sheet the lower page stays visible. The style sheet has the same opacity for the page at rest. */
const SHEET_SHADE_OPACITY = 0.4;

/** In milliseconds: two frames. A transition skips at most this much when the browser draws its first frame late. */
const MAX_HEAD_START = 34;

/**
 * Page transitions on the Web Animations API. They animate only the transform and the opacity of frames. The opposite
 * way reverses the running animation where it is. `side` is 1, or -1 in right-to-left documents.
 */
export function createTransitions(side: () => 1 | -1) {
  let current: Motion | null = null;
  /** Animations that are over but still hold the last frame. */
  let ended: readonly Animation[] = [];

  const end = () => {
    if (!current) return;
    const { animations, onDone } = current;
    ended = [...ended, ...animations];
    current = null;
    onDone?.();
  };

  const arrive = () => {
    if (!current) return;
    current.state = 'arrived';
    if (current.onDone) end();
  };

  const reverse = (motion: Motion, to: Offset) => {
    for (const animation of motion.animations) animation.reverse();
    motion.to = to;
    motion.state = 'moving';
  };

  const animate = (parts: MotionParts, range: Motion['range'], timing: EffectTiming) => {
    const sign = side();
    const translate = (percent: number) => {
      if (percent === 0) return 'none';
      return parts.isSheet ? `translateY(${percent}%)` : `translateX(${percent * sign}%)`;
    };
    const opacity = parts.isSheet ? SHEET_SHADE_OPACITY : SHADE_OPACITY;
    const slide = { transform: range.map((offset) => translate(100 * offset)) };
    const parallax = { transform: range.map((offset) => translate(-PARALLAX * (1 - offset))) };
    const shade = { opacity: range.map((offset) => opacity * (1 - offset)) };
    const options = { ...timing, fill: 'both' } as const;
    const lower = parts.back ? [parts.back] : [];
    // Before the others: to animate a pseudo-element, browsers compute the styles of everything that changed before.
    const shades = lower.map((back) =>
      back.animate(shade, { ...options, pseudoElement: '::after' }),
    );
    const moving = parts.isAside ? [...lower, ...parts.companions] : [];
    return [
      parts.front.animate(slide, options),
      ...shades,
      ...moving.map((element) => element.animate(parallax, options)),
    ];
  };

  /** Cancels the earlier animations of the same pages after it starts the new ones, so that no frame shows a jump. */
  const begin = (motion: Omit<Motion, 'animations'>, timing: EffectTiming): Motion => {
    const { parts, range } = motion;
    if (current && !isSamePair(current.parts, parts)) end();
    const previous = [...ended, ...(current?.animations ?? [])];
    ended = [];
    const next = { ...motion, animations: animate(parts, range, timing) };
    cancelAll(previous);
    markMoving(next.animations, true);
    if (next.state === 'moving') startNow(next.animations);
    current = next;
    return next;
  };

  return {
    /**
     * Without `onDone` the animation runs before its commit. Then the pages keep the last frame until the commit calls
     * `run` with the same direction.
     */
    run: ({ direction, duration }: MotionWay, parts: MotionParts, onDone?: () => void): void => {
      const to = direction === 'forward' ? 0 : 1;
      const running = current && isSamePair(current.parts, parts) ? current : null;
      if (running?.range.includes(to) && running.state !== 'held') {
        running.onDone = onDone;
        if (running.to !== to) reverse(running, to);
        else if (running.state === 'arrived') arrive();
        return;
      }
      const from = running ? offsetOf(running) : 1 - to;
      const remaining = duration * Math.abs(to - from);
      const motion = begin(
        { parts, range: [from, to], to, state: 'moving', onDone },
        { duration: remaining, easing: EASE },
      );
      const [slide] = motion.animations as readonly [Animation];
      slide.onfinish = () => {
        if (current === motion) arrive();
      };
      if (remaining === 0) arrive();
    },
    /** The pages follow a finger. `progress` goes from 0 to 1. `onReplaced` runs if another motion takes over. */
    hold: (parts: MotionParts, progress: number, onReplaced: () => void): void => {
      const motion =
        current?.state === 'held' && isSamePair(current.parts, parts)
          ? current
          : begin(
              { parts, range: [0, 1], to: 1, state: 'held', onDone: onReplaced },
              { duration: 1 },
            );
      for (const animation of motion.animations) {
        animation.pause();
        animation.currentTime = progress;
      }
    },
    /** Jumps to the end of the running motion. */
    finish: () => {
      if (current?.state === 'moving') {
        for (const animation of current.animations) animation.finish();
      }
      arrive();
    },
    /** Cancels the animations that are over, after the view has rendered the page at rest. */
    release: () => {
      end();
      cancelAll(ended);
      ended = [];
    },
  };
}

function cancelAll(animations: readonly Animation[]): void {
  for (const animation of animations) animation.cancel();
  markMoving(animations, false);
}

/** A transformed frame is the containing block of its fixed elements (app/chrome/side-windows.module.css). */
function markMoving(animations: readonly Animation[], isMoving: boolean): void {
  for (const { effect } of animations) {
    if (effect instanceof KeyframeEffect) effect.target?.toggleAttribute('data-moving', isMoving);
  }
}

function isSamePair(before: MotionParts, now: MotionParts): boolean {
  return before.front === now.front && (before.back ?? now.back) === now.back;
}

/**
 * Starts with the frame in which the motion was requested. By default, browsers start only after they have drawn both
 * pages. On a slow phone that is two more frames in which nothing moves.
 */
function startNow(animations: readonly Animation[]): void {
  const { currentTime } = document.timeline;
  const start = Math.max(Number(currentTime), performance.now() - MAX_HEAD_START);
  for (const animation of animations) animation.startTime = start;
}

function offsetOf({ animations, range }: Motion): Offset {
  const [start, end] = range;
  const progress = animations[0]?.effect?.getComputedTiming().progress ?? 1;
  return start + (end - start) * progress;
}
