import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PullEvent, PullState } from '@/components/pull-to-refresh/pull-finger';
import { nextPullState } from '@/components/pull-to-refresh/use-pull';

const run = (...events: PullEvent[]) => events.reduce(nextPullState, 'idle' as PullState);

const anyEvents = fc.array(
  fc.constantFrom<PullEvent>(
    'pull',
    'reach',
    'release',
    'cancel',
    'start',
    'stop',
    'expire',
    'settle',
  ),
  { maxLength: 40 },
);

describe('[S9.13] states of a pull', () => {
  it('goes back when the finger is lifted early', () => {
    expect(run('pull', 'release')).toBe('aborting');
    expect(run('pull', 'release', 'settle')).toBe('idle');
  });

  it('refreshes when the finger is lifted beyond the threshold', () => {
    expect(run('pull', 'reach', 'release')).toBe('refreshing');
    expect(run('pull', 'reach', 'release', 'stop')).toBe('restoring');
    expect(run('pull', 'reach', 'release', 'stop', 'settle')).toBe('idle');
  });

  it('is no longer reached when the finger moves back up', () => {
    expect(run('pull', 'reach', 'pull', 'release')).toBe('aborting');
  });

  it('goes back when the gesture is cancelled, also beyond the threshold', () => {
    expect(run('pull', 'cancel')).toBe('aborting');
    expect(run('pull', 'reach', 'cancel')).toBe('aborting');
  });

  it('start() works in every state except refreshing', () => {
    expect(run('start')).toBe('refreshing');
    expect(run('pull', 'start')).toBe('refreshing');
    expect(run('pull', 'reach', 'start')).toBe('refreshing');
    expect(run('pull', 'release', 'start')).toBe('refreshing');
    expect(run('start', 'stop', 'start')).toBe('refreshing');
  });

  it('ends a refresh only with stop() or after the time-out', () => {
    expect(run('start', 'pull', 'reach', 'release', 'cancel', 'settle', 'start')).toBe(
      'refreshing',
    );
    expect(run('start', 'expire')).toBe('restoring');
  });

  it('ignores the finger while it moves back', () => {
    expect(run('pull', 'release', 'pull', 'reach', 'release')).toBe('aborting');
    expect(run('start', 'stop', 'pull', 'reach', 'release')).toBe('restoring');
  });
});

describe('[S9.13] any sequence of events', () => {
  it('returns to idle', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        expect(run(...events, 'cancel', 'expire', 'settle')).toBe('idle');
      }),
    );
  });

  it('starts a refresh only after a release beyond the threshold, or with start()', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        events.reduce((state, event) => {
          const next = nextPullState(state, event);
          if (next === 'refreshing' && state !== 'refreshing') {
            const released = state === 'reached' && event === 'release';
            expect(released || event === 'start').toBe(true);
          }
          return next;
        }, 'idle' as PullState);
      }),
    );
  });

  it('ends each refresh exactly once before the next starts', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const states = events.map((_, index) => run(...events.slice(0, index + 1)));
        const changes = ['idle', ...states].filter((state, index, all) => state !== all[index - 1]);
        for (const [index, state] of changes.entries()) {
          if (state === 'refreshing') expect(changes[index + 1] ?? 'restoring').toBe('restoring');
        }
      }),
    );
  });
});
