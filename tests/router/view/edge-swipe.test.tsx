import { useBackPress } from 'portico';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  goes,
  isOn,
  leftOf,
  moving,
  openStandalone,
  putFinger,
  routes,
  stateOf,
  stays,
  STILL,
  Tall,
  watchListLeave,
} from '../../helpers/finger';
import { loggedPage } from '../../helpers/logged-page';
import { frameOf, page, scrollerOf } from '../../helpers/open-app';
import { frame, untilTrue, wait } from '../../helpers/waiting';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Waits until the list has reached its new place or is gone, and expects no positions in between. */
async function expectJump(from: number, to: number) {
  const between: number[] = [];
  await untilTrue(() => {
    if (to > from && !document.querySelector('[data-page="/list"]')) return true;
    const left = leftOf('/list');
    if (left !== from && left !== to) between.push(left);
    return left === to;
  });
  expect(between).toEqual([]);
}

describe('the page under the finger', () => {
  it('[S2.8] follows the finger, and the page below comes into view', async () => {
    const app = await openStandalone();
    scrollerOf('/list').scrollTop = 600;
    const finger = putFinger({ x: 10 });
    expect(moving()).toBe(0);
    await finger.move({ x: 110 });
    expect(leftOf('/list')).toBe(100);
    expect([stateOf('/list'), stateOf('/')]).toEqual(['entering', 'leaving']);
    expect([frameOf('/list').inert, frameOf('/').inert]).toEqual([false, true]);
    const share = 100 / 390;
    expect(leftOf('/')).toBe(Math.round(-0.3 * 390 * (1 - share)));
    const shade = getComputedStyle(frameOf('/'), '::after').opacity;
    expect(Number(shade)).toBeCloseTo(0.16 * (1 - share), 3);
    const bar = app.element.querySelector('nav')?.parentElement as HTMLElement;
    expect(bar.hidden).toBe(false);
    expect(Math.round(bar.getBoundingClientRect().left)).toBe(leftOf('/'));
    await finger.move({ x: 60 });
    expect(leftOf('/list')).toBe(50);
    expect(scrollerOf('/list').scrollTop).toBe(600);
    expect(app.stack()).toBe('/ > /list');
    finger.cancel();
    await stays(app);
    expect(scrollerOf('/list').scrollTop).toBe(600);
  });

  it('[S2.8] is swiped from the right edge in right-to-left documents', {
    tags: 'long',
  }, async () => {
    const app = await openStandalone({ direction: 'rtl' });
    const fingerAtLeft = putFinger({ x: 10 });
    await fingerAtLeft.move({ x: 300 });
    expect(stateOf('/')).toBe('hidden');
    fingerAtLeft.lift();
    const finger = putFinger({ x: 380 });
    await finger.move({ x: 180 });
    expect(leftOf('/list')).toBe(-200);
    expect(leftOf('/')).toBeGreaterThan(0);
    finger.lift();
    await goes(app);
  });

  it('[S2.8] follows the finger with reduced motion too, and then jumps without an animation', {
    tags: 'long',
  }, async () => {
    const app = await openStandalone({}, [STILL]);
    const first = putFinger({ x: 10 });
    await first.move({ x: 110 });
    expect(leftOf('/list')).toBe(100);
    first.lift(100);
    await expectJump(100, 0);
    await stays(app);
    const second = putFinger({ x: 10 });
    await second.move({ x: 210 });
    second.lift(100);
    await expectJump(200, 390);
    await goes(app);
  });
});

