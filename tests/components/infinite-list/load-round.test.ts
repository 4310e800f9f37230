import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_ROUND, type LoadEvent, nextRound } from '@/components/infinite-list/use-loader';

const run = (...events: LoadEvent[]) => events.reduce(nextRound, FIRST_ROUND);
const start = { type: 'start' } as const;
const end = (count: number) => ({ type: 'end', count }) as const;

describe('the loads at one end of a list', () => {
  it('are idle after a load with new rows, and failed after a failure', () => {
    expect(run(start, end(10))).toEqual({ phase: 'idle', count: 10, empty: 0 });
    expect(run(start, { type: 'fail' }).phase).toBe('failed');
    expect(run(start, { type: 'fail' }, start).phase).toBe('failed');
    expect(run(start, { type: 'fail' }, { type: 'start-by-hand' }).phase).toBe('loading');
  });

  it('stop after three loads without rows, until the user asks or rows arrive', () => {
    const nothing = [start, end(0)];
    expect(run(...nothing, ...nothing).phase).toBe('idle');
    const stalled = [...nothing, ...nothing, ...nothing];
    expect(run(...stalled).phase).toBe('stalled');
    expect(run(...stalled, start).phase).toBe('stalled');
    expect(run(...stalled, { type: 'start-by-hand' }, end(0)).phase).toBe('idle');
    expect(run(...stalled, { type: 'seen', count: 5 }).phase).toBe('idle');
  });

  it('are idle again after a failure when the items are newer, and still stopped after loads without rows', () => {
    expect(run(start, { type: 'fail' }, { type: 'renew' }).phase).toBe('idle');
    const stalled = [start, end(0), start, end(0), start, end(0)];
    expect(run(...stalled, { type: 'renew' }).phase).toBe('stalled');
    expect(run(start, { type: 'renew' }).phase).toBe('loading');
  });

  it('run one at a time and always end', () => {
    const anyEvent = fc.oneof(
      fc.constantFrom<LoadEvent>(
        start,
        ...([{ type: 'fail' }, { type: 'renew' }, { type: 'start-by-hand' }] as const),
      ),
      fc.nat(3).map(end),
      fc.nat(3).map((count): LoadEvent => ({ type: 'seen', count })),
    );
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const round = run(...events);
        expect(nextRound(round, { type: 'fail' }).phase).not.toBe('loading');
        expect(round.empty).toBeLessThanOrEqual(3);
        if (round.phase === 'loading') expect(nextRound(round, start)).toBe(round);
      }),
    );
  });
});
