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

/** The list is at one place, then at the other or gone, and nowhere in between. */
async function jumps(from: number, to: number) {
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
  it('[S2.8] follows it, and the one below comes into view', async () => {
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

  it('[S2.8] in right-to-left documents it comes from the right', { tags: 'long' }, async () => {
    const app = await openStandalone({ direction: 'rtl' });
    const elsewhere = putFinger({ x: 10 });
    await elsewhere.move({ x: 300 });
    expect(stateOf('/')).toBe('hidden');
    elsewhere.lift();
    const finger = putFinger({ x: 380 });
    await finger.move({ x: 180 });
    expect(leftOf('/list')).toBe(-200);
    expect(leftOf('/')).toBeGreaterThan(0);
    finger.lift();
    await goes(app);
  });

  it('[S2.8] follows the finger with reduced motion too, without an animation afterwards', {
    tags: 'long',
  }, async () => {
    const app = await openStandalone({}, [STILL]);
    const first = putFinger({ x: 10 });
    await first.move({ x: 110 });
    expect(leftOf('/list')).toBe(100);
    first.lift(100);
    await jumps(100, 0);
    await stays(app);
    const second = putFinger({ x: 10 });
    await second.move({ x: 210 });
    second.lift(100);
    await jumps(200, 390);
    await goes(app);
  });
});

describe('when the finger is lifted', () => {
  it('[S2.8] beyond 40 % the page goes on from where it is, and the navigator goes back', async () => {
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

  it('[S2.8] short of it the page comes back, and nothing has happened', async () => {
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

  it('[S2.8] a flick is enough', async () => {
    const app = await openStandalone();
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 70 }, 30);
    finger.lift(10);
    await goes(app);
  });

  it('[S4.1] the pages hear of one back', { tags: 'long' }, async () => {
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
    const again = putFinger({ x: 10 });
    await again.move({ x: 300 });
    again.lift(100);
    await goes(app);
    expect(log).toEqual(['list unload', 'home show back']);
  });

  it('[S2.8] a page that has only just come stays with the finger', { tags: 'long' }, async () => {
    const app = await openStandalone();
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 210 });
    // Longer than a transition may take.
    await wait(500);
    expect([stateOf('/'), leftOf('/list')]).toEqual(['leaving', 200]);
    finger.lift(100);
    await goes(app);
  });

  it('[S2.8] a page that is not mounted comes once the navigator is there', {
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

describe('[S2.1] a page that does not want to be left', () => {
  const guarded = (beforeLeave: () => boolean | Promise<boolean>) => ({
    routes: { ...routes, '/list': page(Tall, { beforeLeave }) },
  });

  it('asks the guard when the finger lifts, and comes back', async () => {
    const beforeLeave = vi.fn(() => false);
    const app = await openStandalone(guarded(beforeLeave));
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 300 });
    expect(beforeLeave).not.toHaveBeenCalled();
    finger.lift(100);
    expect(beforeLeave).toHaveBeenCalledTimes(1);
    await frame();
    expect(leftOf('/list')).toBeLessThanOrEqual(290);
    await stays(app);
  });

  it('stays in place while the guard decides, and then leaves with the usual animation', {
    tags: 'long',
  }, async () => {
    let answer: (verdict: boolean) => void = () => {};
    const app = await openStandalone(
      guarded(
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

  it('leaves at once if its promise is kept at once', { tags: 'long' }, async () => {
    const app = await openStandalone(guarded(async () => true));
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 200 });
    finger.lift(100);
    const lefts = await watchListLeave();
    expect(Math.min(...lefts)).toBeGreaterThanOrEqual(185);
    await goes(app);
  });

  it('may handle back itself', { tags: 'long' }, async () => {
    const asked: string[] = [];
    const Keeping = () => {
      useBackPress(({ from }) => {
        asked.push(from);
        return true;
      });
      return <p>stay</p>;
    };
    const app = await openStandalone({ routes: { ...routes, '/list': page(Keeping) } });
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 300 });
    finger.lift(100);
    expect(asked).toEqual(['back']);
    await stays(app);
  });
});

it('[S2.8] leaves up and down to the browser, and every way to who has zoomed in', {
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
