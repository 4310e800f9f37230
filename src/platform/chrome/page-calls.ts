import { changePage, requirePage } from './requirements';
import type { Checked, Fail } from '@/platform/call/check';
import { type Api, type NoParams, defineApi } from '@/platform/call/define';
import type { Env } from '@/platform/call/env';
import { askingPage } from '@/platform/call/page';
import {
  checkNothing,
  checkParams,
  milliseconds,
  number,
  optional,
  text,
} from '@/platform/call/params';
import { isMotionReduced } from '@/shared/browser';
import { SCROLL_TO_DURATION } from '@/shared/defaults';
import { clamp } from '@/shared/values';

export type PageScrollToParams = {
  /** Pixels from the top, kept within what the page can scroll. */
  readonly scrollTop?: number | undefined;
  /** Of an element in the page to bring to the top; used when there is no `scrollTop`. */
  readonly selector?: string | undefined;
  /** Milliseconds; 0 jumps. @default 300 */
  readonly duration?: number | undefined;
};

type Params = {
  readonly target: { readonly top: number } | { readonly selector: string };
  readonly duration: number;
};

const checkFields = checkParams({
  scrollTop: optional(number),
  selector: optional(text),
  duration: optional(milliseconds, SCROLL_TO_DURATION),
});

/**
 * Scrolls the current page [S9.24]. Resolves when it is there, or when the visitor's touch has stopped it.
 * Jumps for visitors who want less motion.
 */
export const pageScrollTo: Api<PageScrollToParams, void> = defineApi('pageScrollTo', {
  check: (input): Checked<Params> => {
    const fields = checkFields(input);
    if (!fields.ok) return fields;
    const { scrollTop, selector, duration } = fields.params;
    if (scrollTop !== undefined)
      return { ok: true, params: { target: { top: scrollTop }, duration } };
    if (selector !== undefined) return { ok: true, params: { target: { selector }, duration } };
    return {
      ok: false,
      code: 'invalid',
      message: 'Missing required parameter `scrollTop` or `selector`',
    };
  },
  run: async (context, { target, duration }, fail, controls) => {
    const { env } = context;
    const page = askingPage(context, controls) ?? requirePage(context, fail);
    const scroller = page === 'gone' ? null : findScroller(env, page.id);
    if (!scroller) throw fail('not-found', 'the page is not on the screen');
    const top = 'top' in target ? target.top : topOf(target.selector, scroller, env.window, fail);
    const still = isMotionReduced(env.window);
    await scrollElement(env, scroller, top, still ? 0 : duration);
  },
});

function findScroller({ document, window }: Env, pageId: string): Element | null {
  const page = `[data-page-id="${window.CSS.escape(pageId)}"]`;
  return document.querySelector(`${page} main`);
}

function topOf(selector: string, scroller: Element, window: Window, fail: Fail): number {
  const element = find(selector, scroller, fail);
  const { scrollPaddingTop } = window.getComputedStyle(scroller);
  const { scrollMarginTop } = window.getComputedStyle(element);
  const distance = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return (
    scroller.scrollTop + distance - scroller.clientTop - px(scrollPaddingTop) - px(scrollMarginTop)
  );
}

function find(selector: string, scroller: Element, fail: Fail): Element {
  const shown = selector.slice(0, 200);
  try {
    const element = scroller.querySelector(selector);
    if (element) return element;
  } catch (cause) {
    throw fail('invalid', `parameter.selector is not a selector: ${shown}`, cause);
  }
  throw fail('not-found', `parameter.selector matches nothing in the page: ${shown}`);
}

/** 'auto' is no padding. */
function px(length: string): number {
  return Number.parseFloat(length) || 0;
}

export const startPullDownRefresh: Api<NoParams, void> = defineApi('startPullDownRefresh', {
  check: checkNothing,
  run: (context, _params, fail, controls) =>
    changePage(context, { refreshing: true }, fail, controls),
});

export const stopPullDownRefresh: Api<NoParams, void> = defineApi('stopPullDownRefresh', {
  check: checkNothing,
  run: (context, _params, fail, controls) => {
    const { chrome } = context;
    const asker = askingPage(context, controls);
    if (asker === 'gone') return;
    if (!asker) throw fail('not-found', 'page not found');
    const { id } = asker;
    const { pages } = chrome.getState();
    // The data may come when the visitor has gone on: then it is the page below that waits for it.
    const waiting = Object.keys(pages).filter((page) => pages[page]?.refreshing);
    const ending = waiting.length === 0 || waiting.includes(id) ? [id] : waiting;
    for (const page of ending) chrome.changePage(page, { refreshing: false });
  },
});

export type SetPageMetaParams = {
  /** CSS declarations for the current page. */
  readonly pageStyle?: string | undefined;
  /** The document's font size while this page is the active one: '20px'. */
  readonly rootFontSize?: string | undefined;
};

const checkSetPageMeta = checkParams({ pageStyle: optional(text), rootFontSize: optional(text) });

/** What is left out stays as it is. */
export const setPageMeta: Api<SetPageMetaParams, void> = defineApi('setPageMeta', {
  check: checkSetPageMeta,
  run: (context, { pageStyle, rootFontSize }, fail, controls) => {
    const change = {
      ...(pageStyle !== undefined && { pageStyle }),
      ...(rootFontSize !== undefined && { rootFontSize }),
    };
    changePage(context, change, fail, controls);
  },
});

/** Sent to the element by each new scroll: the one before it stops. */
const NEXT_SCROLL = 'portico:scroll';

const TAKE_OVER = ['pointerdown', 'touchstart', 'wheel', 'keydown', NEXT_SCROLL] as const;

/**
 * Scrolls by the clock, not by frames [S9.24]. Resolves at the end, or as soon as the visitor's hand or a
 * later call takes over. That the position is another one than we set says nothing: content that arrives
 * above the window moves it too.
 */
function scrollElement(
  env: Env,
  element: Element,
  target: number,
  duration: number,
): Promise<void> {
  element.dispatchEvent(new Event(NEXT_SCROLL));
  const from = element.scrollTop;
  const to = clamp(target, 0, element.scrollHeight - element.clientHeight);
  const startedAt = env.now();
  let cancelFrame = () => {};

  return new Promise<void>((resolve) => {
    const moveTo = (top: number) => element.scrollTo({ top, behavior: 'instant' });

    const stop = () => {
      cancelFrame();
      for (const type of TAKE_OVER) element.removeEventListener(type, stop);
      env.document.removeEventListener('visibilitychange', finish);
      resolve();
    };

    const finish = () => {
      moveTo(to);
      stop();
    };

    const step = () => {
      const share = (env.now() - startedAt) / duration;
      if (!(share < 1)) return finish();
      moveTo(scrollPosition(from, to, share));
      cancelFrame = env.frame(step);
    };

    for (const type of TAKE_OVER) element.addEventListener(type, stop, { passive: true });
    // No frames come while nobody looks.
    env.document.addEventListener('visibilitychange', finish);
    step();
  });
}

/** Where a scroll that started at `from` stands after a share 0..1 of its time: slow at both ends. */
export function scrollPosition(from: number, to: number, share: number): number {
  const time = clamp(share, 0, 1);
  const eased = time < 0.5 ? 4 * time ** 3 : 1 - 4 * (1 - time) ** 3;
  return from + (to - from) * eased;
}
