/** @module-tag long */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePress } from '@/components/kit/gestures';
import { PullToRefresh } from '@/components/pull-to-refresh';
import { createDeferred } from '../../helpers/deferred';
import { centreOf, liftFingers, type Spot, touch } from '../../helpers/touch';
import { frame } from '../../helpers/waiting';
import { Pad } from '../gestures/parts';
import '@/components/kit/tokens.css';

afterEach(async () => {
  await liftFingers();
  cleanup();
});

const at = (id: string) => screen.getByTestId(id);
const stateOfPull = () => at('pull').dataset.state;

function Key({ log }: { log: string[] }) {
  const press = usePress({
    onTap: () => log.push('key tap'),
    onLongPress: () => log.push('key long'),
  });
  return (
    <button type="button" ref={press} data-testid="key" style={{ width: 300, height: 50 }}>
      Key
    </button>
  );
}

/** A sheet that users drag, with a list inside that they pull, with draggable elements in the list. */
function show(log: string[], onRefresh: () => unknown = () => {}) {
  const small = { height: 50 };
  render(
    <Pad name="sheet" log={log} axis="y" style={{ height: 500 }}>
      <div data-testid="scroller" style={{ height: 500, overflow: 'auto' }}>
        <PullToRefresh data-testid="pull" onRefresh={onRefresh}>
          <div data-testid="text" style={small} />
          <Pad name="swiper" log={log} axis="x" style={small} />
          <Pad name="ended" log={log} accepts={() => false} style={small} />
          <Pad name="wheel" log={log} axis="y" style={small} />
          <Key log={log} />
          <div style={{ height: 900 }} />
        </PullToRefresh>
      </div>
    </Pad>,
  );
}

const MOVES = {
  down: { x: 10, y: 60 },
  skew: { x: 50, y: 60 },
  side: { x: 60, y: 10 },
  up: { x: 10, y: -40 },
} as const;
type Way = keyof typeof MOVES;

/** The gesture that gets a finger, by its target and its first move. */
const OWNER: Record<string, Record<Way, string>> = {
  text: { down: 'pull', skew: 'sheet', side: 'none', up: 'scroll' },
  swiper: { down: 'pull', skew: 'sheet', side: 'swiper', up: 'scroll' },
  // Its own axis is 'both', so the browser does not scroll from here.
  ended: { down: 'pull', skew: 'sheet', side: 'none', up: 'none' },
  wheel: { down: 'wheel', skew: 'wheel', side: 'none', up: 'wheel' },
  key: { down: 'pull', skew: 'sheet', side: 'none', up: 'scroll' },
};

/** The gesture that has the finger now. */
function ownerNow(log: readonly string[]): string {
  if (stateOfPull() === 'pulling' || stateOfPull() === 'reached') return 'pull';
  if (at('scroller').scrollTop > 0) return 'scroll';
  return /^(\w+) start$/.exec(log.at(-1) ?? '')?.[1] ?? 'none';
}

async function backAtRest() {
  await expect.poll(stateOfPull).toBe('idle');
  // A fling may go on for some frames.
  for (let still = 0; still < 5; still += 1) {
    if (at('scroller').scrollTop !== 0) still = 0;
    at('scroller').scrollTop = 0;
    await frame();
  }
}

function randomFrom(seed: number) {
  let state = seed;
  return <T,>(values: readonly T[]): T => {
    state = (state * 16_807) % 2_147_483_647;
    return values[state % values.length] as T;
  };
}

