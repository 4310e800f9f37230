import { stretch } from '@/components/rubber-band';
import { PULL_REFRESH_HEIGHT, PULL_REFRESH_RANGE } from '@/shared/defaults';

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
