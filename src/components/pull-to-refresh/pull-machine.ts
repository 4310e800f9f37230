import { stretch } from '@/components/rubber-band';
import { PULL_REFRESH_HEIGHT, PULL_REFRESH_RANGE } from '@/shared/defaults';

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

/** [S9.13] The finger has moved this far: is a release now a refresh? */
export function pullEvent(move: number, range: number = PULL_REFRESH_RANGE): 'pull' | 'reach' {
  return move >= range ? 'reach' : 'pull';
}

/** [S9.13] How far down the indicator stands, in pixels. */
export function pullOffset(move: number): number {
  return (Math.max(move, 0) * PULL_REFRESH_HEIGHT) / PULL_REFRESH_RANGE;
}

/** [S9.13] How far the arrow has turned, in turns. */
export function pullTurn(move: number): number {
  return (Math.max(move, 0) / PULL_REFRESH_RANGE) ** 3;
}

/**
 * How far content follows the finger that itself moves down: up to `height` evenly, as the finger moves up to `range`,
 * then ever less, and never three times as far.
 */
export function pullContent(move: number, range: number, height: number): number {
  return stretch((Math.max(move, 0) * height) / range, 0, height, height * 2);
}