describe('the end of an edge swipe', () => {
  it('[S2.8] a finger that lifts beyond 40 % goes back, and the page moves on from where it is', async () => {
    const app = await openStandalone();
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 180 });
    finger.lift(100);
    const length = history.length;
    const lefts = await watchListLeave();
    expect(lefts[0]).toBeGreaterThanOrEqual(165);
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
    await goes(app);
    expect([app.history.index, history.length]).toEqual([0, length]);
  });

  it('[S2.8] a finger that lifts before 40 % returns the page, and the history does not change', async () => {
    const app = await openStandalone();
    const index = app.history.index;
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 160 });
    finger.lift(100);
    await frame();
    expect(leftOf('/list')).toBeLessThanOrEqual(150);
    await stays(app);
    expect(app.history.index).toBe(index);
  });

  it('[S2.8] a flick goes back, even before 40 %', async () => {
    const app = await openStandalone();
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 70 }, 30);
    finger.lift(10);
    await goes(app);
  });

  it('[S4.1] a completed swipe delivers the events of one back, and a returned page delivers none', {
    tags: 'long',
  }, async () => {
    const log: string[] = [];
    const app = await openStandalone({
      routes: { '/': loggedPage('home', log, { tab: true }), '/list': loggedPage('list', log) },
      tabBar: undefined,
    });
    log.length = 0;
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 110 });
    finger.lift(100);
    await stays(app);
    expect(log).toEqual([]);
    const secondFinger = putFinger({ x: 10 });
    await secondFinger.move({ x: 300 });
    secondFinger.lift(100);
    await goes(app);
    expect(log).toEqual(['list unload', 'home show back']);
  });

  it('[S2.8] the page stays at the finger for longer than a transition may take', {
    tags: 'long',
  }, async () => {
    const app = await openStandalone();
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 210 });
    // Longer than the time-out of a transition.
    await wait(500);
    expect([stateOf('/'), leftOf('/list')]).toEqual(['leaving', 200]);
    finger.lift(100);
    await goes(app);
  });

  it('[S2.8] a swipe goes back to a page that is not mounted yet', {
    tags: 'long',
  }, async () => {
    const before = await openStandalone();
    const app = await before.reload();
    await untilTrue(isOn);
    expect(document.querySelector('[data-page="/"]')).toBeNull();
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 210 });
    expect(leftOf('/list')).toBe(200);
    finger.lift(100);
    const lefts = await watchListLeave();
    expect(Math.min(...lefts)).toBeGreaterThanOrEqual(200);
    await goes(app);
  });
});

describe('[S2.1] a swipe on a page with a leave guard', () => {
  const withGuard = (beforeLeave: () => boolean | Promise<boolean>) => ({
    routes: { ...routes, '/list': page(Tall, { beforeLeave }) },
  });

  it('asks the guard only when the finger lifts, and returns the page when the guard refuses', async () => {
    const beforeLeave = vi.fn(() => false);
    const app = await openStandalone(withGuard(beforeLeave));
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 300 });
    expect(beforeLeave).not.toHaveBeenCalled();
    finger.lift(100);
    expect(beforeLeave).toHaveBeenCalledTimes(1);
    await frame();
    expect(leftOf('/list')).toBeLessThanOrEqual(290);
    await stays(app);
  });

  it('returns the page while the guard decides, and then goes back with the usual animation', {
    tags: 'long',
  }, async () => {
    let answer: (verdict: boolean) => void = () => {};
    const app = await openStandalone(
      withGuard(
        () =>
          new Promise<boolean>((resolve) => {
            answer = resolve;
          }),
      ),
    );
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 300 });
    finger.lift(100);
    await stays(app);
    answer(true);
    await goes(app);
  });

  it('moves the page on if the promise of the guard resolves at once', {
    tags: 'long',
  }, async () => {
    const app = await openStandalone(withGuard(async () => true));
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 200 });
    finger.lift(100);
    const lefts = await watchListLeave();
    expect(Math.min(...lefts)).toBeGreaterThanOrEqual(185);
    await goes(app);
  });

  it('returns the page if `useBackPress` handles the back', { tags: 'long' }, async () => {
    const asked: string[] = [];
    const HandlingBack = () => {
      useBackPress(({ from }) => {
        asked.push(from);
        return true;
      });
      return <p>stay</p>;
    };
    const app = await openStandalone({ routes: { ...routes, '/list': page(HandlingBack) } });
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 300 });
    finger.lift(100);
    expect(asked).toEqual(['back']);
    await stays(app);
  });
});

it('[S2.8] the swipe leaves vertical panning to the browser, and is off while the user has zoomed in', {
  tags: 'long',
}, async () => {
  await openStandalone();
  expect(getComputedStyle(scrollerOf('/list')).touchAction).toBe('pan-y pinch-zoom');
  const view = window.visualViewport as VisualViewport;
  vi.spyOn(view, 'scale', 'get').mockReturnValue(2);
  view.dispatchEvent(new Event('resize'));
  expect(getComputedStyle(scrollerOf('/list')).touchAction).toBe('auto');
  const finger = putFinger({ x: 10 });
  await finger.move({ x: 300 });
  expect(moving()).toBe(0);
  finger.lift(100);
  onTestFinished(() => void view.dispatchEvent(new Event('resize')));
});
