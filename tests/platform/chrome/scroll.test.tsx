import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { pageScrollTo } from '@/platform/chrome/calls';
import { fakePlatform } from '../../helpers/fake-platform';
import { setMarkup } from '../../helpers/markup';

const LONG = 5000;

function openPage(style = '') {
  setMarkup(
    document.body,
    `
    <div data-page-id="p0"><div data-page-content style="height:300px;overflow:auto"><div style="height:${LONG}px"></div></div></div>
    <div data-page-id="p1"><div data-page-content style="height:300px;overflow:auto;${style}">
      <div style="height:1000px"></div><h2 id="half">Half</h2><div style="height:${LONG}px"></div>
    </div></div>`,
  );
}

const scrollerOf = (page: string) =>
  document.querySelector(`[data-page-id="${page}"] [data-page-content]`) as HTMLElement;

const { context: fake } = fakePlatform();
const context = { ...fake, env: createEnv(window) };
const scrollTo = pageScrollTo(context);

beforeEach(() => openPage());
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('[S9.24] pageScrollTo takes 300 ms and resolves at the end of the scroll', async () => {
  const startedAt = performance.now();
  await scrollTo({ scrollTop: 1200 });
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(299);
  expect(scrollerOf('p1').scrollTop).toBe(1200);
});

it('[S9.24] a scroll is half-way after half of its time, for any number of frames', async () => {
  let now = 0;
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  const done = scrollTo({ scrollTop: 1000 });
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  now = 150;
  frames.shift()?.(now);
  expect(scrollerOf('p1').scrollTop).toBeCloseTo(500, 0);
  now = 5000;
  frames.shift()?.(now);
  await done;
  expect(scrollerOf('p1').scrollTop).toBe(1000);
});

it('pageScrollTo jumps with a duration of 0 or less', async () => {
  await scrollTo({ scrollTop: 700, duration: 0 });
  expect(scrollerOf('p1').scrollTop).toBe(700);
  await scrollTo({ scrollTop: 100, duration: -5 });
  expect(scrollerOf('p1').scrollTop).toBe(100);
});

it('pageScrollTo scrolls only the current page', async () => {
  await scrollTo({ scrollTop: 700, duration: 0 });
  expect(scrollerOf('p0').scrollTop).toBe(0);
});

it.each([
  [-100, 0],
  [1e9, 'end'],
])('a scrollTop of %s ends within the range of the page', async (scrollTop, expected) => {
  const scroller = scrollerOf('p1');
  scroller.scrollTop = 50;
  await scrollTo({ scrollTop, duration: 20 });
  const end = scroller.scrollHeight - scroller.clientHeight;
  expect(scroller.scrollTop).toBe(expected === 'end' ? end : expected);
});

describe('pageScrollTo with a selector', () => {
  it('an element scrolls to the top of the page', async () => {
    await scrollTo({ selector: '#half', duration: 0 });
    const { top } = document.querySelector('#half')!.getBoundingClientRect();
    expect(top).toBeCloseTo(scrollerOf('p1').getBoundingClientRect().top, 0);
  });

  it('an element stops below the scroll padding of the page', async () => {
    openPage('scroll-padding-top: 44px');
    await scrollTo({ selector: '#half', duration: 0 });
    const { top } = document.querySelector('#half')!.getBoundingClientRect();
    expect(top - scrollerOf('p1').getBoundingClientRect().top).toBeCloseTo(44, 0);
  });

  it('scrollTop comes before selector', async () => {
    await scrollTo({ selector: '#nowhere', scrollTop: 10, duration: 0 });
    expect(scrollerOf('p1').scrollTop).toBe(10);
  });
});

describe('the end of a scroll', () => {
  const start = async () => {
    const scroller = scrollerOf('p1');
    const done = scrollTo({ scrollTop: 4000, duration: 20_000 });
    await vi.waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(0));
    return { scroller, done };
  };

  it.each(['pointerdown', 'touchstart', 'wheel', 'keydown'])(
    '[S9.24] a scroll stops when the user takes over by %s',
    async (type) => {
      const { scroller, done } = await start();
      scroller.dispatchEvent(new Event(type, { bubbles: true }));
      await done;
      const { scrollTop } = scroller;
      expect(scrollTop).toBeLessThan(4000);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(scroller.scrollTop).toBe(scrollTop);
    },
  );

  it('a scroll stops when a later call starts', async () => {
    const { scroller, done } = await start();
    await Promise.all([done, scrollTo({ scrollTop: 5, duration: 50 })]);
    expect(scroller.scrollTop).toBe(5);
  });

  it('a scroll resolves when its page is removed', { tags: 'long' }, async () => {
    const { done } = await start();
    document.body.replaceChildren();
    await expect(done).resolves.toBeUndefined();
  });
});

it('a scroll jumps to its end when the document is hidden', async () => {
  const scroller = scrollerOf('p1');
  const done = scrollTo({ scrollTop: 4000, duration: 5000 });
  await vi.waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(0));
  document.dispatchEvent(new Event('visibilitychange'));
  await done;
  expect(scroller.scrollTop).toBe(4000);
});

it('pageScrollTo jumps if the user wants less motion', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const startedAt = performance.now();
  await scrollTo({ scrollTop: 900, duration: 5000 });
  expect(performance.now() - startedAt).toBeLessThan(4000);
  expect(scrollerOf('p1').scrollTop).toBe(900);
});

it.each([
  [undefined, 'invalid', 'Missing required parameter `scrollTop` or `selector`'],
  [{ duration: 5 }, 'invalid', 'Missing required parameter `scrollTop` or `selector`'],
  [{ scrollTop: '5' }, 'invalid', 'parameter.scrollTop should be a number'],
  [{ scrollTop: Number.NaN }, 'invalid', 'parameter.scrollTop should be a number'],
  [{ scrollTop: 1, duration: 'slow' }, 'invalid', 'parameter.duration should be a number'],
  [{ selector: '##' }, 'invalid', 'parameter.selector should be a CSS selector, not "##"'],
  [{ selector: '#no' }, 'not-found', 'parameter.selector matches nothing in the page: "#no"'],
])('pageScrollTo refuses %j', async (params, code, message) => {
  await expect(scrollTo(params as never)).rejects.toMatchObject({
    code,
    errMsg: `pageScrollTo:fail ${message}`,
  });
});

it('pageScrollTo rejects if the page is not on the screen', async () => {
  document.body.replaceChildren();
  await expect(scrollTo({ scrollTop: 1 })).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'pageScrollTo:fail the page is not on the screen',
  });
});