it('one gesture gets each finger, whatever it lands on and wherever it moves', {
  timeout: 60_000,
}, async () => {
  const log: string[] = [];
  show(log);
  const pick = randomFrom(20_261);
  const wrong: string[] = [];
  for (let round = 0; round < 30; round += 1) {
    const target = pick(Object.keys(OWNER));
    const first = pick(Object.keys(MOVES) as Way[]);
    const next = pick(Object.keys(MOVES) as Way[]);
    const steps = pick([3, 8]);
    log.length = 0;
    const finger = await touch(at(target));
    await finger.move(MOVES[first], steps);
    await frame();
    const [wanted, owner] = [OWNER[target]?.[first], ownerNow(log)];
    if (owner !== wanted) wrong.push(`${target} ${first}: ${owner} instead of ${wanted}`);
    // Later moves do not give the finger to another gesture.
    await finger.move(MOVES[next], steps);
    await frame();
    const later = ownerNow(log);
    if (later !== owner && owner !== 'scroll' && owner !== 'none') {
      wrong.push(`${target} ${first} ${next}: ${owner} lost the finger to ${later}`);
    }
    await finger.up();
    await backAtRest();
    const starts = log.filter((line) => line.endsWith('start')).length;
    const taps = log.filter((line) => line.startsWith('key')).length;
    if (starts > 1 || taps > 0) wrong.push(`${target} ${first}: ${log.join(', ')}`);
  }
  expect(wrong).toEqual([]);
});

it('a pull in a draggable sheet pulls the list, and the sheet stays in its place', async () => {
  const log: string[] = [];
  const onRefresh = vi.fn();
  show(log, onRefresh);
  const finger = await touch(at('text'));
  await finger.move({ y: 180 });
  expect(stateOfPull()).toBe('reached');
  await finger.up();
  await expect.poll(() => onRefresh.mock.calls.length).toBe(1);
  expect(log).toEqual([]);
});

it.each([
  ['on the content', 'text', { x: 60, y: 0 }],
  ['outside of it', 'outside', { x: 0, y: 0 }],
] as const)('a second finger %s cancels the pull', async (_, target, by: Spot) => {
  const log: string[] = [];
  const onRefresh = vi.fn();
  show(log, onRefresh);
  render(<div data-testid="outside" style={{ height: 80 }} />);
  const first = await touch(at('text'));
  await first.move({ y: 180 });
  expect(stateOfPull()).toBe('reached');
  const { x, y } = centreOf(at(target));
  const second = await touch({ x: x + by.x, y: y + by.y }, 1);
  await expect.poll(stateOfPull).toBe('idle');
  await second.up();
  await first.move({ y: 20 });
  await first.up();
  expect(stateOfPull()).toBe('idle');
  expect(onRefresh).not.toHaveBeenCalled();
});

it('a pull during a refresh moves nothing and does not refresh again', async () => {
  const log: string[] = [];
  const load = createDeferred();
  const onRefresh = vi.fn(() => load.promise);
  show(log, onRefresh);
  for (const wanted of [1, 1]) {
    const finger = await touch(at('key'));
    await finger.move({ y: 180 });
    await finger.up();
    await expect.poll(stateOfPull).toBe('refreshing');
    expect(onRefresh).toHaveBeenCalledTimes(wanted);
  }
  load.resolve();
  await expect.poll(stateOfPull).toBe('idle');
});

it('a foreign element inside that prevents touchmove keeps its finger, without a flash of the pull', async () => {
  const log: string[] = [];
  show(log);
  const states = new Set<string | undefined>();
  const watch = new MutationObserver(() => states.add(stateOfPull()));
  watch.observe(at('pull'), { attributes: true });
  at('text').addEventListener('touchmove', (event) => event.preventDefault(), { passive: false });
  const finger = await touch(at('text'));
  await finger.move({ y: 180 });
  await finger.up();
  await frame();
  watch.disconnect();
  expect([...states]).toEqual([]);
});

it('a row that a render removes during the pull does not end it', async () => {
  const log: string[] = [];
  const onRefresh = vi.fn();
  show(log, onRefresh);
  const finger = await touch(at('text'));
  await finger.move({ y: 100 });
  at('text').remove();
  await finger.move({ y: 80 });
  expect(stateOfPull()).toBe('reached');
  await finger.up();
  await expect.poll(() => onRefresh.mock.calls.length).toBe(1);
});
