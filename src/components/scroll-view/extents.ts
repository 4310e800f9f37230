import type { Extent } from './use-scroll-report';

export type Extents = {
  readonly x: Extent;
  readonly y: Extent;
  readonly isRtl: boolean;
};

/** Distances from the start edge. In RTL, browsers count `scrollLeft` from 0 down to negative numbers. */
export function extentsOf(element: HTMLElement): Extents {
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const { scrollLeft, scrollTop } = element;
  return {
    x: {
      offset: isRtl ? -scrollLeft : scrollLeft,
      view: element.clientWidth,
      size: element.scrollWidth,
    },
    y: { offset: scrollTop, view: element.clientHeight, size: element.scrollHeight },
    isRtl,
  };
}

export function nativeLeft(element: HTMLElement, fromStart: number): number {
  return getComputedStyle(element).direction === 'rtl' ? -fromStart : fromStart;
}
