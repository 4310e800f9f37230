import type { Area } from './bubble-model';

/**
 * Where the bubble may be: within the page's scroller, so off the bars; above the on-screen keyboard; off the safe areas,
 * which its scroll margins say; and `gap` from all edges.
 */
export function areaOf(element: HTMLElement, gap: number): Area {
  const view = window.visualViewport;
  const { documentElement } = document;
  const page = element.closest('main');
  const box = page?.getBoundingClientRect();
  const style = getComputedStyle(element);
  const px = (text: string) => Number.parseFloat(text) || 0;
  // The scroller reaches under the tab bar, and its padding says how far.
  const under = page ? px(getComputedStyle(page).paddingBlockEnd) : 0;
  const left = Math.max(view?.offsetLeft ?? 0, box?.left ?? 0, px(style.scrollMarginLeft));
  const top = Math.max(view?.offsetTop ?? 0, box?.top ?? 0, px(style.scrollMarginTop));
  const width = view?.width ?? documentElement.clientWidth;
  const height = view?.height ?? documentElement.clientHeight;
  const right = Math.min(
    (view?.offsetLeft ?? 0) + width,
    box?.right ?? Number.POSITIVE_INFINITY,
    documentElement.clientWidth - px(style.scrollMarginRight),
  );
  const bottom = Math.min(
    (view?.offsetTop ?? 0) + height,
    (box?.bottom ?? Number.POSITIVE_INFINITY) - under,
    documentElement.clientHeight - px(style.scrollMarginBottom),
  );
  return {
    left: left + gap,
    top: top + gap,
    width: Math.max(0, right - left - gap * 2),
    height: Math.max(0, bottom - top - gap * 2),
  };
}
