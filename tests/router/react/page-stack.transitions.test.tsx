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
/** A minute to look at either half of the way: no machine is too busy for that. */
const slow = { router: { animation: 60_000 } };

const halfWay = () => {
  for (const animation of document.getAnimations()) animation.currentTime = 30_000;
};
const arrive = async (app: OpenApp) => {
  for (const animation of document.getAnimations()) animation.finish();
  await app.settled();
};

const slideOf = (element: Element) =>
  element.getAnimations().find(({ effect }) => (effect as KeyframeEffect).pseudoElement === null);

/** 'none > translateX(-30%)' */
function wayOf(element: Element): string | undefined {
  const effect = slideOf(element)?.effect as KeyframeEffect | undefined;
  return effect
    ?.getKeyframes()
    .map(({ transform }) => transform)
    .join(' > ');
}

const leftOf = (route: string) => frameOf(route).getBoundingClientRect().left;
/** Without the tab bar's own CSS transitions. */
const moving = () =>
  document.getAnimations().filter((animation) => !(animation instanceof CSSTransition)).length;
const barOf = (app: { element: HTMLElement }) =>
  app.element.querySelector('nav')?.parentElement as HTMLElement;

describe('a transition', () => {
  it('[S2.8] takes 300 ms and is told on the frames', { tags: 'long' }, async () => {
    const app = await openApp({ routes, tabBar, router: { animation: 300 } });
    await app.platform.navigate({ url: '/list' });
    expect(frameOf('/list').dataset.state).toBe('entering');
    expect(frameOf('/').dataset.state).toBe('leaving');
    const slide = slideOf(frameOf('/list'));
    expect(slide?.effect?.getTiming().duration).toBe(300);
    const startedAt = Number(slide?.startTime ?? Number.NaN);
    await app.settled();
    // A busy machine is late to tell of the end; the length itself is above.
    expect(performance.now() - startedAt).toBeGreaterThan(299);
    expect(frameOf('/list').dataset.state).toBe('active');
    expect(frameOf('/').dataset.state).toBe('hidden');
  });

  it('[S2.8] leaves nothing to tap on the page that goes, to read once the other is drawn, or to reach by key', {
    tags: 'long',
  }, async () => {
    const Above = () => (
      <button type="button" style={{ position: 'fixed', inset: 0, zIndex: 1000 }}>
        above all
      </button>
    );
    // A key takes its time to come from outside.
    const app = await open({ ...slow, routes: { ...routes, '/above': page(Above) } });
    await app.platform.navigate({ url: '/above' });
    await arrive(app);
    const hit = () => document.elementFromPoint(100, 300);
    const away = (route: string) => [frameOf(route).inert, frameOf(route).ariaHidden];
    expect(hit()?.textContent).toBe('above all');
    await app.platform.navigate({ url: '/list' });
    expect(hit()).toBe(frameOf('/above'));
    expect(document.activeElement).toBe(frameOf('/list').querySelector('h1'));
    expect(away('/list')).toEqual([false, null]);
    await untilTrue(() => frameOf('/above').ariaHidden === 'true');
    expect(frameOf('/above').dataset.state).toBe('leaving');
    expect(hit()?.textContent).not.toBe('above all');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(away('/above')).toEqual([true, 'true']);
    expect(frameOf('/above').contains(document.activeElement)).toBe(false);
    await arrive(app);
    expect([away('/above'), away('/list')]).toEqual([
      [true, 'true'],
      [false, null],
    ]);
    await app.platform.back();
    expect(away('/above')).toEqual([false, null]);
    await arrive(app);
    expect(away('/above')).toEqual([false, null]);
    expect(hit()?.textContent).toBe('above all');
  });

  it('[S2.5] lets a second tap reach only the bar of the page that comes', async () => {
    const Tall = () => <button style={{ display: 'block', inlineSize: '100%' }}>tall</button>;
    const app = await open({ ...slow, routes: { ...routes, '/tall': page(Tall) } });
    await app.platform.navigate({ url: '/tall' });
    halfWay();
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
    await arrive(app);
    expect(hit(tall)).toBe(tall);
  });

  it('[S2.8] turned around before it is drawn leaves no page out of reach', {
    tags: 'long',
  }, async () => {
    const app = await open(slow);
    await app.platform.navigate({ url: '/list' });
    await app.platform.back();
    await arrive(app);
    expect([frameOf('/').inert, frameOf('/').ariaHidden]).toEqual([false, null]);
    expect(frameOf('/').dataset.state).toBe('active');
  });

  it('[S2.8] makes a page inert at once where nothing moves, and where it moves when it is hidden', async () => {
    const app = await open(slow);
    await app.platform.switchTab({ url: '/me' });
    expect(frameOf('/').inert).toBe(true);
    await app.platform.switchTab({ url: '/' });
    await app.settled();
    await app.platform.navigate({ url: '/list' });
    await untilTrue(() => frameOf('/').ariaHidden === 'true');
    expect([frameOf('/').dataset.state, frameOf('/').inert]).toEqual(['leaving', false]);
    await arrive(app);
    expect([frameOf('/').dataset.state, frameOf('/').inert]).toEqual(['hidden', true]);
  });

  it('[S2.8] counts from the frame that asked for it, but at most two frames back', async () => {
    const blocked = (ms: number) => () => {
      const end = performance.now() + ms;
      while (performance.now() < end);
      return <p>heavy</p>;
    };
    const { animate } = Element.prototype;
    let animatedAt = 0;
    vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...given) {
      animatedAt = performance.now();
      return animate.apply(this, given);
    });
    const app = await open({ ...slow, routes: { ...routes, '/heavy': page(blocked(150)) } });
    const startOf = (route: string) => Number(slideOf(frameOf(route))?.startTime ?? Number.NaN);
    const asked = Number(document.timeline.currentTime);
    await app.platform.navigate({ url: '/list' });
    expect(startOf('/list')).toBeGreaterThanOrEqual(asked - 0.001);
    expect(startOf('/list')).toBeLessThanOrEqual(performance.now());
    expect(animatedAt - startOf('/list')).toBeLessThan(35);
    await arrive(app);
    await app.platform.navigate({ url: '/heavy' });
    expect(startOf('/heavy')).toBeLessThanOrEqual(performance.now());
    expect(animatedAt - startOf('/heavy')).toBeLessThan(35);
    await arrive(app);
  });

  it('[S2.8] is 300 ms where the configuration says nothing, and as long as it says otherwise', async () => {
    const standard = await openApp({ routes, tabBar, router: { animation: undefined } as never });
    await standard.platform.navigate({ url: '/list' });
    expect(slideOf(frameOf('/list'))?.effect?.getTiming().duration).toBe(300);
    standard.unmount();
    const quick = await open({ router: { animation: 80 } });
    await quick.platform.navigate({ url: '/list' });
    expect(slideOf(frameOf('/list'))?.effect?.getTiming().duration).toBe(80);
  });

  it('[S2.8] forward: the new page slides in from the side, the old one gives way by a third', async () => {
    const app = await open();
    await app.platform.navigate({ url: '/list' });
    expect(wayOf(frameOf('/list'))).toBe('translateX(100%) > none');
    expect(wayOf(frameOf('/'))).toBe('none > translateX(-30%)');
  });

  it('[S2.8] back: the same the other way round', async () => {
    const app = await open();
    await app.go('navigate', '/list');
    await app.platform.back();
    expect(frameOf('/list').dataset.state).toBe('leaving');
    expect(frameOf('/').dataset.state).toBe('entering');
    expect(wayOf(frameOf('/list'))).toBe('none > translateX(100%)');
    expect(wayOf(frameOf('/'))).toBe('translateX(-30%) > none');
    await app.settled();
    expect(document.querySelector('[data-page="/list"]')).toBeNull();
  });

  it('[S2.8] in right-to-left documents the pages come from the left', async () => {
    const app = await open({ direction: 'rtl' });
    await app.platform.navigate({ url: '/list' });
    expect(wayOf(frameOf('/list'))).toBe('translateX(-100%) > none');
    expect(wayOf(frameOf('/'))).toBe('none > translateX(30%)');
  });

  it('[S2.8] leaves no animation and no transform behind', async () => {
    const app = await open();
    await app.go('navigate', '/list');
    const atRest = () => [moving(), getComputedStyle(frameOf('/list')).transform, leftOf('/list')];
    expect(atRest()).toEqual([0, 'none', 0]);
    await app.go('navigate', '/item');
    await app.back();
    expect(atRest()).toEqual([0, 'none', 0]);
    expect(getComputedStyle(frameOf('/list'), '::after').opacity).toBe('0');
  });

  it('[S2.8] moves the frame and not the scroller, so the scroll offset survives it', async () => {
    const Tall = () => <div style={{ height: 3000 }} />;
    const app = await open({ routes: { ...routes, '/list': page(Tall) } });
    await app.go('navigate', '/list');
    scrollerOf('/list').scrollTop = 600;
    await app.platform.navigate({ url: '/item' });
    expect(scrollerOf('/list').getAnimations()).toEqual([]);
    expect(scrollerOf('/list').scrollTop).toBe(600);
  });
});

