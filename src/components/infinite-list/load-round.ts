/** Loads that bring nothing are not repeated forever: after so many a button asks. */
const EMPTY_LIMIT = 3;

export type LoadPhase = 'idle' | 'loading' | 'failed' | 'stalled';

export type LoadRound = {
  readonly phase: LoadPhase;
  /** How many entries there were when the last load began, or when more were seen. */
  readonly count: number;
  /** Loads in a row that brought nothing. */
  readonly empty: number;
};

export type LoadEvent =
  | { readonly type: 'start' | 'fail' }
  | { readonly type: 'start-by-hand' }
  | { readonly type: 'end' | 'seen'; readonly count: number };

export const FIRST_ROUND: LoadRound = { phase: 'idle', count: 0, empty: 0 };

/** The way of one end of a list through its loads. */
export function nextRound(round: LoadRound, event: LoadEvent): LoadRound {
  switch (event.type) {
    case 'start':
      return round.phase === 'idle' ? { ...round, phase: 'loading' } : round;
    case 'start-by-hand':
      return round.phase === 'loading' ? round : { ...round, phase: 'loading', empty: 0 };
    case 'fail':
      return round.phase === 'loading' ? { ...round, phase: 'failed' } : round;
    case 'end': {
      if (round.phase !== 'loading') return round;
      const empty = event.count === round.count ? round.empty + 1 : 0;
      return { phase: empty < EMPTY_LIMIT ? 'idle' : 'stalled', count: event.count, empty };
    }
    case 'seen': {
      if (event.count === round.count || round.phase === 'loading') return round;
      // They came later than the promise said, or the list began anew.
      return { phase: 'idle', count: event.count, empty: 0 };
    }
  }
}
