export type Axis = 'x' | 'y' | 'both';

type Finger = {
  /** The pointer is on the element and may start a drag. */
  readonly isDown: () => boolean;
  /** The pointer drags. */
  readonly isTaken: () => boolean;
};

/** Prevents the browser's own gestures while a finger or a mouse drags. */
export function holdBrowser(element: HTMLElement, finger: Finger, signal: AbortSignal): void {
  const refuseIf = (isOurs: () => boolean) => (event: Event) => {
    if (isOurs() && event.cancelable) event.preventDefault();
  };
  // `touch-action` is not enough: Chromium reads a swipe as a fling, and the next tap as its end. Outer touch
  // listeners, such as pull-to-refresh, also check `defaultPrevented`.
  element.addEventListener('touchmove', refuseIf(finger.isTaken), { signal, passive: false });
  element.addEventListener('selectstart', refuseIf(finger.isTaken), { signal });
  // Prevents the native drag and drop of images and links.
  element.addEventListener('dragstart', refuseIf(finger.isDown), { signal });
  element.addEventListener('contextmenu', refuseIf(finger.isTaken), { signal });
}

/** Clears the text that a mouse selected in the first pixels. `selectstart` is prevented during the drag. */
export function dropSelection({ pointerType, view }: PointerEvent): void {
  if (pointerType === 'mouse') (view ?? window).getSelection()?.removeAllRanges();
}

/** The touch gestures that stay with the browser on an element that drags along this axis. */
const LEFT_TO_BROWSER = {
  x: 'pan-y pinch-zoom',
  y: 'pan-x pinch-zoom',
  both: 'pinch-zoom',
} as const;

export function touchActionFor(axis: Axis): string {
  return LEFT_TO_BROWSER[axis];
}

/** The `touch-action` keywords that all values share. */
export function commonAction(actions: readonly string[]): string {
  const [first, ...others] = actions.map((action) => action.split(' '));
  const common = first?.filter((word) => others.every((words) => words.includes(word))) ?? [];
  return common.join(' ') || 'none';
}

/** The values of all gestures on an element, and its value before them. */
type Restricted = { readonly before: string; readonly actions: readonly string[] };

const restricted = new WeakMap<HTMLElement, Restricted>();

/**
 * Restricts `touch-action`, combined with the other gestures on the element. Returns a function that removes this value,
 * in any order. (Browsers also combine it with the values of the ancestors, up to the nearest scroller.)
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
