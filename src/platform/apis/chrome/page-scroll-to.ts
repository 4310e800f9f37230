import { askingPage } from '@/platform/call/page';
import { checkParams, milliseconds, number, optional, text } from '@/platform/call/params';
import { requirePage } from '@/platform/chrome/require-page';
import { scrollElement } from '@/platform/chrome/scroll-element';
import { type Api, defineApi } from '@/platform/call/define';
import { type Checked, type Fail } from '@/platform/call/check';
import type { Env } from '@/platform/call/env';
import { isMotionReduced } from '@/shared/browser';
import { SCROLL_TO_DURATION } from '@/shared/defaults';

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
