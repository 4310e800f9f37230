import { badParameterError, type Checked, type Fail } from '@/platform/call/check';
import { type Api, defineApi } from '@/platform/call/define';
import { pageElement } from '@/platform/call/element';
import { askingPage } from '@/platform/call/asking-page';
import type { Asker } from '@/platform/call/call-scope';
import { checkParams, milliseconds, number, optional, text } from '@/platform/call/params';
import { animateScroll } from '@/shared/animate-scroll';
import { isMotionReduced } from '@/shared/browser';
import { SCROLL_TO_DURATION } from '@/shared/defaults';
import { clamp } from '@/shared/values';
import { requirePage } from './requirements';
import { PAGE_CONTENT } from '@/shared/page-content';

export type PageScrollToParams = {
  /** Pixels from the top of the page. */
  readonly scrollTop?: number | undefined;
  /** The CSS selector of an element to scroll to. `scrollTop` comes first. */
  readonly selector?: string | undefined;
  /** Milliseconds. 0 jumps. @default 300 */
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

/** Resolves at the end of the scroll [S9.24], or when the user's touch stops it. */
export const pageScrollTo: Api<PageScrollToParams, void, never, Asker> = defineApi('pageScrollTo', {
  check: checkTarget,
  run: async (context, { target, duration }, fail, controls) => {
    const { env } = context;
    const page = askingPage(context, controls) ?? requirePage(context, fail);
    if (page === 'gone') return;
    const scroller = pageElement(env, page.id)?.querySelector(PAGE_CONTENT);
    if (!scroller) throw fail('not-found', 'the page is not on the screen');
    const top = 'top' in target ? target.top : topOf(target.selector, scroller, env.window, fail);
    await scrollElement(env.window, scroller, top, isMotionReduced(env.window) ? 0 : duration);
  },
});

function checkTarget(input: unknown): Checked<Params> {
  const fields = checkFields(input);
  if ('refused' in fields) return fields;
  const { scrollTop, selector, duration } = fields.value;
  if (scrollTop !== undefined) return { value: { target: { top: scrollTop }, duration } };
  if (selector !== undefined) return { value: { target: { selector }, duration } };
  const refused = 'Missing required parameter `scrollTop` or `selector`';
  return { refused, parameter: 'scrollTop' };
}

/** The scroll position at which the element is at the top of the page, within its scroll margin and padding. */
function topOf(selector: string, scroller: Element, window: Window, fail: Fail): number {
  const element = findElement(selector, scroller, fail);
  const { scrollPaddingTop } = window.getComputedStyle(scroller);
  const { scrollMarginTop } = window.getComputedStyle(element);
  const distance = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return (
    scroller.scrollTop + distance - scroller.clientTop - px(scrollPaddingTop) - px(scrollMarginTop)
  );
}

function findElement(selector: string, scroller: Element, fail: Fail): Element {
  const shown = selector.slice(0, 200);
  try {
    const element = scroller.querySelector(selector);
    if (element) return element;
  } catch (cause) {
    const refused = `parameter.selector should be a CSS selector, not "${shown}"`;
    throw badParameterError(fail, { refused, parameter: 'selector' }, cause);
  }
  throw fail('not-found', `parameter.selector matches nothing in the page: "${shown}"`);
}

/** 'auto' is no padding. */
function px(length: string): number {
  return Number.parseFloat(length) || 0;
}

/** Resolves at the end, or when the user or a later call takes over. */
function scrollElement(
  window: Window,
  element: Element,
  target: number,
  duration: number,
): Promise<void> {
  const from = element.scrollTop;
  const to = clamp(target, 0, element.scrollHeight - element.clientHeight);
  const moveTo = (share: number) =>
    element.scrollTo({ top: scrollPosition(from, to, share), behavior: 'instant' });
  return new Promise((resolve) => animateScroll(window, element, duration, moveTo, resolve));
}

/** The position after a share of the time, from 0 to 1. The scroll is slow at both ends. */
export function scrollPosition(from: number, to: number, share: number): number {
  const time = clamp(share, 0, 1);
  const eased = time < 0.5 ? 4 * time ** 3 : 1 - 4 * (1 - time) ** 3;
  return from + (to - from) * eased;
}
