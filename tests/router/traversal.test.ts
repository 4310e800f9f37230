import { describe, expect, it } from 'vitest';
import { createMemoryHistory } from '@/router/drivers/memory-history';
import { type Arrival, createTraversal } from '@/router/traversal';
import { flush } from '../helpers/flush';
import { createManualClock } from '../helpers/manual-clock';
import { snapshotAt } from '../helpers/nav-states';

/** Three entries at positions 0, 1, 2; journeys end when the test says so. */
function open() {
  const tasks: (() => void)[] = [];
  const driver = createMemoryHistory({ schedule: (task) => tasks.push(task) });
  const stamp = (pos: number) => snapshotAt(pos, ['a', '/', pos]);
  driver.replace('/', stamp(0));
  driver.push('/a', stamp(1));
  driver.push('/b', stamp(2));
  const clock = createManualClock();
  const traversal = createTraversal(driver, clock);
  const claims: boolean[] = [];
  driver.listen((landing) => claims.push(traversal.claim(landing)));
  const travel = (delta: number) => {
    const journey: { arrival: Arrival | null } = { arrival: null };
    void traversal.travel(delta, { sid: 'sid', pos: 2 + delta }).then((arrival) => {
      journey.arrival = arrival;
    });
    return journey;
  };
  const land = async () => {
    tasks.shift()?.();
    await flush();
  };
  return { driver, clock, traversal, claims, travel, land };
}

describe('a journey through the history', () => {
  it('ends where it was to end', async () => {
    const { travel, land, claims } = open();
    const journey = travel(-1);
    await flush();
    expect(journey.arrival).toBeNull();
    await land();
    expect(journey.arrival).toMatchObject({ how: 'landed', landing: { url: '/a' } });
    expect(claims).toEqual([true]);
  });

  it('is interrupted by the visitor, who wins', async () => {
    const { driver, travel, land, claims } = open();
    driver.travel(-2);
    const journey = travel(-1);
    await land();
    expect(journey.arrival).toEqual({ how: 'interrupted' });
    expect(claims).toEqual([false]);
  });

  it('leaves landings alone when there is none', async () => {
    const { driver, land, claims } = open();
    driver.travel(-1);
    await land();
    expect(claims).toEqual([false]);
  });

  it('is given up after 1000 ms: out of range is silent', async () => {
    const { travel, land, clock } = open();
    const journey = travel(-9);
    await land();
    await clock.advance(999);
    expect(journey.arrival).toBeNull();
    await clock.advance(1);
    expect(journey.arrival).toEqual({ how: 'nowhere' });
    expect(clock.pending).toBe(0);
  });

  it('has landed after all, when the browser only forgot to say so', async () => {
    const { driver, traversal, clock } = open();
    const stop = driver.listen(() => {});
    let arrival: Arrival | null = null;
    void traversal.travel(0, { sid: 'sid', pos: 2 }).then((end) => {
      arrival = end;
    });
    await clock.advance(1000);
    expect(arrival).toMatchObject({ how: 'landed', landing: { url: '/b' } });
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
    expect(journey.arrival).toEqual({ how: 'interrupted' });
    await land();
  });
});

describe('quiet', () => {
  it('is at once when no journey was interrupted', async () => {
    const { traversal, travel, land } = open();
    travel(-1);
    await land();
    await expect(traversal.quiet()).resolves.toBe(true);
  });

  it('comes with the landing of an interrupted journey', async () => {
    const { driver, traversal, travel, land, clock } = open();
    driver.travel(-2);
    travel(1);
    await land();
    let hasCome: boolean | null = null;
    void traversal.quiet().then((answer) => {
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
    const { driver, traversal, travel, land, clock } = open();
    driver.travel(-2);
    travel(-1);
    await land();
    await land();
    let hasCome: boolean | null = null;
    void traversal.quiet().then((answer) => {
      hasCome = answer;
    });
    await clock.advance(999);
    expect(hasCome).toBeNull();
    await clock.advance(1);
    expect(hasCome).toBe(false);
  });
});
