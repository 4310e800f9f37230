import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { frameOf, lookAway, type OpenApp, openApp, page, scrollerOf } from '../../helpers/open-app';
import { frame, untilTrue } from '../../helpers/waiting';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Plain = () => <p>plain</p>;
const routes = {
  '/': page(Plain, { tab: true }),
  '/me': page(Plain, { tab: true }),
  '/list': page(Plain),
  '/item': page(Plain),
};
const tabBar = {
  items: [
    { page: '/', text: 'Home' },
    { page: '/me', text: 'Me' },
  ],
};

const open = (config: object = {}) =>
  openApp({ routes, tabBar, strict: false, router: { animation: 100 }, ...config });
/** A transition of one minute, so that even a busy machine can look at both halves of it. */
const slow = { router: { animation: 60_000 } };

const skipToHalf = () => {
  for (const animation of document.getAnimations()) animation.currentTime = 30_000;
};
const finishTransition = async (app: OpenApp) => {
  for (const animation of document.getAnimations()) animation.finish();
  await app.settled();
};

const slideOf = (element: Element) =>
  element.getAnimations().find(({ effect }) => (effect as KeyframeEffect).pseudoElement === null);

/** 'none > translateX(-30%)' */
function keyframesOf(element: Element): string | undefined {
  const effect = slideOf(element)?.effect as KeyframeEffect | undefined;
  return effect
    ?.getKeyframes()
    .map(({ transform }) => transform)
    .join(' > ');
}

const leftOf = (route: string) => frameOf(route).getBoundingClientRect().left;
/** The number of running animations, without the CSS transitions of the tab bar. */
const countMoving = () =>
  document.getAnimations().filter((animation) => !(animation instanceof CSSTransition)).length;
const barOf = (app: { element: HTMLElement }) =>
  app.element.querySelector('nav')?.parentElement as HTMLElement;