describe('a transition that is interrupted', () => {
  it('[S2.8] by its opposite turns around where it is', async () => {
    const app = await open(slow);
    await app.platform.navigate({ url: '/list' });
    halfWay();
    const slide = slideOf(frameOf('/list')) as Animation;
    expect(leftOf('/list')).toBeGreaterThan(0);
    await app.platform.back();
    await untilTrue(() => slide.playbackRate === -1);
    expect(slideOf(frameOf('/list'))).toBe(slide);
    const [turned, left] = [Number(slide.currentTime), leftOf('/list')];
    expect(turned).toBeGreaterThan(20_000);
    expect(turned).toBeLessThan(40_000);
    await untilTrue(() => Number(slide.currentTime) < turned);
    expect(leftOf('/list')).toBeGreaterThan(left);
    await arrive(app);
    expect(app.stack()).toBe('/');
    expect(moving()).toBe(0);
  });

  it('[S2.8] by another page lets the first one arrive at once', async () => {
    const app = await open();
    await app.platform.navigate({ url: '/list' });
    await app.platform.navigate({ url: '/item' });
    expect(frameOf('/').dataset.state).toBe('hidden');
    expect(wayOf(frameOf('/item'))).toBe('translateX(100%) > none');
    expect(wayOf(frameOf('/list'))).toBe('none > translateX(-30%)');
    await app.settled();
    expect(app.stack()).toBe('/ > /list > /item');
    expect(moving()).toBe(0);
  });

  it('[S2.8] by nobody looking is over', async () => {
    const app = await open(slow);
    await app.platform.navigate({ url: '/list' });
    lookAway(true);
    await app.settled();
    lookAway(false);
  });

  it('[S2.8] by the browser, for good, is over 150 ms later', async () => {
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
    expect(moving()).toBe(0);
  });

  it('[S2.5] keeps its target locked until it stands still', async () => {
    const app = await open(slow);
    await app.platform.navigate({ url: '/list' });
    halfWay();
    await frame();
    await expect(app.platform.navigate({ url: '/list' })).rejects.toMatchObject({
      code: 'locked',
      message: 'locked: /list',
    });
    await arrive(app);
    await app.platform.navigate({ url: '/list' });
    await arrive(app);
    expect(app.stack()).toBe('/ > /list > /list');
  });
});

