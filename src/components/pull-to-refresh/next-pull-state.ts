/** Aborting: let go too early, on the way back. Restoring: refreshed, on the way out. */
export type PullState = 'idle' | 'pulling' | 'reached' | 'aborting' | 'refreshing' | 'restoring';

/** What the finger does (pull, reach, release, cancel), a caller (start, stop, fail), a clock (expire, settle). */
export type PullEvent =
  | 'pull'
  | 'reach'
  | 'release'
  | 'cancel'
  | 'start'
  | 'stop'
  | 'fail'
  | 'expire'
  | 'settle';

const TABLE: Record<PullState, Partial<Record<PullEvent, PullState>>> = {
  idle: { pull: 'pulling', reach: 'reached', start: 'refreshing' },
  pulling: { reach: 'reached', release: 'aborting', cancel: 'aborting', start: 'refreshing' },
  reached: { pull: 'pulling', release: 'refreshing', cancel: 'aborting', start: 'refreshing' },
  // A caller that starts while the last pull is still leaving the screen wants a refresh, not silence.
  aborting: { settle: 'idle', start: 'refreshing' },
  refreshing: { stop: 'restoring', fail: 'restoring', expire: 'restoring' },
  restoring: { settle: 'idle', start: 'refreshing' },
};

/** An event without an entry in the table leaves the state as it is. */
export function nextPullState(state: PullState, event: PullEvent): PullState {
  return TABLE[state][event] ?? state;
}
