import './shared-elements.css';
import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isMotionReduced } from '@/shared/browser';
import type { NavigatorState } from '../navigation/store';
import { framesOf, frontOf } from './frames';

/** Elements of two pages with the same name move into each other, by the browser's View Transitions. */

type Elements = ReadonlyMap<string, HTMLElement>;

export function supportsSharedElements(): boolean {
  return 'startViewTransition' in document;
}

/**
 * A copy of the navigator's state for the view. When another page replaces a page with shared elements, the copy
 * changes inside a view transition. The browser must see the old page before React renders the new one.
 */
export function createSharedStore(
  source: StoreApi<NavigatorState>,
  elements: () => Elements,
): StoreApi<NavigatorState> {
  const copy = createStore<NavigatorState>(() => source.getState());
  let running: ViewTransition | null = null;

  const morph = (shared: readonly HTMLElement[]) => {
    const root = document.documentElement;
    root.toggleAttribute('data-morphing', true);
    for (const [index, element] of shared.entries()) setName(element, index);
    const transition = document.startViewTransition(() => {
      for (const element of shared) setName(element, null);
      flushSync(() => copy.setState(source.getState()));
      const front = elements().get(frontOf(framesOf(copy.getState())));
      for (const element of sharedIn(front)) {
        const index = shared.findIndex(({ dataset }) => dataset.shared === element.dataset.shared);
        if (index >= 0) setName(element, index);
      }
    });
    running = transition;
    const end = () => {
      if (running !== transition) return;
      running = null;
      root.removeAttribute('data-morphing');
      for (const frame of elements().values()) {
        for (const element of sharedIn(frame)) setName(element, null);
      }
    };
    // The browser skips a transition in a hidden document. The state is set all the same.
    transition.ready.catch(() => {});
    transition.finished.then(end, end);
  };

  const follow = () => {
    const [before, next] = [copy.getState(), source.getState()];
    const hasMoved = before.commit !== next.commit && next.transition !== null;
    const front = elements().get(frontOf(framesOf(before)));
    const shared = hasMoved && !running && !isMotionReduced() ? sharedIn(front) : [];
    if (shared.length > 0) return morph(shared);
    if (!running || before.commit === next.commit) return copy.setState(next);
    // The next move ends the running transition. `end` is registered first, so `follow` finds no transition.
    running.skipTransition();
    running.finished.then(follow, follow);
  };

  return {
    ...copy,
    subscribe: (listener) => {
      const stopFollowing = source.subscribe(follow);
      const stopListening = copy.subscribe(listener);
      follow();
      return () => {
        stopFollowing();
        stopListening();
      };
    },
  };
}

function sharedIn(frame: HTMLElement | undefined): readonly HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('[data-shared]') ?? [])];
}

/** Only one element of the document may have a name, so names are set for the time of a transition only. */
function setName(element: HTMLElement, index: number | null): void {
  if (index === null) element.style.removeProperty('view-transition-name');
  else element.style.setProperty('view-transition-name', `portico-shared-${index}`);
}
