import { entriesOf } from './core/stack';
import type { Entry, NavState } from './core/types';
import { instanceKey } from './lifecycle';

/** One running animation between two pages: `front` is the upper one, whichever way it moves. */
export type Transition = {
  readonly direction: 'forward' | 'back';
  readonly front: string;
  readonly back: string;
};

/** Whether a page that the browser opened by itself may be seen: its guards could not be asked before. */
export type Gate = 'checking' | 'denied';

type Leaving = {
  readonly entry: Entry;
  readonly depth: number;
  /** It stays as it was: what it has hidden must not show on its way out. */
  readonly gate?: Gate | undefined;
};

export type NavigatorState = {
  readonly nav: NavState;
  /** Counts what was committed; the view answers with the number when it has settled. */
  readonly commit: number;
  readonly transition: Transition | null;
  /** The page that is no longer in the stack but still moves out of sight. */
  readonly leaving: Leaving | null;
  readonly gates: ReadonlyMap<string, Gate>;
};

type FrameState = 'active' | 'entering' | 'leaving' | 'hidden';

export type Frame = {
  readonly key: string;
  readonly entry: Entry;
  readonly depth: number;
  readonly state: FrameState;
};

/**
 * What is mounted, in order of age: a frame that moved among its siblings would lose its scroll offset.
 * Which one lies above is told by its depth.
 */
export function framesOf({ nav, transition, leaving }: NavigatorState): Frame[] {
  const top = nav.stack.length - 1;
  const frame = (entry: Entry, depth: number, covered: boolean): Frame => {
    const key = instanceKey(entry);
    const moving = transition !== null && (transition.front === key || transition.back === key);
    const state = covered ? (moving ? 'leaving' : 'hidden') : moving ? 'entering' : 'active';
    return { key, entry, depth, state };
  };
  const frames = [
    ...nav.stack.map((entry, depth) => frame(entry, depth, depth !== top)),
    ...nav.tabs.map((entry) => frame(entry, 0, true)),
    ...(leaving ? [frame(leaving.entry, leaving.depth, true)] : []),
  ];
  return frames
    .filter(({ entry }) => entry.mount === 'live')
    .sort((a, b) => a.entry.seq - b.entry.seq);
}

/** In the stack or under a tab, drawn or not: it has not left for good. */
export function isThere({ nav }: Pick<NavigatorState, 'nav'>, instance: string): boolean {
  return entriesOf(nav).some((entry) => instanceKey(entry) === instance);
}

/** On top, or on its way there. */
export function isFront({ state }: Pick<Frame, 'state'>): boolean {
  return state === 'active' || state === 'entering';
}

export function frontOf(frames: readonly Frame[]): string {
  return frames.find(isFront)?.key ?? '';
}