describe('a transition', () => {
  it('[S2.8] takes 300 ms, and the frames have its state as a data attribute', {
    tags: 'long',
  }, async () => {
    const app = await openApp({ routes, tabBar, router: { animation: 300 } });
    await app.platform.navigate({ url: '/list' });
    expect(frameOf('/list').dataset.state).toBe('entering');
    expect(frameOf('/').dataset.state).toBe('leaving');
    const slide = slideOf(frameOf('/list'));
    expect(slide?.effect?.getTiming().duration).toBe(300);
    const startedAt = Number(slide?.startTime ?? Number.NaN);
    await app.settled();
    // A busy machine may report the end late. The duration is asserted above.
    expect(performance.now() - startedAt).toBeGreaterThan(299);
    expect(frameOf('/list').dataset.state).toBe('active');
    expect(frameOf('/').dataset.state).toBe('hidden');
  });

  it('[S2.8] hides the leaving page from taps at once, from screen readers when the new page is drawn, and from the keyboard', {
    tags: 'long',
  }, async () => {
    const Above = () => (
      <button type="button" style={{ position: 'fixed', inset: 0, zIndex: 1000 }}>
        above all
      </button>
    );
    // A slow transition, because the test runner sends the key from outside the browser.
    const app = await open({ ...slow, routes: { ...routes, '/above': page(Above) } });
    await app.platform.navigate({ url: '/above' });
    await finishTransition(app);
    const hit = () => document.elementFromPoint(100, 300);
    const hiddenStateOf = (route: string) => [frameOf(route).inert, frameOf(route).ariaHidden];
    expect(hit()?.textContent).toBe('above all');
    await app.platform.navigate({ url: '/list' });
    expect(hit()).toBe(frameOf('/above'));
    expect(hiddenStateOf('/list')).toEqual([false, null]);
    await untilTrue(() => frameOf('/above').ariaHidden === 'true');
    expect(document.activeElement).toBe(frameOf('/list').querySelector('h1'));
    expect(frameOf('/above').dataset.state).toBe('leaving');
    expect(hit()?.textContent).not.toBe('above all');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(hiddenStateOf('/above')).toEqual([true, 'true']);
    expect(frameOf('/above').contains(document.activeElement)).toBe(false);
    await finishTransition(app);
    expect([hiddenStateOf('/above'), hiddenStateOf('/list')]).toEqual([
      [true, 'true'],
      [false, null],
    ]);
    await app.platform.back();
    expect(hiddenStateOf('/above')).toEqual([false, null]);
    await finishTransition(app);
    expect(hiddenStateOf('/above')).toEqual([false, null]);
    expect(hit()?.textContent).toBe('above all');
  });

  it('[S2.5] lets a second tap reach only the navigation bar of the new page', async () => {
    const Tall = () => <button style={{ display: 'block', inlineSize: '100%' }}>tall</button>;
    const app = await open({ ...slow, routes: { ...routes, '/tall': page(Tall) } });
    await app.platform.navigate({ url: '/tall' });
    skipToHalf();
    for (let drawn = 0; drawn < 4; drawn += 1) await frame();
    expect(frameOf('/tall').dataset.state).toBe('entering');
    const hit = (element: Element) => {
      const { left, top } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 20, top + 10);
    };
    const [back, tall] = frameOf('/tall').querySelectorAll('button');
    if (!back || !tall) throw new Error('two buttons are missing');
    expect(back.contains(hit(back))).toBe(true);
    expect(hit(tall)).toBe(frameOf('/tall'));
    await finishTransition(app);
    expect(hit(tall)).toBe(tall);
  });

  it('[S2.8] leaves the shown page reachable if it reverses before it is drawn', {
    tags: 'long',
  }, async () => {
    const app = await open(slow);
    await app.platform.navigate({ url: '/list' });
    await app.platform.back();
    await finishTransition(app);
    expect([frameOf('/').inert, frameOf('/').ariaHidden]).toEqual([false, null]);
    expect(frameOf('/').dataset.state).toBe('active');
  });

  it('[S2.8] makes the old page inert when it is hidden, or at once if nothing moves', async () => {
    const app = await open(slow);
    await app.platform.switchTab({ url: '/me' });
    expect(frameOf('/').inert).toBe(true);
    await app.platform.switchTab({ url: '/' });
    await app.settled();
    await app.platform.navigate({ url: '/list' });
    await untilTrue(() => frameOf('/').ariaHidden === 'true');
    expect([frameOf('/').dataset.state, frameOf('/').inert]).toEqual(['leaving', false]);
    await finishTransition(app);
    expect([frameOf('/').dataset.state, frameOf('/').inert]).toEqual(['hidden', true]);
  });

  it('[S2.8] starts with the frame that requested it, but at most two frames in the past', async () => {
    const blocked = (ms: number) => () => {
      const end = performance.now() + ms;
      while (performance.now() < end);
      return <p>heavy</p>;
    };
    const { animate } = Element.prototype;
    let animatedAt = 0;
    vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...args) {
      animatedAt = performance.now();
      return animate.apply(this, args);
    });
    const app = await open({ ...slow, routes: { ...routes, '/heavy': page(blocked(150)) } });
    const startOf = (route: string) => Number(slideOf(frameOf(route))?.startTime ?? Number.NaN);
    const requestedAt = Number(document.timeline.currentTime);
    await app.platform.navigate({ url: '/list' });
    expect(startOf('/list')).toBeGreaterThanOrEqual(requestedAt - 0.001);
    expect(startOf('/list')).toBeLessThanOrEqual(performance.now());
    expect(animatedAt - startOf('/list')).toBeLessThan(35);
    await finishTransition(app);
    await app.platform.navigate({ url: '/heavy' });
    expect(startOf('/heavy')).toBeLessThanOrEqual(performance.now());
    expect(animatedAt - startOf('/heavy')).toBeLessThan(35);
    await finishTransition(app);
  });

  it('[S2.8] takes 300 ms by default, or as long as the configuration says', async () => {
    const standard = await openApp({ routes, tabBar, router: { animation: undefined } as never });
    await standard.platform.navigate({ url: '/list' });
    expect(slideOf(frameOf('/list'))?.effect?.getTiming().duration).toBe(300);
    standard.unmount();
    const quick = await open({ router: { animation: 80 } });
    await quick.platform.navigate({ url: '/list' });
    expect(slideOf(frameOf('/list'))?.effect?.getTiming().duration).toBe(80);
  });

  it('[S2.8] forward slides the new page in from the side, and moves the old page aside by a third', async () => {
    const app = await open();
    await app.platform.navigate({ url: '/list' });
    expect(keyframesOf(frameOf('/list'))).toBe('translateX(100%) > none');
    expect(keyframesOf(frameOf('/'))).toBe('none > translateX(-30%)');
  });

  it('[S2.8] back plays the same motion in reverse', async () => {
    const app = await open();
    await app.go('navigate', '/list');
    await app.platform.back();
    expect(frameOf('/list').dataset.state).toBe('leaving');
    expect(frameOf('/').dataset.state).toBe('entering');
    expect(keyframesOf(frameOf('/list'))).toBe('none > translateX(100%)');
    expect(keyframesOf(frameOf('/'))).toBe('translateX(-30%) > none');
    await app.settled();
    expect(document.querySelector('[data-page="/list"]')).toBeNull();
  });

  it('[S2.8] slides the new page in from the left in right-to-left documents', async () => {
    const app = await open({ direction: 'rtl' });
    await app.platform.navigate({ url: '/list' });
    expect(keyframesOf(frameOf('/list'))).toBe('translateX(-100%) > none');
    expect(keyframesOf(frameOf('/'))).toBe('none > translateX(30%)');
  });

  it('[S2.8] leaves no animation and no transform behind', async () => {
    const app = await open();
    await app.go('navigate', '/list');
    const atRest = () => [
      countMoving(),
      getComputedStyle(frameOf('/list')).transform,
      leftOf('/list'),
    ];
    expect(atRest()).toEqual([0, 'none', 0]);
    await app.go('navigate', '/item');
    await app.back();
    expect(atRest()).toEqual([0, 'none', 0]);
    expect(getComputedStyle(frameOf('/list'), '::after').opacity).toBe('0');
  });

  it('[S2.8] moves the frame and not the scroller, so that the scroll offset is kept', async () => {
    const Tall = () => <div style={{ height: 3000 }} />;
    const app = await open({ routes: { ...routes, '/list': page(Tall) } });
    await app.go('navigate', '/list');
    scrollerOf('/list').scrollTop = 600;
    await app.platform.navigate({ url: '/item' });
    expect(scrollerOf('/list').getAnimations()).toEqual([]);
    expect(scrollerOf('/list').scrollTop).toBe(600);
  });
});

