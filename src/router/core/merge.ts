import { last } from '@/shared/last';
import { covered } from './stack';
import type { Entry, NavState } from './types';

/**
 * The stack after the browser has moved to position `pos`, whose entry tells of the stack `told`.
 *
 * An entry was written when the browser last stood on it, so what it tells of the positions below may be out of date:
 * a tab was switched since, a page redirected, an address replaced.
 */
export function merge(state: NavState, told: readonly Entry[], pos: number): readonly Entry[] {
  const own = covered(state);
  return withoutUnknownTop(
    pos > state.pos ? wayForward(own, told) : wayBack(own.filter(isUpTo(pos)), told, pos),
  );
}

/**
 * The entry alone knows the pages above. Below them it names the pages that back leads to, even where another one
 * has taken the place since: that one's entry is written when the browser lands there.
 */
function wayForward(own: readonly Entry[], told: readonly Entry[]): readonly Entry[] {
  return told.map((page, index): Entry => {
    const known = own.find(({ id }) => id === page.id);
    const isTop = index === told.length - 1;
    const isWhereItWas = known?.pos === page.pos && known.coveredAt >= page.coveredAt;
    if (known) return isWhereItWas && !isTop ? known : page;
    const isTaken = own.some((entry) => isIn(entry, page.coveredAt));
    return isTaken && !isTop ? { ...page, unwritten: true } : page;
  });
}

/**
 * The app's own stack holds for the positions that it covers. The entry adds pages that had left a full stack, and
 * the earlier address of a page that has made steps.
 */
function wayBack(below: readonly Entry[], told: readonly Entry[], pos: number): readonly Entry[] {
  const named = last(told) as Entry;
  const rival = below.find((entry) => entry.id !== named.id && isIn(entry, named.pos));
  // Another document may have written there since. We know better only if we know that nobody has.
  const own =
    !rival || rival.unwritten ? below : below.filter(({ coveredAt }) => coveredAt < named.pos);
  const [root] = own;
  if (!root) return told;

  const added = told.filter(
    (page) =>
      page.pos > root.pos &&
      !own.some((entry) => entry.id === page.id || isIn(entry, page.pos) || isIn(page, entry.pos)),
  );
  const stack = [...own, ...added].sort((a, b) => a.pos - b.pos);
  const top = last(stack) as Entry;
  return stack.map((entry): Entry => {
    const page = told.find(({ id }) => id === entry.id) ?? entry;
    if (entry !== top) return entry.kind === 'unknown' ? page : entry;
    const isHere = entry.unwritten && entry.coveredAt === pos;
    return isHere ? { ...entry, unwritten: false } : page;
  });
}

/** Pages without a known address cannot be shown: the one below takes their place. The root always has one. */
export function withoutUnknownTop(stack: readonly Entry[]): readonly Entry[] {
  const shown = stack.map(({ kind }) => kind !== 'unknown').lastIndexOf(true);
  return stack.slice(0, shown + 1);
}

function isIn({ pos, coveredAt }: Pick<Entry, 'pos' | 'coveredAt'>, place: number): boolean {
  return pos <= place && place <= coveredAt;
}

function isUpTo(place: number) {
  return ({ pos }: Entry) => pos <= place;
}
