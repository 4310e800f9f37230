import { isRefusal } from '../core/refusal';
import { isInOnePlace } from '../core/panes';
import { topPage } from '../core/state';
import './edge-swipe.css';
import type { Navigator } from './navigator';
import type { Transition } from '../navigation/store';
import { inlineDirection } from './presenter';
import {
  beginSwipe,
  moveSwipe,
  progressOf,
  type Swipe,
  type SwipePoint,
  swipesBack,
} from './swipe';

/** A touch that started at the edge. It has a transition as soon as it moves the page. */
type Gesture = {
  readonly pointer: number;
  readonly pages: Element;
  swipe: Swipe;
  transition: Transition | null;
  frame: number;
};

/**
 * The app's own swipe back, for windows where the browser has none. The page on top follows the finger. When the finger
 * lifts, the navigator goes back as for every other back, with the same guards and the same animation. The animation
 * starts where the finger has left the page.
 */
export function startEdgeSwipe(navigator: Navigator): () => void {
  const { store } = navigator;
  let gesture: Gesture | null = null;

  const isCurrent = (transition: Transition) => store.getState().transition === transition;

  const canSwipe = () => {
    const { stack, transition } = store.getState();
    return (
      !transition &&
      stack.pages.length > 1 &&
      stack.layers.length === 0 &&
      !topPage(stack).modal &&
      isInOnePlace(stack, { ...stack, pages: stack.pages.slice(0, -1) }) &&
      !isZoomed()
    );
  };

  const endGesture = () => {
    if (!gesture) return;
    cancelAnimationFrame(gesture.frame);
    gesture = null;
  };

  const returnPage = (transition: Transition) =>
    navigator.presenter.cancelSwipe(() => {
      if (isCurrent(transition)) navigator.setTransition(null);
    });

  const cancelGesture = () => {
    const transition = gesture?.transition;
    endGesture();
    if (transition && isCurrent(transition)) returnPage(transition);
  };

  const dragPage = (swipe: Swipe, transition: Transition) =>
    navigator.presenter.drag(progressOf(swipe), () => {
      endGesture();
      if (isCurrent(transition)) navigator.setTransition(null);
    });

  const startTransition = (active: Gesture) => {
    const { stack } = store.getState();
    const below = stack.pages[stack.pages.length - 2];
    if (!canSwipe() || !below) return endGesture();
    const front = topPage(stack).key;
    active.transition = { direction: 'back', front, back: below.key };
    capturePointer(active);
    navigator.setTransition(active.transition);
  };

  const goBack = async (transition: Transition) => {
    let isAllowed = false;
    const onAllowed = () => {
      isAllowed = true;
      if (isCurrent(transition)) navigator.presenter.finishSwipe();
    };
    const outcome = navigator.back(1, undefined, { onAllowed });
    // An asynchronous guard has not answered yet. Until then the page covers the page below again.
    if (!isAllowed) returnPage(transition);
    if (isRefusal(await outcome) && isAllowed && isCurrent(transition)) returnPage(transition);
  };

  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' || !event.isPrimary) return;
    cancelGesture();
    const page = pageOf(event.target, topPage(store.getState().stack).id);
    const pages = page?.parentElement;
    if (!page || !pages || !canSwipe()) return;
    const { left, width } = page.getBoundingClientRect();
    const swipe = beginSwipe(pointOf(event), { left, width, side: inlineDirection() });
    if (swipe) gesture = { pointer: event.pointerId, pages, swipe, transition: null, frame: 0 };
  };

  const onMove = (event: PointerEvent) => {
    if (!gesture || event.pointerId !== gesture.pointer) return;
    const active = gesture;
    active.swipe = moveSwipe(active.swipe, pointOf(event));
    if (active.swipe.phase === 'refused') return endGesture();
    if (active.swipe.phase !== 'swiping') return;
    if (!active.transition) startTransition(active);
    cancelAnimationFrame(active.frame);
    // In the next frame, because React must render the page below first.
    active.frame = requestAnimationFrame(() => {
      const { swipe, transition } = active;
      if (transition && isCurrent(transition)) dragPage(swipe, transition);
    });
  };

  const onUp = (event: PointerEvent) => {
    if (!gesture || event.pointerId !== gesture.pointer) return;
    const { transition } = gesture;
    const swipe = moveSwipe(gesture.swipe, pointOf(event));
    endGesture();
    if (!transition || !isCurrent(transition)) return;
    dragPage(swipe, transition);
    if (swipesBack(swipe) && store.getState().stack.layers.length === 0) void goBack(transition);
    else returnPage(transition);
  };

  const onCancel = (event: PointerEvent) => {
    if (event.pointerId === gesture?.pointer) cancelGesture();
  };

  const root = document.documentElement;
  // A user who has zoomed in pans the screen in every direction, so the swipe is off.
  const onZoom = () => root.toggleAttribute('data-swipe-back', !isZoomed());
  onZoom();
  visualViewport?.addEventListener('resize', onZoom);
  document.addEventListener('pointerdown', onDown);
  document.addEventListener('pointermove', onMove);
  document.addEventListener('pointerup', onUp);
  document.addEventListener('pointercancel', onCancel);
  return () => {
    cancelGesture();
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

/** null: the touch is not on the page on top. */
function pageOf(target: EventTarget | null, topId: string): Element | null {
  const page = target instanceof Element ? target.closest<HTMLElement>('[data-page-id]') : null;
  return page?.dataset.pageId === topId ? page : null;
}

/** The touched element gets no further pointer events. The call throws if the pointer is already gone. */
function capturePointer({ pages, pointer }: Gesture): void {
  try {
    pages.setPointerCapture(pointer);
  } catch {}
}

function isZoomed(): boolean {
  return (visualViewport?.scale ?? 1) > 1;
}
