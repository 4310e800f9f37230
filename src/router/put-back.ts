import { atMost } from './core/stack';
import type { Landing, NavState } from './core/types';
import type { Engine } from './engine';
import type { Lane } from './lane';

/** Brings the browser back to the app's own entry, after a page has kept the visitor from leaving it. */
export type PutBack = {
  /** The browser stands at that position, and should not. */
  from(pos: number): void;
  /** true: a landing on the way there, of no other meaning. */
  passes(landing: Landing): boolean;
  /** The state that an entry without our stamp was added to: the browser may have stood elsewhere. */
  whereItStood(state: NavState): NavState;
  readonly isUnderWay: boolean;
};

export type PutBackParts = {
  readonly engine: Engine;
  readonly lane: Lane;
  /** The browser stands where the app is, or the visitor went elsewhere. */
  readonly onHome: () => void;
  /** The browser has no way back to our entry. */
  readonly onLost: () => void;
};

/** So many journeys may end elsewhere without another landing to explain it: then positions are not what they were. */
const PATIENCE = 3;

/** Whatever lands on the way only tells where the browser stands: steps of the visitor's come first. */
export function createPutBack({ engine, lane, onHome, onLost }: PutBackParts): PutBack {
  let at: number | null = null;

  /** How far the app's own entry is from the browser: both may change on the way. */
  const distance = () => (at === null ? 0 : engine.nav().pos - at);

  const bringBack = async () => {
    let misses = 0;
    while (distance() !== 0 && misses < PATIENCE) {
      const { sid, pos } = engine.nav();
      const { how } = await engine.travelTo(distance(), { sid, pos });
      if (how === 'landed') at = pos;
      const isExplained = await engine.quiet();
      if (how === 'nowhere') misses = PATIENCE;
      else if (!isExplained) misses += 1;
    }
    at = null;
    if (misses >= PATIENCE) onLost();
    else onHome();
  };

  return {
    from: (pos) => {
      at = pos;
      void lane.runNext(bringBack);
    },
    passes: ({ snapshot }) => {
      const isOurs = at !== null && snapshot?.s === engine.nav().sid;
      if (isOurs) at = snapshot.p;
      return isOurs;
    },
    whereItStood: (state) => {
      if (at === null) return state;
      const pos = at;
      at = null;
      // What lay above it has been cut off.
      const layers = state.layers.map((layer) => (layer.pos > pos ? { ...layer, pos } : layer));
      return { ...state, pos, stack: state.stack.map((entry) => atMost(entry, pos)), layers };
    },
    get isUnderWay() {
      return at !== null;
    },
  };
}
