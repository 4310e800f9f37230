import { describe, expect, it } from 'vitest';
import { createMemoryHistory } from '@/router/history/memory-history';
import { createHistoryQueue, type TravelOutcome } from '@/router/history/history-queue';
import { flush } from '../../helpers/flush';
import { createManualClock } from '../../helpers/manual-clock';
import { snapshotAt } from '../../helpers/nav-states';

/** Three entries at positions 0, 1, 2. Travel ends when the test calls `runTask`. */
function open() {
  const tasks: (() => void)[] = [];
  const driver = createMemoryHistory({ schedule: (task) => tasks.push(task) });
  const snapshotOf = (position: number) => snapshotAt(position, ['a', '/', position]);
  driver.replace('/', snapshotOf(0));
  driver.push('/a', snapshotOf(1));
  driver.push('/b', snapshotOf(2));
  const clock = createManualClock();
  const queue = createHistoryQueue(driver, clock);
  const received: boolean[] = [];
  driver.listen((entry) => received.push(queue.receive(entry)));
  const startTravel = (delta: number) => {
    const travel: { outcome: TravelOutcome | null } = { outcome: null };
    void queue.travel(delta, { session: 'sid', position: 2 + delta }).then((outcome) => {
      travel.outcome = outcome;
    });
    return travel;
  };
  const runTask = async () => {
    tasks.shift()?.();
    await flush();
  };
  return { driver, clock, queue, received, startTravel, runTask };
}

describe('travel through the history', () => {
  it('travel has arrived when the popstate of its target fires', async () => {
    const { startTravel, runTask, received } = open();
    const travel = startTravel(-1);
    await flush();
    expect(travel.outcome).toBeNull();
    await runTask();
    expect(travel.outcome).toMatchObject({ kind: 'arrived', entry: { url: '/a' } });
    expect(received).toEqual([true]);
  });

  it('travel is interrupted when the popstate of a user move fires first', async () => {
    const { driver, startTravel, runTask, received } = open();
    driver.travel(-2);
    const travel = startTravel(-1);
    await runTask();
    expect(travel.outcome).toEqual({ kind: 'interrupted' });
    expect(received).toEqual([false]);
  });

  it('receive returns false for a popstate when the queue is not travelling', async () => {
    const { driver, runTask, received } = open();
    driver.travel(-1);
    await runTask();
    expect(received).toEqual([false]);
  });

  it('travel beyond the ends of the history leads nowhere after 1000 ms without a popstate', async () => {
    const { startTravel, runTask, clock } = open();
    const travel = startTravel(-9);
    await runTask();
    await clock.advance(999);
    expect(travel.outcome).toBeNull();
    await clock.advance(1);
    expect(travel.outcome).toEqual({ kind: 'nowhere' });
    expect(clock.pending).toBe(0);
  });

  it('travel has arrived after 1000 ms when the browser is at the target but fired no popstate', async () => {
    const { driver, queue, clock } = open();
    const stop = driver.listen(() => {});
    let arrival: TravelOutcome | null = null;
    void queue.travel(0, { session: 'sid', position: 2 }).then((outcome) => {
      arrival = outcome;
    });
    await clock.advance(1000);
    expect(arrival).toMatchObject({ kind: 'arrived', entry: { url: '/b' } });
    stop();
  });

  it('travel stops its timer when it has arrived', async () => {
    const { startTravel, runTask, clock } = open();
    startTravel(-1);
    await runTask();
    expect(clock.pending).toBe(0);
  });

  it('travel is interrupted by an entry of another session at the position of its target', async () => {
    const { driver, startTravel, runTask } = open();
    driver.replace('/b', { ...snapshotAt(1, ['x', '/b', 1]), s: 'other' });
    driver.travel(0);
    const travel = startTravel(-1);
    driver.visit('/typed');
    await flush();
    expect(travel.outcome).toEqual({ kind: 'interrupted' });
    await runTask();
  });
});

describe('untilQuiet', () => {
  it('untilQuiet resolves at once when no travel was interrupted', async () => {
    const { queue, startTravel, runTask } = open();
    startTravel(-1);
    await runTask();
    await expect(queue.untilQuiet()).resolves.toBe(true);
  });

  it('untilQuiet resolves with true when the popstate of an interrupted travel fires', async () => {
    const { driver, queue, startTravel, runTask, clock } = open();
    driver.travel(-2);
    startTravel(1);
    await runTask();
    let hasCome: boolean | null = null;
    void queue.untilQuiet().then((answer) => {
      hasCome = answer;
    });
    await flush();
    expect(hasCome).toBeNull();
    await runTask();
    expect(hasCome).toBe(true);
    expect(driver.current().url).toBe('/a');
    expect(clock.pending).toBe(0);
  });

  it('untilQuiet resolves with false after 1000 ms when the interrupted travel leads nowhere', async () => {
    const { driver, queue, startTravel, runTask, clock } = open();
    driver.travel(-2);
    startTravel(-1);
    await runTask();
    await runTask();
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
