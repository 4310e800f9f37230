import { type RefObject, useEffect, useEffectEvent } from 'react';
import { SCROLL_THRESHOLD } from '@/shared/defaults';

export type ScrollDetail = {
  readonly scrollTop: number;
  /** From the start edge, which is the right edge in RTL. */
  readonly scrollLeft: number;
  readonly scrollHeight: number;
  readonly scrollWidth: number;
  /** The old position minus the new one. */
  readonly deltaX: number;
  readonly deltaY: number;
};

export type EdgeDetail = { readonly direction: 'top' | 'bottom' | 'left' | 'right' };

export type ScrollReportOptions = {
  scrollX: boolean;
  scrollY: boolean;
  upperThreshold: number;
  lowerThreshold: number;
  onScroll: ((detail: ScrollDetail) => void) | undefined;
  onScrollToUpper: ((detail: EdgeDetail) => void) | undefined;
  onScrollToLower: ((detail: EdgeDetail) => void) | undefined;
};

/** [S9.14] Reports each scroll, and each edge zone once when users enter it. The axes are independent. */
export function useScrollReport(root: RefObject<HTMLElement | null>, options: ScrollReportOptions) {
  const limits = () => ({
    upper: thresholdOf(options.upperThreshold, SCROLL_THRESHOLD),
    lower: thresholdOf(options.lowerThreshold, SCROLL_THRESHOLD),
  });
  const begin = useEffectEvent((now: Extents) => {
    const { upper, lower } = limits();
    return { x: zonesAt(now.x, upper, lower), y: zonesAt(now.y, upper, lower) };
  });

  const report = useEffectEvent(
    (before: Extents, now: Extents, zones: ReturnType<typeof begin>) => {
      const { upper, lower } = limits();
      const y = options.scrollY ? enterZones(zones.y, now.y, upper, lower) : null;
      const x = options.scrollX ? enterZones(zones.x, now.x, upper, lower) : null;
      options.onScroll?.({
        scrollTop: now.y.offset,
        scrollLeft: now.x.offset,
        scrollHeight: now.y.size,
        scrollWidth: now.x.size,
        deltaX: before.x.offset - now.x.offset,
        deltaY: before.y.offset - now.y.offset,
      });
      const tell = { upper: options.onScrollToUpper, lower: options.onScrollToLower };
      const [start, end] = now.isRtl ? (['right', 'left'] as const) : (['left', 'right'] as const);
      for (const zone of y?.entered ?? []) {
        tell[zone]?.({ direction: zone === 'upper' ? 'top' : 'bottom' });
      }
      for (const zone of x?.entered ?? []) {
        tell[zone]?.({ direction: zone === 'upper' ? start : end });
      }
      return { x: x?.zones ?? zones.x, y: y?.zones ?? zones.y };
    },
  );

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let before = extentsOf(element);
    let zones = begin(before);
    const onScroll = () => {
      const now = extentsOf(element);
      zones = report(before, now, zones);
      before = now;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [root]);
}

/** One axis in pixels. `offset` is the distance from the start of the content. */
export type Extent = { readonly offset: number; readonly view: number; readonly size: number };

export type Zones = {
  readonly upper: boolean;
  readonly lower: boolean;
  /** The content's size when the lower zone was entered. */
  readonly size: number;
};

export type ZoneEntry = 'upper' | 'lower';

/** Scaled screens stop at fractions of a pixel before the end. */
const SLACK = 1;

/** [S9.14] Values that are not finite numbers use the fallback. */
export function thresholdOf(value: number, fallback: number): number {
  return Number.isFinite(value) ? Math.max(value, 0) : fallback;
}

/** The zones at the current position. This does not count as entering them. */
export function zonesAt({ offset, view, size }: Extent, upper: number, lower: number): Zones {
  const scrollable = size - view >= SLACK;
  return {
    upper: scrollable && offset <= upper + SLACK,
    lower: scrollable && offset + view + lower >= size - SLACK,
    size,
  };
}

/**
 * Returns the zones that the last scroll entered. A zone is reported again only after users left it. The lower zone
 * is also reported again when the content has grown by more than `lower`.
 */
export function enterZones(
  before: Zones,
  extent: Extent,
  upper: number,
  lower: number,
): { readonly zones: Zones; readonly entered: readonly ZoneEntry[] } {
  const now = zonesAt(extent, upper, lower);
  const entered: ZoneEntry[] = [];
  if (now.upper && !before.upper) entered.push('upper');
  const isOtherEnd = now.size - before.size > lower;
  if (now.lower && (!before.lower || isOtherEnd)) entered.push('lower');
  const stays = now.lower && before.lower && !isOtherEnd;
  // A list that restarts is shorter, so its old length no longer matters.
  const size = Math.min(before.size, now.size);
  return { zones: stays ? { ...now, size } : now, entered };
}

export type Extents = {
  readonly x: Extent;
  readonly y: Extent;
  readonly isRtl: boolean;
};

/** Distances from the start edge. In RTL, browsers count `scrollLeft` from 0 down to negative numbers. */
function extentsOf(element: HTMLElement): Extents {
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
