import { isMotionReduced } from '@/shared/browser';
import type { Clock } from '@/shared/clock';
import { decodePercent } from '@/shared/percent';
import type { Navigation } from '../navigation/navigation';
import type { Transition } from '../navigation/store';
import { type Frame, frontOf, isFront } from './frames';
import { createPageFocus } from './page-focus';
import { createDoubleTapPad } from './double-tap';
import { createTransitions, type MotionParts } from './transitions';

/** The frames that the view has rendered. */
type Scene = {
  readonly commit: number;
  readonly transition: Transition | null;
  readonly frames: readonly Frame[];
  readonly elements: ReadonlyMap<string, HTMLElement>;
  /** The tab bar lies over the tab pages and moves with them. */
  readonly bar: HTMLElement | null;
  readonly duration: number;
};

/** A transition that the browser never finishes (in a background tab) ends this much later. */
const TRANSITION_TIMEOUT = 150;

export type Presenter = ReturnType<typeof createPresenter>;

export function createPresenter({
  clock,
  lifecycle,
  presented,
}: Pick<Navigation, 'clock' | 'lifecycle' | 'presented'>) {
  const transitions = createTransitions(inlineDirection);
  const focus = createPageFocus();
  let latest = 0;
  let rendered: Scene | null = null;
  let stopWaiting: (() => void) | null = null;
  let focusFront = () => {};

  /** Runs after the current document is on the screen. Returns a function that cancels it. */
  const whenDrawn = (run: () => void) => afterFrames(clock, 2, run);

  const disableHiddenPages = ({ frames, elements }: Scene) => {
    stopWaiting?.();
    for (const frame of frames) setDisabled(elements.get(frame.key), !isFront(frame));
  };

  /**
   * `inert` makes the browser compute the styles of everything in a page. So a moving page gets it when it is hidden, or
   * before a key can reach it. Until then its shade takes the taps (react/frame.module.css).
   */
  const disableHiddenPagesLater = (scene: Scene) => {
    const { frames, elements } = scene;
    const cancel = whenDrawn(() => {
      for (const frame of frames) setAriaHidden(elements.get(frame.key), !isFront(frame));
      focusFront();
    });
    const onKey = () => {
      disableHiddenPages(scene);
      focusFront();
    };
    document.addEventListener('keydown', onKey, true);
    stopWaiting = () => {
      cancel();
      document.removeEventListener('keydown', onKey, true);
      stopWaiting = null;
    };
  };

  /** A commit is in the document: runs its transition, moves the focus, and reports when it is at rest. */
  const show = (scene: Scene, frontBefore: string) => {
    const { commit, transition, elements } = scene;
    const onPresented = () => {
      if (latest === commit) {
        focusFront();
        stopWaiting?.();
      }
      presented(commit);
    };
    const front = frontOf(scene.frames);
    latest = commit;
    setDisabled(elements.get(front), false);
    focus.remember(elements);
    const focused = frameOfFocus(scene);
    // A page that appears beside the page on top takes no focus from a page that stays.
    const keepsFocus = front === frontBefore && focused !== undefined && isFront(focused);
    // To give an element the focus, the browser must lay out the page at once. So the page is drawn first.
    const giveFocus = keepsFocus
      ? () => {}
      : focus.prepare(front, elements.get(front), elements.get(focused?.key ?? frontBefore));
    focusFront = () => {
      focusFront = () => {};
      giveFocus();
    };
    stopWaiting?.();

    const parts = partsOf(scene);
    const duration = parts?.back ? durationFor(scene) : 0;
    if (!transition || !parts || duration <= 0) {
      transitions.finish();
      // One frame at least: the second tap of a double tap must find the lock.
      afterFrames(clock, 1, onPresented);
      return;
    }
    disableHiddenPagesLater(scene);
    const cancelTimeout = clock.after(duration + TRANSITION_TIMEOUT, () => {
      if (latest === commit) transitions.finish();
      onPresented();
    });
    transitions.run({ direction: transition.direction, duration }, parts, () => {
      // A drag may start before the timeout fires.
      cancelTimeout();
      onPresented();
    });
  };

  /** Runs after every rendering: hides what must not be reached, and releases animations that are over. */
  const onRendered = (scene: Scene) => {
    const { transition, frames, elements } = scene;
    rendered = scene;
    if (!transition) transitions.release();
    focus.forget(new Set(elements.keys()));
    if (!transition || !stopWaiting) disableHiddenPages(scene);
    for (const frame of frames) {
      if (frame.state === 'hidden') pauseMedia(elements.get(frame.key));
    }
    lifecycle.flush();
  };

  /**
   * A finger holds the page on top, whose transition is in the store. `progress`: how far the page is out of its place.
   * `onReplaced` runs if another motion takes over.
   */
  const drag = (progress: number, onReplaced: () => void) => {
    const parts = rendered && partsOf(rendered);
    if (parts) transitions.hold(parts, progress, onReplaced);
  };

  const move = (direction: Transition['direction'], onDone?: () => void) => {
    const parts = rendered && partsOf(rendered);
    if (!rendered || !parts) return onDone?.();
    transitions.run({ direction, duration: durationFor(rendered) }, parts, onDone);
  };

  return {
    doubleTapPad: createDoubleTapPad(clock),
    show,
    rendered: onRendered,
    /** Ends all motion, because the app is hidden. */
    finish: transitions.finish,
    whenDrawn,
    drag,
    /** Moves the page out of sight, before the commit that removes it. */
    finishSwipe: () => move('back'),
    /** Moves the page back to its place. */
    cancelSwipe: (onDone: () => void) => move('forward', onDone),
    scrollToFragment,
  };
}

