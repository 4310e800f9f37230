import type { Axis } from './judge-drag';

const LEFT_TO_BROWSER = { x: 'pan-y', y: 'pan-x', both: 'none' } as const;

/** What the browser may still do with a finger on an element that is dragged along this axis. */
export function touchActionFor(axis: Axis): string {
  return LEFT_TO_BROWSER[axis];
}

/**
 * Sets it, together with what another gesture has set on the same element. The answer takes it back. (Browsers
 * combine it with what the elements around say.)
 */
export function restrictTouch(element: HTMLElement, action: string): () => void {
  const before = element.style.touchAction;
  element.style.touchAction = before === '' || before === action ? action : 'none';
  return () => {
    element.style.touchAction = before;
  };
}
