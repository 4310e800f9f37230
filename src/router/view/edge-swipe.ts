import { isRefusal } from '../core/refusal';
import { pageKey, topPage } from '../core/state';
import './edge-swipe.css';
import type { Navigator } from '../navigation/navigator';
import type { Transition } from '../navigation/store';
import { sideOf } from './presenter';
import {
  beginSwipe,
  moveSwipe,
  progressOf,
  type Swipe,
  type SwipePoint,
  swipesBack,
} from './swipe';

/** A finger that came down at the edge; with a transition, once it has taken hold of the page. */
type Grip = {
  readonly pointer: number;
  readonly pages: Element;
  swipe: Swipe;
  transition: Transition | null;
  frame: number;
};

/**
 * The app's own swipe back, for a window without a browser around it. The page on top follows the finger, and
 * where it is let go the navigator goes back like for any other back: the same guards, the same motion, only
 * that it is under way already.
 */
export function startEdgeSwipe(navigator: Navigator): () => void {
  const { store } = navigator;
  let grip: Grip | null = null;

  const isOurs = (transition: Transition) => store.getState().transition === transition;

  const isFree = () => {
    const { stack, transition } = store.getState();
    return !transition && stack.pages.length > 1 && stack.layers.length === 0 && !isZoomed();
  };

  const forget = () => {
    if (!grip) return;
    cancelAnimationFrame(grip.frame);
    grip = null;
  };

  const takeBack = (transition: Transition) =>
    navigator.presenter.takeBack(() => {
      if (isOurs(transition)) navigator.setTransition(null);
    });

  const drop = () => {
    const transition = grip?.transition;
    forget();
    if (transition && isOurs(transition)) takeBack(transition);
  };

  const follow = (swipe: Swipe, transition: Transition) =>
    navigator.presenter.drag(progressOf(swipe), () => {
      forget();
      if (isOurs(transition)) navigator.setTransition(null);
    });

  const takeHold = (held: Grip) => {
    const { stack } = store.getState();
    const below = stack.pages[stack.pages.length - 2];
    if (!isFree() || !below) return forget();
    const [front, back] = [topPage(stack), below].map(pageKey) as [string, string];
    held.transition = { direction: 'back', front, back };
    capture(held);
    navigator.setTransition(held.transition);
  };

  const letGo = async (transition: Transition) => {
    let gone = false;
    const onLetGo = () => {
      gone = true;
      if (isOurs(transition)) navigator.presenter.letGo();
    };
    const outcome = navigator.back(1, undefined, onLetGo);
    // While a guard takes its time the page lies in its place: the one below is not to be seen yet.
    if (!gone) takeBack(transition);
    if (isRefusal(await outcome) && gone && isOurs(transition)) takeBack(transition);
  };

  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' || !event.isPrimary) return;
    drop();
    const pages = pagesAround(event.target, topPage(store.getState().stack).id);
    if (!pages || !isFree()) return;
    const { left, width } = pages.getBoundingClientRect();
    const swipe = beginSwipe(pointOf(event), { left, width, side: sideOf() });
    if (swipe) grip = { pointer: event.pointerId, pages, swipe, transition: null, frame: 0 };
  };

  const onMove = (event: PointerEvent) => {
    if (!grip || event.pointerId !== grip.pointer) return;
    const held = grip;
    held.swipe = moveSwipe(held.swipe, pointOf(event));
    if (held.swipe.phase === 'refused') return forget();
    if (held.swipe.phase !== 'swiping') return;
    if (!held.transition) takeHold(held);
    cancelAnimationFrame(held.frame);
    // By then the page below is on the screen.
    held.frame = requestAnimationFrame(() => {
      if (held.transition && isOurs(held.transition)) follow(held.swipe, held.transition);
    });
  };

  const onUp = (event: PointerEvent) => {
    if (!grip || event.pointerId !== grip.pointer) return;
    const { swipe: before, transition } = grip;
    forget();
    if (!transition || !isOurs(transition)) return;
    const swipe = moveSwipe(before, pointOf(event));
    follow(swipe, transition);
    if (swipesBack(swipe) && store.getState().stack.layers.length === 0) void letGo(transition);
    else takeBack(transition);
  };

  const onCancel = (event: PointerEvent) => {
    if (event.pointerId === grip?.pointer) drop();
  };

  const root = document.documentElement;
  // Who has zoomed in needs every direction to look around.
  const onZoom = () => root.toggleAttribute('data-swipe-back', !isZoomed());
  onZoom();
  visualViewport?.addEventListener('resize', onZoom);
  document.addEventListener('pointerdown', onDown);
  document.addEventListener('pointermove', onMove);
  document.addEventListener('pointerup', onUp);
  document.addEventListener('pointercancel', onCancel);
  return () => {
    drop();
    root.removeAttribute('data-swipe-back');
    visualViewport?.removeEventListener('resize', onZoom);
    document.removeEventListener('pointerdown', onDown);
    document.removeEventListener('pointermove', onMove);
    document.removeEventListener('pointerup', onUp);
    document.removeEventListener('pointercancel', onCancel);
  };
}

function pointOf({ clientX: x, clientY: y, timeStamp: time }: PointerEvent): SwipePoint {
  return { x, y, time };
}

/** The element of all pages, if the finger came down on the one on top. */
function pagesAround(target: EventTarget | null, top: string): Element | null {
  const page = target instanceof Element ? target.closest<HTMLElement>('[data-page-id]') : null;
  return page?.dataset.pageId === top ? page.parentElement : null;
}

/** What the finger was on has no further part in it. The finger may be gone already: then this throws. */
function capture({ pages, pointer }: Grip): void {
  try {
    pages.setPointerCapture(pointer);
  } catch {}
}

function isZoomed(): boolean {
  return (visualViewport?.scale ?? 1) > 1;
}