/** In a background tab the browser draws no frames, so `afterFrames` waits at most this long. */
const FRAME_TIMEOUT = 150;

/**
 * Runs in a later frame. The current document is on the screen before the second frame. Returns a function that cancels
 * it.
 */
export function afterFrames(clock: Clock, count: number, run: () => void): () => void {
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    cancelTimeout();
  };
  const end = () => {
    stop();
    run();
  };
  const wait = (remaining: number) => {
    frame = requestAnimationFrame(() => (remaining > 1 ? wait(remaining - 1) : end()));
  };
  const cancelTimeout = clock.after(FRAME_TIMEOUT, end);
  wait(count);
  return stop;
}

/** Scrolls to the element that a URL's fragment names, as browsers do. */
function scrollToFragment(page: Element | null, hash: string): void {
  const name = decodePercent(hash.slice(1));
  // A moving page is beside the screen. Scrolling to an element in it would scroll all pages sideways.
  if (!name || page?.closest('[data-moving]')) return;
  page?.querySelector(`[id="${CSS.escape(name)}"]`)?.scrollIntoView();
}

function frameOfFocus({ frames, elements }: Scene): Frame | undefined {
  return frames.find(({ key }) => elements.get(key)?.contains(document.activeElement));
}

function partsOf(scene: Scene): MotionParts | null {
  const { transition, elements, bar, frames } = scene;
  const front = transition && elements.get(transition.front);
  if (!front) return null;
  const companions = bar && isBarMoving(scene) ? [bar] : [];
  const frame = frames.find(({ key }) => key === transition.front);
  const isSheet = frame?.page.modal === true;
  // Beside another pane the lower page has no room to move aside.
  const isAside = !isSheet && frame?.pane === undefined;
  return { front, back: elements.get(transition.back), isSheet, isAside, companions };
}

function durationFor({ duration }: Scene): number {
  return isMotionReduced() ? 0 : duration;
}

function isBarMoving({ frames, transition }: Scene): boolean {
  return frames.some((frame) => frame.key === transition?.back && frame.page.tab);
}

/** 1 in a left-to-right document, -1 in a right-to-left document. */
export function inlineDirection(): 1 | -1 {
  return getComputedStyle(document.documentElement).direction === 'rtl' ? -1 : 1;
}

function setDisabled(frame: HTMLElement | undefined, isDisabled: boolean) {
  frame?.toggleAttribute('inert', isDisabled);
  // For browsers without `inert` (Safari before 15.5).
  setAriaHidden(frame, isDisabled);
}

function setAriaHidden(frame: HTMLElement | undefined, isHidden: boolean) {
  if (!frame || frame.hasAttribute('aria-hidden') === isHidden) return;
  if (isHidden) frame.setAttribute('aria-hidden', 'true');
  else frame.removeAttribute('aria-hidden');
}

/** React stops the effects of a hidden page, but the browser keeps playing its <video> and <audio>. */
function pauseMedia(frame: HTMLElement | undefined) {
  for (const media of frame?.querySelectorAll<HTMLMediaElement>('video, audio') ?? []) {
    media.pause();
  }
}
