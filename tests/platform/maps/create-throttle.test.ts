import { expect, it } from 'vitest';
import { createThrottle } from '@/platform/maps/service';
import type { Env } from '@/platform';
import { createManualClock } from '../../helpers/manual-clock';

function setUp() {
  const clock = createManualClock();
  let now = 0;
  const turn = createThrottle({ after: clock.after, now: () => now } as Env, 1000);
  const log: string[] = [];
  const alive = new AbortController().signal;
  return {
    log,
    clock,
    ask: (name: string, signal = alive) =>
      turn(signal).then(
        () => log.push(`${name} ${now}`),
        (error: Error) => log.push(`${name} ${error.message}`),
      ),
    advance: async (ms: number) => {
      now += ms;
      await clock.advance(ms);
    },
  };
}

it('lets the first go at once and the others a second apart, in order', async () => {
  const { ask, advance, log, clock } = setUp();
  ask('a');
  ask('b');
  ask('c');
  await advance(0);
  expect(log).toEqual(['a 0']);
  await advance(999);
  expect(log).toEqual(['a 0']);
  await advance(1);
  await advance(1000);
  expect(log).toEqual(['a 0', 'b 1000', 'c 2000']);
  expect(clock.pending).toBe(0);
  await advance(5000);
  ask('d');
  await advance(0);
  expect(log.at(-1)).toBe('d 7000');
});

it('passes over those who left', async () => {
  const { ask, advance, log } = setUp();
  const [first, second] = [new AbortController(), new AbortController()];
  ask('a');
  ask('b', first.signal);
  ask('c', second.signal);
  ask('d');
  first.abort();
  second.abort();
  await advance(0);
  await advance(1000);
  expect(log).toEqual(['a 0', 'b aborted', 'c aborted', 'd 1000']);
});

it('does not queue who has left before', async () => {
  const { ask, advance, log } = setUp();
  ask('a', AbortSignal.abort());
  ask('b');
  await advance(0);
  expect(log).toEqual(['a aborted', 'b 0']);
});
