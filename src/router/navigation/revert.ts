import { placeBelow, type StackState } from '../core/state';
import type { HistoryQueue } from '../history/history-queue';

/** Takes the browser back to the app's own history entry, after a page refused a move of the user. */
export type Revert = {
  /** The browser is at this position and must not be. */
  start(position: number): void;
  /** A popstate on the way tells where the browser is now. */
  moveTo(position: number): void;
  /** The state as it was when a new entry was added: the browser may have been at another position. Ends the revert. */
  stateAtEntry(stack: StackState): StackState;
  readonly isActive: boolean;
};

type RevertParts = {
  readonly stack: () => StackState;
  readonly queue: HistoryQueue;
  /** The browser is at the app's entry, or the user went somewhere else. */
  readonly onDone: () => void;
  /** The browser cannot reach the app's entry. */
  readonly onLost: () => void;
};

/** Give up after this many unexplained misses, because the positions no longer match the browser's history. */
const MAX_MISSES = 3;

/** Each popstate on the way only tells where the browser is. Moves of the user come first. */
export function createRevert({ stack, queue, onDone, onLost }: RevertParts): Revert {
  let current: number | null = null;

  /** Both the app's position and the browser's may change on the way. */
  const distance = () => (current === null ? 0 : stack().position - current);

  const travelBack = async () => {
    let misses = 0;
    while (distance() !== 0 && misses < MAX_MISSES) {
      const { session, position } = stack();
      const { kind } = await queue.travel(distance(), { session, position });
      if (kind === 'arrived') current = position;
      const isExplained = await queue.untilQuiet();
      if (kind === 'nowhere') misses = MAX_MISSES;
      else if (!isExplained) misses += 1;
    }
    current = null;
    if (misses >= MAX_MISSES) onLost();
    else onDone();
  };

  return {
    start: (position) => {
      current = position;
      void queue.runFirst(travelBack);
    },
    moveTo: (position) => {
      current = position;
    },
    stateAtEntry: (state) => {
      if (current === null) return state;
      const position = current;
      current = null;
      // The new entry has cut off everything above.
      const layers = state.layers.map((layer) =>
        layer.position > position ? { ...layer, position } : layer,
      );
      const pages = state.pages.map((page) => placeBelow(page, position));
      return { ...state, position, pages, layers };
    },
    get isActive() {
      return current !== null;
    },
  };
}
