import type { Axis } from './drag';

type Finger = {
  /** On the element; perhaps it will drag. */
  readonly isDown: () => boolean;
  /** Drags. */
  readonly isTaken: () => boolean;
};

/** Keeps the browser from what it would do with a finger, or a mouse, that drags. */
export function holdBrowser(element: HTMLElement, finger: Finger, signal: AbortSignal): void {
  const refuseIf = (isOurs: () => boolean) => (event: Event) => {
    if (isOurs() && event.cancelable) event.preventDefault();
  };
  // `touch-action` is not enough: Chromium takes a swipe for a fling, and the next tap for its end. And scrollers
  // around that listen to touches (pull-to-refresh) see by it that the finger is taken.
  element.addEventListener('touchmove', refuseIf(finger.isTaken), { signal, passive: false });
  element.addEventListener('selectstart', refuseIf(finger.isTaken), { signal });
  // Pictures and links are dragged by a mouse as files.
  element.addEventListener('dragstart', refuseIf(finger.isDown), { signal });
  element.addEventListener('contextmenu', refuseIf(finger.isTaken), { signal });
}

/** A mouse that has come a few pixels has selected text; as long as it drags, no more of it. */
export function dropSelection({ pointerType, view }: PointerEvent): void {
  if (pointerType === 'mouse') (view ?? window).getSelection()?.removeAllRanges();
}

/** What the browser may still do with fingers on an element that is dragged along this axis. */
const LEFT_TO_BROWSER = {
  x: 'pan-y pinch-zoom',
  y: 'pan-x pinch-zoom',
  both: 'pinch-zoom',
} as const;

export function touchActionFor(axis: Axis): string {
  return LEFT_TO_BROWSER[axis];
}

/** What all of them allow: words of CSS's `touch-action`. */
export function commonAction(actions: readonly string[]): string {
  const [first, ...others] = actions.map((action) => action.split(' '));
  const common = first?.filter((word) => others.every((words) => words.includes(word))) ?? [];
  return common.join(' ') || 'none';
}

/** An element's gestures together, and what was there before them. */
type Restricted = { readonly before: string; readonly actions: readonly string[] };

const restricted = new WeakMap<HTMLElement, Restricted>();

/**
 * Sets it, together with what other gestures have set on the same element. The answer takes it back, in any order.
 * (Browsers combine it with what the elements around say, up to the nearest scroller.)
 */
export function restrictTouch(element: HTMLElement, action: string): () => void {
  const put = (actions: readonly string[]) => {
    const before = restricted.get(element)?.before ?? element.style.touchAction;
    restricted.set(element, { before, actions });
    element.style.touchAction = actions.length > 0 ? commonAction(actions) : before;
    if (actions.length === 0) restricted.delete(element);
  };
  put([...(restricted.get(element)?.actions ?? []), action]);
  return () => {
    const actions = [...(restricted.get(element)?.actions ?? [])];
    actions.splice(actions.indexOf(action), 1);
    put(actions);
  };
}
