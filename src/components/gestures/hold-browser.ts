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
