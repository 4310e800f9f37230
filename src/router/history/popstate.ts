import { type HistoryEntry, type Snapshot, topOfSnapshot } from '../core/snapshot';
import { type StackState, topPage } from '../core/state';

/** Each popstate is classified once. navigation/on-popstate.ts handles each kind. */
export type Popstate =
  /** The app started this move. */
  | { readonly kind: 'travel-ended' }
  /** The app is on its way back to its own entry. The event only tells where the browser is now. */
  | { readonly kind: 'while-reverting'; readonly position: number }
  /** The browser is where the app already is. Old WebKit fires popstate when a document has loaded. */
  | { readonly kind: 'same-entry' }
  /** An entry that has nothing to show: of a closed layer, or an address step of a page that was replaced. */
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
  if (snapshot.p <= stack.position) return false;
  const { id, position } = topOfSnapshot(snapshot);
  const isOfLayer = snapshot.o !== undefined;
  return position <= stack.position && (isOfLayer || id !== topPage(stack).id);
}
