import type { Transition } from '../navigation/store';

export type MotionParts = {
  /** The upper page, which slides in from the side and out to it. */
  readonly front: HTMLElement;
  /** The lower page, which gives way by a third; not there yet while it is not mounted. */
  readonly back: HTMLElement | undefined;
  /** What moves with the lower page: the tab bar. */
  readonly companions: readonly HTMLElement[];
};

type MotionStep = {
  readonly direction: Transition['direction'];
  readonly duration: number;
};

export type Transitions = {
  /**
   * Without `done` the pages wait at the end of their way for the commit that this motion is ahead of: its own
   * run takes over.
   */
  run(step: MotionStep, parts: MotionParts, done?: () => void): void;
  /** The pages follow a finger: `progress` of the way back. `dropped` if something else moves them. */
  hold(parts: MotionParts, progress: number, dropped: () => void): void;
  /** Ends what runs, as if it had come to its end. */
  finish(): void;
  /** Takes the last frame's hold off once the view has taken its place: nothing is transformed at rest. */
  release(): void;
};

/** How far the upper page is out of the way: 0 covers the lower one, 1 has left. */
type Place = number;

type Motion = {
  readonly parts: MotionParts;
  readonly animations: readonly Animation[];
  readonly way: readonly [Place, Place];
  to: Place;
  state: 'held' | 'moving' | 'arrived';
  done: (() => void) | undefined;
};

const EASE = 'cubic-bezier(.32, .72, 0, 1)';

const GIVE_WAY = 30;

const SHADE = 0.16;

/** At most this much of its time may be over when a transition is first seen: two frames. */
const HEAD_START = 34;

/**
 * Page transitions on the Web Animations API: transform and opacity of frames, nothing else. An opposite
 * step in mid-flight turns the running animation around where it is. `side` is 1 or, in right-to-left documents, -1.
 */
export function createTransitions(side: () => 1 | -1): Transitions {
  let current: Motion | null = null;
  let held: readonly Animation[] = [];

  const end = () => {
    if (!current) return;
    const { animations, done } = current;
    held = [...held, ...animations];
    current = null;
    done?.();
  };

  const arrive = () => {
    if (!current) return;
    current.state = 'arrived';
    if (current.done) end();
  };

  const turn = (motion: Motion, to: Place) => {
    for (const animation of motion.animations) animation.reverse();
    motion.to = to;
    motion.state = 'moving';
  };

  const animate = (parts: MotionParts, way: Motion['way'], timing: EffectTiming) => {
    const sign = side();
    const shift = (share: number) => (share === 0 ? 'none' : `translateX(${share * sign}%)`);
    const slide = { transform: way.map((out) => shift(100 * out)) };
    const giveWay = { transform: way.map((out) => shift(-GIVE_WAY * (1 - out))) };
    const shade = { opacity: way.map((out) => SHADE * (1 - out)) };
    const options = { ...timing, fill: 'both' } as const;
    const lower = parts.back ? [parts.back] : [];
    // First: animating a pseudo-element has browsers compute the styles of what changed before it.
    const shades = lower.map((back) =>
      back.animate(shade, { ...options, pseudoElement: '::after' }),
    );
    return [
      parts.front.animate(slide, options),
      ...shades,
      ...[...lower, ...parts.companions].map((element) => element.animate(giveWay, options)),
    ];
  };

  /** What moved the same pages before gives them away without a frame in between. */
  const begin = (motion: Omit<Motion, 'animations'>, timing: EffectTiming): Motion => {
    const { parts, way } = motion;
    if (current && !isSamePair(current.parts, parts)) end();
    const before = [...held, ...(current?.animations ?? [])];
    held = [];
    const next = { ...motion, animations: animate(parts, way, timing) };
    letGo(before);
    mark(next.animations, true);
    if (next.state === 'moving') startNow(next.animations);
    current = next;
    return next;
  };

  return {
    run: ({ direction, duration }, parts, done) => {
      const to = direction === 'forward' ? 0 : 1;
      const same = current && isSamePair(current.parts, parts) ? current : null;
      if (same?.way.includes(to) && same.state !== 'held') {
        same.done = done;
        if (same.to !== to) turn(same, to);
        else if (same.state === 'arrived') arrive();
        return;
      }
      const from = same ? placeOf(same) : 1 - to;
      const rest = duration * Math.abs(to - from);
      const motion = begin(
        { parts, way: [from, to], to, state: 'moving', done },
        { duration: rest, easing: EASE },
      );
      const [slide] = motion.animations as readonly [Animation];
      slide.onfinish = () => {
        if (current === motion) arrive();
      };
      if (rest === 0) arrive();
    },
    hold: (parts, progress, dropped) => {
      const motion =
        current?.state === 'held' && isSamePair(current.parts, parts)
          ? current
          : begin({ parts, way: [0, 1], to: 1, state: 'held', done: dropped }, { duration: 1 });
      for (const animation of motion.animations) {
        animation.pause();
        animation.currentTime = progress;
      }
    },
    finish: () => {
      if (current?.state === 'moving') {
        for (const animation of current.animations) animation.finish();
      }
      arrive();
    },
    release: () => {
      end();
      letGo(held);
      held = [];
    },
  };
}

function letGo(animations: readonly Animation[]): void {
  for (const animation of animations) animation.cancel();
  mark(animations, false);
}

/** What is transformed holds the fixed elements in it: app/side-windows.module.css has to know. */
function mark(animations: readonly Animation[], isMoving: boolean): void {
  for (const { effect } of animations) {
    if (effect instanceof KeyframeEffect) effect.target?.toggleAttribute('data-moving', isMoving);
  }
}

function isSamePair(before: MotionParts, now: MotionParts): boolean {
  return before.front === now.front && (before.back ?? now.back) === now.back;
}

/**
 * From the frame on in which the step was asked for. Left alone, browsers wait until both pages are drawn: two
 * frames more on a slow phone, in which nothing moves.
 */
function startNow(animations: readonly Animation[]): void {
  const { currentTime } = document.timeline;
  const start = Math.max(Number(currentTime), performance.now() - HEAD_START);
  for (const animation of animations) animation.startTime = start;
}

function placeOf({ animations, way: [start, end] }: Motion): Place {
  const progress = animations[0]?.effect?.getComputedTiming().progress ?? 1;
  return start + (end - start) * progress;
}
