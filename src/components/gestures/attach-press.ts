import { LONG_PRESS } from '@/shared/defaults';
import { type Contender, type Contest, contestOf } from './contest';
import type { PressOptions } from './use-press';

/** [S9.11] A finger that moves more does not press. */
const REACH = 10;

export function attachPress(element: HTMLElement, options: () => PressOptions): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let contest: Contest | null = null;
  let timer = 0;

  const forget = () => {
    clearTimeout(timer);
    if (contest) options().onPressChange?.(false);
    contest = null;
  };

  const contender: Contender = {
    element,
    judge: ({ x, y }) => (Math.hypot(x, y) > REACH ? 'leave' : 'wait'),
    win: ({ point }) => options().onLongPress?.({ x: point.x, y: point.y }),
    move: () => {},
    end: forget,
    lose: forget,
  };

  const land = (event: PointerEvent) => {
    const isOther = event.pointerType === 'mouse' && event.button !== 0;
    if (contest || isOther || options().disabled) return;
    const joined = contestOf(event);
    contest = joined;
    joined.join(contender);
    options().onPressChange?.(true);
    if (!options().onLongPress) return;
    timer = window.setTimeout(() => joined.seize(contender), LONG_PRESS);
  };

  // A second finger anywhere: the two want something else.
  const landBeside = (event: PointerEvent) => {
    if (contest && contest !== contestOf(event)) contest.leave(contender);
  };

  const showMenu = (event: MouseEvent) => {
    const { onLongPress, disabled } = options();
    if (!onLongPress || disabled) return;
    const byMouse = event.button === 2 && !contest;
    if (byMouse) return;
    event.preventDefault();
    if (contest) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    onLongPress({ x: left + width / 2, y: top + height / 2 });
  };

  element.addEventListener('pointerdown', land, { signal });
  window.addEventListener('pointerdown', landBeside, { signal, capture: true });
  element.addEventListener('contextmenu', showMenu, { signal });
  element.addEventListener(
    'click',
    (event) => {
      if (!options().disabled) options().onTap?.(event);
    },
    { signal },
  );
  const calm = keepCallout(element, () => options().onLongPress !== undefined);

  return () => {
    contest?.leave(contender);
    forget();
    stop.abort();
    calm();
  };
}

/** iOS shows its own menu, and selects words, under a finger that rests. */
function keepCallout(element: HTMLElement, isHeld: () => boolean): () => void {
  if (!isHeld()) return () => {};
  const { style } = element;
  style.setProperty('-webkit-touch-callout', 'none');
  style.setProperty('-webkit-user-select', 'none');
  style.setProperty('user-select', 'none');
  return () => {
    for (const name of ['-webkit-touch-callout', '-webkit-user-select', 'user-select']) {
      style.removeProperty(name);
    }
  };
}
