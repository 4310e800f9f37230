import type { Axis } from './judge-drag';

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
