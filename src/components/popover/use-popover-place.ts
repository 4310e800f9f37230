import type { RefObject } from 'react';
import { useFollow } from '@/components/use-follow';
import { type Box, type PopoverPlacement, placePopover } from './place-popover';

type Parts = {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
};

const ARROW = 8;
const NEAR = 4;

/** Keeps the panel at its anchor, past React. */
export function usePopoverPlace(
  isOpen: boolean,
  { anchor, panel }: Parts,
  placement: PopoverPlacement,
  hasArrow: boolean,
): void {
  useFollow(isOpen, [anchor, panel], () => {
    const [at, element] = [anchor.current?.firstElementChild ?? anchor.current, panel.current];
    if (!at || !element) return;
    const box = at.getBoundingClientRect();
    const style = getComputedStyle(element);
    const { left, top, side, arrow } = placePopover({
      anchor: box,
      float: { width: element.offsetWidth, height: element.offsetHeight },
      view: viewOf(style),
      placement,
      gap: hasArrow ? ARROW + NEAR : NEAR,
      corner: 12 + ARROW,
      isRtl: getComputedStyle(at).direction === 'rtl',
    });
    element.style.translate = `${left}px ${top}px`;
    element.style.setProperty('--arrow', `${arrow}px`);
    element.dataset.side = side;
  });
}

/** What can be seen: without the on-screen keyboard, and without the margins that the style sheet asks for. */
function viewOf(style: CSSStyleDeclaration): Box {
  const { documentElement } = document;
  const view = window.visualViewport;
  const px = (text: string) => Number.parseFloat(text) || 0;
  const [right, bottom] = [px(style.scrollMarginRight), px(style.scrollMarginBottom)];
  const [left, top] = [px(style.scrollMarginLeft), px(style.scrollMarginTop)];
  return {
    left: (view?.offsetLeft ?? 0) + left,
    top: (view?.offsetTop ?? 0) + top,
    width: (view?.width ?? documentElement.clientWidth) - left - right,
    height: (view?.height ?? documentElement.clientHeight) - top - bottom,
  };
}
