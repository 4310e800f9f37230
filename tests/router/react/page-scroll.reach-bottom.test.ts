import { describe, expect, it } from 'vitest';
import { reachBottom, type ReachState } from '@/router/react/page-scroll';

/** Scrolls to each offset in a window of 500 px. Returns the offsets at which the end was reported. */
function scroll(height: number, offsets: readonly number[], before: ReachState = null) {
  let state = before;
  const reported: number[] = [];
  for (const scrollTop of offsets) {
    const step = reachBottom(state, { scrollTop, clientHeight: 500, scrollHeight: height }, 50);
    state = step.state;
    if (step.reached) reported.push(scrollTop);
  }
  return { state, reported };
}

describe('[S9.15] the end of a page', () => {
  it('is reported from 50 px before it', () => {
    expect(scroll(2000, [1448]).reported).toEqual([]);
    expect(scroll(2000, [1449]).reported).toEqual([1449]);
    expect(scroll(2000, [1450]).reported).toEqual([1450]);
    expect(scroll(2000, [1500]).reported).toEqual([1500]);
  });

  it('is reported once for each visit', () => {
    expect(scroll(2000, [1460, 1470, 1500, 1490, 1455]).reported).toEqual([1460]);
    expect(scroll(2000, [1500, 1000, 1500]).reported).toEqual([1500, 1500]);
  });

  it('is reported again when the content has grown and the user is near the new end', () => {
    const { state } = scroll(2000, [1500]);
    expect(scroll(2040, [1540], state).reported).toEqual([]);
    expect(scroll(2060, [1560], state).reported).toEqual([1560]);
    expect(scroll(3000, [1500], state)).toEqual({ state: null, reported: [] });
  });

  it('is reported again when a shorter list replaces the content', () => {
    const { state } = scroll(2000, [1500]);
    expect(scroll(1960, [1460], state).reported).toEqual([]);
    expect(scroll(1200, [700], state).reported).toEqual([700]);
  });

  it('is not reported for content that fits the screen, or before the first scroll', () => {
    expect(scroll(500, [0]).reported).toEqual([]);
    expect(scroll(520, [0]).reported).toEqual([]);
    expect(scroll(520, [20]).reported).toEqual([20]);
  });
});
