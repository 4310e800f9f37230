import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextPullState,
  type PullEvent,
  type PullState,
} from '@/components/pull-to-refresh/use-pull';

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
  it('goes back when released early', () => {
    expect(run('pull', 'release')).toBe('aborting');
    expect(run('pull', 'release', 'settle')).toBe('idle');
  });

  it('refreshes when released beyond the range', () => {
    expect(run('pull', 'reach', 'release')).toBe('refreshing');
    expect(run('pull', 'reach', 'release', 'stop')).toBe('restoring');
    expect(run('pull', 'reach', 'release', 'stop', 'settle')).toBe('idle');
  });

  it('is no longer reached when the finger comes back up', () => {
    expect(run('pull', 'reach', 'pull', 'release')).toBe('aborting');
  });

  it('goes back when the gesture is interrupted, also beyond the range', () => {
    expect(run('pull', 'cancel')).toBe('aborting');
    expect(run('pull', 'reach', 'cancel')).toBe('aborting');
  });

  it('lets a caller start from every state but refreshing', () => {
    expect(run('start')).toBe('refreshing');
    expect(run('pull', 'start')).toBe('refreshing');
    expect(run('pull', 'reach', 'start')).toBe('refreshing');
    expect(run('pull', 'release', 'start')).toBe('refreshing');
    expect(run('start', 'stop', 'start')).toBe('refreshing');
  });

  it('ends a refresh only by stop or by time', () => {
    expect(run('start', 'pull', 'reach', 'release', 'cancel', 'settle', 'start')).toBe(
      'refreshing',
    );
    expect(run('start', 'expire')).toBe('restoring');
  });

  it('ignores the finger while it moves back or out', () => {
    expect(run('pull', 'release', 'pull', 'reach', 'release')).toBe('aborting');
    expect(run('start', 'stop', 'pull', 'reach', 'release')).toBe('restoring');
  });
});

describe('[S9.13] any sequence of events', () => {
  it('comes to rest', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        expect(run(...events, 'cancel', 'expire', 'settle')).toBe('idle');
      }),
    );
  });

  it('begins a refresh only from a release beyond the range or from a caller', () => {
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

  it('ends each refresh exactly once before the next begins', () => {
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
