import { type HistoryEntry, type Snapshot, topOfSnapshot } from '../core/snapshot';
import type { StackState } from '../core/state';

/** Each popstate is classified once. navigation/on-popstate.ts handles each kind. */
export type Popstate =
  /** The app started this move. */
  | { readonly kind: 'travel-ended' }
  /** The app is on its way back to its own entry. The event only tells where the browser is now. */
  | { readonly kind: 'while-reverting'; readonly position: number }
  /** The browser is where the app already is. Old WebKit fires popstate when a document has loaded. */
  | { readonly kind: 'same-entry' }
  /** An entry in front that must not be shown: of a closed layer, or of pages that others have replaced. */
  | { readonly kind: 'dead-entry'; readonly position: number }
  /** An entry of ours, or of an earlier document of this app. */
  | { readonly kind: 'own-entry'; readonly snapshot: Snapshot }
  /** A new entry without our snapshot: an in-page anchor, a typed address, another library's pushState. */
  | { readonly kind: 'foreign-entry' };

type Situation = {
  readonly stack: StackState;
  readonly isTravelEnd: boolean;
  readonly isReverting: boolean;
};

export function classifyPopstate(
  { snapshot }: HistoryEntry,
  { stack, isTravelEnd, isReverting }: Situation,
): Popstate {
  if (isTravelEnd) return { kind: 'travel-ended' };
  if (!snapshot) return { kind: 'foreign-entry' };
  if (snapshot.s !== stack.session) return { kind: 'own-entry', snapshot };
  const position = snapshot.p;
  if (isReverting) return { kind: 'while-reverting', position };
  if (position === stack.position) return { kind: 'same-entry' };
  return isDead(snapshot, stack)
    ? { kind: 'dead-entry', position }
    : { kind: 'own-entry', snapshot };
}

/** Only entries in front of the app can be dead. Those behind it belong to pages of the stack. */
function isDead(snapshot: Snapshot, stack: StackState): boolean {
  const { p, g = 0, o } = snapshot;
  const { position, generation, deadAbove } = stack;
  if (p <= position) return false;
  const isOfClosedLayer = o !== undefined && topOfSnapshot(snapshot).position <= position;
  const isOfReplacedPage = deadAbove !== null && p > deadAbove && g < generation;
  return isOfClosedLayer || isOfReplacedPage;
}
