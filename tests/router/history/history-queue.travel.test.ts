import { describe, expect, it } from 'vitest';
import { createMemoryHistory } from '@/router/history/memory-history';
import { createHistoryQueue, type TravelOutcome } from '@/router/history/history-queue';
import { flush } from '../../helpers/flush';
import { createManualClock } from '../../helpers/manual-clock';
import { snapshotAt } from '../../helpers/nav-states';

/** Three entries at positions 0, 1, 2; journeys end when the test says so. */
function open() {
  const tasks: (() => void)[] = [];
  const driver = createMemoryHistory({ schedule: (task) => tasks.push(task) });
  const stamp = (pos: number) => snapshotAt(pos, ['a', '/', pos]);
  driver.replace('/', stamp(0));
  driver.push('/a', stamp(1));
  driver.push('/b', stamp(2));
  const clock = createManualClock();
  const queue = createHistoryQueue(driver, clock);
  const ends: boolean[] = [];
  driver.listen((landing) => ends.push(queue.receive(landing)));
  const travel = (delta: number) => {
    const journey: { outcome: TravelOutcome | null } = { outcome: null };
    void queue.travel(delta, { session: 'sid', position: 2 + delta }).then((outcome) => {
      journey.outcome = outcome;
    });
    return journey;
  };
  const land = async () => {
    tasks.shift()?.();
    await flush();
  };
  return { driver, clock, queue, ends, travel, land };
}

describe('a journey through the history', () => {
  it('ends where it was to end', async () => {
    const { travel, land, ends } = open();
    const journey = travel(-1);
    await flush();
    expect(journey.outcome).toBeNull();
    await land();
    expect(journey.outcome).toMatchObject({ kind: 'arrived', entry: { url: '/a' } });
    expect(ends).toEqual([true]);
  });

  it('is interrupted by the visitor, who wins', async () => {
    const { driver, travel, land, ends } = open();
    driver.travel(-2);
    const journey = travel(-1);
    await land();
    expect(journey.outcome).toEqual({ kind: 'interrupted' });
    expect(ends).toEqual([false]);
  });

  it('leaves landings alone when there is none', async () => {
    const { driver, land, ends } = open();
    driver.travel(-1);
    await land();
    expect(ends).toEqual([false]);
  });

  it('is given up after 1000 ms: out of range is silent', async () => {
    const { travel, land, clock } = open();
    const journey = travel(-9);
    await land();
    await clock.advance(999);
    expect(journey.outcome).toBeNull();
    await clock.advance(1);
    expect(journey.outcome).toEqual({ kind: 'nowhere' });
    expect(clock.pending).toBe(0);
  });

  it('has landed after all, when the browser only forgot to say so', async () => {
    const { driver, queue, clock } = open();
    const stop = driver.listen(() => {});
    let arrival: TravelOutcome | null = null;
    void queue.travel(0, { session: 'sid', position: 2 }).then((end) => {
      arrival = end;
    });
    await clock.advance(1000);
    expect(arrival).toMatchObject({ kind: 'arrived', entry: { url: '/b' } });
    stop();
  });

  it('stops the watchdog when it has landed', async () => {
    const { travel, land, clock } = open();
    travel(-1);
    await land();
    expect(clock.pending).toBe(0);
  });

  it('expects its own session: another one at the same position is not ours', async () => {
    const { driver, travel, land } = open();
    driver.replace('/b', { ...snapshotAt(1, ['x', '/b', 1]), s: 'other' });
    driver.travel(0);
    const journey = travel(-1);
    driver.visit('/typed');
    await flush();
    expect(journey.outcome).toEqual({ kind: 'interrupted' });
    await land();
  });
});

describe('quiet', () => {
  it('is at once when no journey was interrupted', async () => {
    const { queue, travel, land } = open();
    travel(-1);
    await land();
    await expect(queue.untilQuiet()).resolves.toBe(true);
  });

  it('comes with the landing of an interrupted journey', async () => {
    const { driver, queue, travel, land, clock } = open();
    driver.travel(-2);
    travel(1);
    await land();
    let hasCome: boolean | null = null;
    void queue.untilQuiet().then((answer) => {
      hasCome = answer;
    });
    await flush();
    expect(hasCome).toBeNull();
    await land();
    expect(hasCome).toBe(true);
    expect(driver.current().url).toBe('/a');
    expect(clock.pending).toBe(0);
  });

  it('comes after 1000 ms, when the interrupted journey leads nowhere', async () => {
    const { driver, queue, travel, land, clock } = open();
    driver.travel(-2);
    travel(-1);
    await land();
    await land();
    let hasCome: boolean | null = null;
    void queue.untilQuiet().then((answer) => {
      hasCome = answer;
    });
    await clock.advance(999);
    expect(hasCome).toBeNull();
    await clock.advance(1);
    expect(hasCome).toBe(false);
  });
});