describe('no transition', () => {
  const still = async (app: OpenApp, run: () => Promise<unknown>) => {
    const animate = vi.spyOn(Element.prototype, 'animate');
    await run();
    // A page without motion stands still as well: a frame later.
    await app.settled();
    expect(animate).not.toHaveBeenCalled();
    animate.mockRestore();
    expect(moving()).toBe(0);
    expect(document.querySelectorAll('[data-state="entering"]')).toHaveLength(0);
  };

  it('[S2.8] for visitors who want less motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList,
    );
    const app = await open();
    await still(app, () => app.platform.navigate({ url: '/list' }));
    await still(app, () => app.platform.back());
  });

  it('[S2.8] for redirect, relaunch and tabs', async () => {
    const app = await open();
    await still(app, () => app.platform.switchTab({ url: '/me' }));
    await app.go('navigate', '/list');
    await still(app, () => app.platform.redirect({ url: '/item' }));
    await still(app, () => app.platform.relaunch({ url: '/list' }));
  });

  it('[S2.8] when the visitor leaves several pages at once', async () => {
    const app = await open();
    await app.go('navigate', '/list');
    await app.go('navigate', '/item');
    await still(app, () => app.travel(-2));
  });

  it('[S2.8] on iOS when the visitor goes back, whose finger has moved the page already', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15',
    );
    const app = await open();
    await app.go('navigate', '/list');
    await still(app, () => app.travel(-1));
    await app.platform.navigate({ url: '/list' });
    expect(moving()).toBeGreaterThan(0);
  });
});

describe('the tab bar', () => {
  it('moves with the tab page below another page, and comes back with it', async () => {
    const app = await open();
    await app.platform.navigate({ url: '/list' });
    expect(wayOf(barOf(app))).toBe('none > translateX(-30%)');
    expect(barOf(app).inert).toBe(true);
    await app.settled();
    expect(barOf(app).hidden).toBe(true);
    await app.platform.back();
    expect(wayOf(barOf(app))).toBe('translateX(-30%) > none');
    await app.settled();
    expect([barOf(app).hidden, barOf(app).inert]).toEqual([false, false]);
  });

  it('is not seen between two pages that are no tabs', async () => {
    const app = await open();
    await app.go('navigate', '/list');
    await app.platform.navigate({ url: '/item' });
    expect(barOf(app).hidden).toBe(true);
    expect(barOf(app).getAnimations()).toEqual([]);
  });

  it('lies below the page that comes in', async () => {
    const app = await open(slow);
    await app.platform.navigate({ url: '/list' });
    halfWay();
    expect(leftOf('/list')).toBeLessThan(200);
    expect(frameOf('/list').dataset.state).toBe('entering');
    expect(frameOf('/list').contains(document.elementFromPoint(385, 820))).toBe(true);
  });
});