describe('a running transition', () => {
  it('[S2.8] reverses where it is when the opposite step comes', async () => {
    const app = await open(slow);
    await app.platform.navigate({ url: '/list' });
    skipToHalf();
    const slide = slideOf(frameOf('/list')) as Animation;
    expect(leftOf('/list')).toBeGreaterThan(0);
    await app.platform.back();
    await untilTrue(() => slide.playbackRate === -1);
    expect(slideOf(frameOf('/list'))).toBe(slide);
    const [reversedAt, left] = [Number(slide.currentTime), leftOf('/list')];
    expect(reversedAt).toBeGreaterThan(20_000);
    expect(reversedAt).toBeLessThan(40_000);
    await untilTrue(() => Number(slide.currentTime) < reversedAt);
    expect(leftOf('/list')).toBeGreaterThan(left);
    await finishTransition(app);
    expect(app.stack()).toBe('/');
    expect(countMoving()).toBe(0);
  });

  it('[S2.8] ends at once when another page opens', async () => {
    const app = await open();
    await app.platform.navigate({ url: '/list' });
    await app.platform.navigate({ url: '/item' });
    expect(frameOf('/').dataset.state).toBe('hidden');
    expect(keyframesOf(frameOf('/item'))).toBe('translateX(100%) > none');
    expect(keyframesOf(frameOf('/list'))).toBe('none > translateX(-30%)');
    await app.settled();
    expect(app.stack()).toBe('/ > /list > /item');
    expect(countMoving()).toBe(0);
  });

  it('[S2.8] ends at once when the app is hidden', async () => {
    const app = await open(slow);
    await app.platform.navigate({ url: '/list' });
    lookAway(true);
    await app.settled();
    lookAway(false);
  });

  it('[S2.8] that the browser never finishes ends 150 ms after its duration', async () => {
    const app = await open({ router: { animation: 60 } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await app.platform.navigate({ url: '/list' });
    for (const animation of document.getAnimations()) animation.pause();
    await vi.advanceTimersByTimeAsync(209);
    for (let drawn = 0; drawn < 4; drawn += 1) await frame();
    expect(frameOf('/list').dataset.state).toBe('entering');
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await app.settled();
    expect(countMoving()).toBe(0);
  });

  it('[S2.5] keeps its target locked until it has ended', async () => {
    const app = await open(slow);
    await app.platform.navigate({ url: '/list' });
    skipToHalf();
    await frame();
    await expect(app.platform.navigate({ url: '/list' })).rejects.toMatchObject({
      code: 'locked',
      message: 'locked: /list',
    });
    await finishTransition(app);
    await app.platform.navigate({ url: '/list' });
    await finishTransition(app);
    expect(app.stack()).toBe('/ > /list > /list');
  });
});

describe('no transition runs', () => {
  const expectNoTransition = async (app: OpenApp, run: () => Promise<unknown>) => {
    const animate = vi.spyOn(Element.prototype, 'animate');
    await run();
    // Without a transition, the page settles one frame later.
    await app.settled();
    expect(animate).not.toHaveBeenCalled();
    animate.mockRestore();
    expect(countMoving()).toBe(0);
    expect(document.querySelectorAll('[data-state="entering"]')).toHaveLength(0);
  };

  it('[S2.8] for users who prefer reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList,
    );
    const app = await open();
    await expectNoTransition(app, () => app.platform.navigate({ url: '/list' }));
    await expectNoTransition(app, () => app.platform.back());
  });

  it('[S2.8] for redirect, relaunch and tabs', async () => {
    const app = await open();
    await expectNoTransition(app, () => app.platform.switchTab({ url: '/me' }));
    await app.go('navigate', '/list');
    await expectNoTransition(app, () => app.platform.redirect({ url: '/item' }));
    await expectNoTransition(app, () => app.platform.relaunch({ url: '/list' }));
  });

  it('[S2.8] when the user leaves several pages at once', async () => {
    const app = await open();
    await app.go('navigate', '/list');
    await app.go('navigate', '/item');
    await expectNoTransition(app, () => app.travel(-2));
  });

  it('[S2.8] on iOS when the user goes back, because the browser’s own swipe has moved the page', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15',
    );
    const app = await open();
    await app.go('navigate', '/list');
    await expectNoTransition(app, () => app.travel(-1));
    await app.platform.navigate({ url: '/list' });
    expect(countMoving()).toBeGreaterThan(0);
  });
});

describe('the tab bar', () => {
  it('moves aside with its page when another page opens, and returns with it', async () => {
    const app = await open();
    await app.platform.navigate({ url: '/list' });
    expect(keyframesOf(barOf(app))).toBe('none > translateX(-30%)');
    expect(barOf(app).inert).toBe(true);
    await app.settled();
    expect(barOf(app).hidden).toBe(true);
    await app.platform.back();
    expect(keyframesOf(barOf(app))).toBe('translateX(-30%) > none');
    await app.settled();
    expect([barOf(app).hidden, barOf(app).inert]).toEqual([false, false]);
  });

  it('stays hidden in a transition between two pages that are not tabs', async () => {
    const app = await open();
    await app.go('navigate', '/list');
    await app.platform.navigate({ url: '/item' });
    expect(barOf(app).hidden).toBe(true);
    expect(barOf(app).getAnimations()).toEqual([]);
  });

  it('is below a page that slides in', async () => {
    const app = await open(slow);
    await app.platform.navigate({ url: '/list' });
    skipToHalf();
    expect(leftOf('/list')).toBeLessThan(200);
    expect(frameOf('/list').dataset.state).toBe('entering');
    expect(frameOf('/list').contains(document.elementFromPoint(385, 820))).toBe(true);
  });
});
