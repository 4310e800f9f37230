import { isMotionReduced } from '@/shared/browser-watch';
import { decodePercent } from '@/shared/percent';
import { afterFrames } from './after-frames';
import type { Clock } from './clock';
import type { Lifecycle } from './lifecycle';
import { createPageFocus } from './page-focus';
import type { Stage } from './stage';
import { frontOf, type Frame, isFront, type Transition } from './state';
import { createTransitions, type MotionParts } from './transitions';

/** What the view has rendered. */
type Scene = {
  readonly commit: number;
  readonly transition: Transition | null;
  readonly frames: readonly Frame[];
  readonly elements: ReadonlyMap<string, HTMLElement>;
  /** Lies over the tab pages and moves with them. */
  readonly bar: HTMLElement | null;
  readonly duration: number;
};

export type Presenter = {
  /** A commit is in the DOM: moves, focuses, and tells the stage when it stands still. */
  show(scene: Scene, before: string): void;
  /** Every rendering: what is hidden falls silent, what is over lets go. */
  rest(scene: Scene): void;
  /** Nobody looks: whatever moves is over. */
  finish(): void;
  /** Runs when what is in the document now is on the screen. The answer cancels it. */
  whenDrawn(run: () => void): () => void;
  /** A finger has the page on top, whose transition stands in the store: `progress` of its way out. */
  drag(progress: number, dropped: () => void): void;
  /** It goes the rest of the way, ahead of the commit that takes it off the stack. */
  letGo(): void;
  /** It comes back to its place. */
  takeBack(done: () => void): void;
  /** Goes to the place in a page that an address names, as browsers do where they find it. */
  showPlace(page: Element | null, hash: string): void;
};

/** A transition that the browser never finishes (tab in the background) is over this much later. */
const WATCHDOG = 150;

export function createPresenter(stage: Stage, clock: Clock, lifecycle: Lifecycle): Presenter {
  const transitions = createTransitions(sideOf);
  const focus = createPageFocus();
  let latest = 0;
  let rendered: Scene | null = null;
  let stopWaiting: (() => void) | null = null;

  const whenDrawn = (run: () => void) => afterFrames(clock, 2, run);

  /** Nobody reaches the other pages any more. */
  const putAway = ({ frames, elements }: Scene) => {
    stopWaiting?.();
    for (const frame of frames) setAway(elements.get(frame.key), !isFront(frame));
  };

  /**
   * For `inert` the styles of all that is in a page are computed: one that moves gets it when it is hidden, or before a
   * key can reach it. Its shade takes the taps (react/frame.module.css).
   */
  const putAwayLater = (scene: Scene) => {
    const { frames, elements } = scene;
    const cancel = whenDrawn(() => {
      for (const frame of frames) setUnread(elements.get(frame.key), !isFront(frame));
    });
    const onKey = () => putAway(scene);
    document.addEventListener('keydown', onKey, true);
    stopWaiting = () => {
      cancel();
      document.removeEventListener('keydown', onKey, true);
      stopWaiting = null;
    };
  };

  const show = (scene: Scene, before: string) => {
    const { commit, transition, elements } = scene;
    const present = () => {
      if (latest === commit) stopWaiting?.();
      stage.presented(commit);
    };
    const key = frontOf(scene.frames);
    latest = commit;
    setAway(elements.get(key), false);
    focus.leave(before, elements.get(before));
    focus.enter(key, elements.get(key));
    stopWaiting?.();

    const parts = partsOf(scene);
    const duration = parts?.back ? timeFor(scene) : 0;
    if (!transition || !parts || duration <= 0) {
      transitions.finish();
      // At least one frame even without motion: a second tap of a double tap must find the lock.
      afterFrames(clock, 1, present);
      return;
    }
    putAwayLater(scene);
    const stop = clock.after(duration + WATCHDOG, () => {
      if (latest === commit) transitions.finish();
      present();
    });
    transitions.run({ direction: transition.direction, duration }, parts, () => {
      // A finger may have taken hold of the page by the time it barks.
      stop();
      present();
    });
  };

  const rest = (scene: Scene) => {
    const { transition, frames, elements } = scene;
    rendered = scene;
    if (!transition) transitions.release();
    focus.forget(new Set(elements.keys()));
    if (!transition || !stopWaiting) putAway(scene);
    for (const frame of frames) {
      if (frame.state === 'hidden') silence(elements.get(frame.key));
    }
    lifecycle.flush();
  };

  const drag = (progress: number, dropped: () => void) => {
    const parts = rendered && partsOf(rendered);
    if (parts) transitions.hold(parts, progress, dropped);
  };

  const move = (direction: Transition['direction'], done?: () => void) => {
    const parts = rendered && partsOf(rendered);
    if (!rendered || !parts) return done?.();
    transitions.run({ direction, duration: timeFor(rendered) }, parts, done);
  };

  return {
    show,
    rest,
    finish: transitions.finish,
    whenDrawn,
    drag,
    letGo: () => move('back'),
    takeBack: (done) => move('forward', done),
    showPlace,
  };
}

function showPlace(page: Element | null, hash: string): void {
  const name = decodePercent(hash.slice(1));
  // While the page moves its place is beside the screen: all pages would be scrolled sideways to it.
  if (!name || page?.closest('[data-moving]')) return;
  page?.querySelector(`[id="${CSS.escape(name)}"]`)?.scrollIntoView();
}

function partsOf(scene: Scene): MotionParts | null {
  const { transition, elements, bar } = scene;
  const front = transition && elements.get(transition.front);
  if (!front) return null;
  const companions = bar && movesWithBar(scene) ? [bar] : [];
  return { front, back: elements.get(transition.back), companions };
}

/** None for visitors who want none. */
function timeFor({ duration }: Scene): number {
  return isMotionReduced() ? 0 : duration;
}

function movesWithBar({ frames, transition }: Scene): boolean {
  return frames.some((frame) => frame.key === transition?.back && frame.entry.tab);
}

/** 1 or, in right-to-left documents, -1. */
export function sideOf(): 1 | -1 {
  return getComputedStyle(document.documentElement).direction === 'rtl' ? -1 : 1;
}

function setAway(frame: HTMLElement | undefined, away: boolean) {
  frame?.toggleAttribute('inert', away);
  // For browsers that do not know `inert` (Safari before 15.5).
  setUnread(frame, away);
}

function setUnread(frame: HTMLElement | undefined, unread: boolean) {
  if (!frame || frame.hasAttribute('aria-hidden') === unread) return;
  if (unread) frame.setAttribute('aria-hidden', 'true');
  else frame.removeAttribute('aria-hidden');
}

/** Hidden effects sleep by themselves; the browser keeps a hidden <video> or <audio> playing. */
function silence(frame: HTMLElement | undefined) {
  for (const media of frame?.querySelectorAll<HTMLMediaElement>('video, audio') ?? []) {
    media.pause();
  }
}
