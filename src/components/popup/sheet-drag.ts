import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Drag, type DragEnd, useDrag, rubberBand } from '@/components/kit/gestures';
import { watchSizes } from '@/shared/browser';
import { clamp } from '@/shared/values';
import { moveSheet, offsetOf, type PopupSide, settleSheet, sizeOf, wayOf } from './panel-geometry';

export type SheetDragProps = SheetParts & {
  readonly side: PopupSide;
  readonly open: boolean;
  /** The panel is in the document: open, leaving or kept mounted. */
  readonly isThere: boolean;
  readonly closable: boolean;
  readonly points: readonly number[] | undefined;
  readonly snap: number;
  readonly onSnap: (index: number) => void;
  readonly onClose: () => void;
};

const OWN_FINGER = 'input, textarea, select, [contenteditable]';

/** Sets the height of the panel. Drags move the panel between its heights, or close it. Renders nothing. */
export function SheetDrag({ layer, panel, ...options }: SheetDragProps) {
  const { side, open, isThere, points, snap, onSnap, onClose } = options;
  const phase = useRestHeight({ layer, panel }, { open, points, snap });
  const { axis, sign } = wayOf(side);
  const start = useRef({ shown: 0, full: 0, heights: [0] as readonly number[] });

  const measure = (element: HTMLElement) => {
    const heights = points ? heightsOf(points, roomOf(element)) : [sizeOf(element, axis)];
    const index = clamp(snap, 0, heights.length - 1);
    return { heights, shown: heights[index] ?? 0, full: heights[heights.length - 1] ?? 0 };
  };

  /** The visible height during a transition, in which the panel has its full height and an offset. */
  const shownNow = (element: HTMLElement) => measure(element).full - offsetOf(element, axis) * sign;

  /** Animates from the visible height to the height with this index. */
  const glide = (element: HTMLElement, shown: number, index: number) => {
    const { heights, full } = measure(element);
    const goal = heights[clamp(index, 0, heights.length - 1)] ?? 0;
    phase.current = 'glide';
    moveSheet(element, { axis, offset: (full - shown) * sign, height: points ? full : null });
    settleSheet(element, { axis, offset: (full - goal) * sign }, () => {
      phase.current = 'rest';
      // Replaces the offset by a lower height. Both look the same, so disable the transition.
      element.setAttribute('data-dragging', '');
      moveSheet(element, { axis, offset: 0, height: points ? goal : null });
      element.getBoundingClientRect();
      element.removeAttribute('data-dragging');
    });
  };

  const snapped = useEffectEvent((before: number) => {
    const element = panel.current;
    if (!element || !points || phase.current === 'drag') return;
    const { heights } = measure(element);
    const shown = phase.current === 'glide' ? shownNow(element) : heights[before];
    glide(element, shown ?? sizeOf(element, axis), snap);
  });
  const before = useRef(snap);
  useLayoutEffect(() => {
    if (before.current !== snap && open) snapped(before.current);
    before.current = snap;
  }, [snap, open]);

  const accepts = ({ x, y, from, point, event }: Drag) => {
    const element = panel.current;
    const target = document.elementFromPoint(from.x, from.y);
    if (!element || !target) return false;
    const onHandle = target.closest('[data-popup-handle]') !== null;
    if (onHandle) return true;
    // A mouse drag in the content selects text.
    if (event.pointerType === 'mouse' || target.closest(OWN_FINGER)) return false;
    const way = axis === 'x' ? point.x - from.x || x : point.y - from.y || y;
    if (way * sign > 0) return true;
    const { shown, full } = measure(element);
    return shown < full;
  };

  const shownAt = (drag: Drag): number => {
    const { shown, full } = start.current;
    const next = shown - drag[axis] * sign;
    return next > full ? full + rubberBand(next - full, 80) : Math.max(0, next);
  };

  const release = (drag: DragEnd) => {
    const element = panel.current;
    const mask = layer.current?.querySelector<HTMLElement>('[data-popup-mask]');
    if (!element) return;
    const shown = shownAt(drag);
    const speed = -drag[axis === 'x' ? 'vx' : 'vy'] * sign;
    const { heights } = start.current;
    const { closable } = options;
    const index = drag.how === 'cancel' ? snap : restOf({ shown, speed, heights, closable });
    element.removeAttribute('data-dragging');
    mask?.style.removeProperty('opacity');
    if (index >= 0) {
      // Start the animation before `onSnap`, from the current position.
      glide(element, shown, index);
      if (!points || index === snap) return;
      onSnap(index);
      // The owner has refused the new height, so return to the old one.
      queueMicrotask(() => {
        if (before.current === snap) glide(element, shown, snap);
      });
      return;
    }
    phase.current = 'rest';
    element.style.removeProperty('translate');
    onClose();
    // After the render, `data-state` shows whether the owner has refused to close. Then return to the old height.
    queueMicrotask(() => {
      if (layer.current?.dataset.state === 'open') glide(element, shown, snap);
    });
  };

  const attach = useDrag({
    axis,
    accepts,
    onStart: () => {
      const element = panel.current;
      if (!element) return;
      const sizes = measure(element);
      // A drag may start during a transition, so start from the visible height.
      const shown = phase.current === 'glide' ? shownNow(element) : sizes.shown;
      start.current = { ...sizes, shown };
      phase.current = 'drag';
      element.setAttribute('data-dragging', '');
    },
    onMove: (drag) => {
      const element = panel.current;
      if (!element) return;
      const { full, heights } = start.current;
      const shown = shownAt(drag);
      moveSheet(element, { axis, offset: (full - shown) * sign, height: points ? full : null });
      const mask = layer.current?.querySelector<HTMLElement>('[data-popup-mask]');
      const part = clamp(shown / (heights[0] || 1), 0, 1);
      mask?.style.setProperty('opacity', `${part}`);
    },
    onEnd: release,
  });

  useLayoutEffect(() => {
    if (isThere && panel.current) return attach(panel.current) ?? undefined;
  }, [attach, panel, isThere]);
  return null;
}

/** Pixels per millisecond. For faster drags the direction decides, not the position. */
const FLICK = 0.4;

type Release = {
  /** The visible height, in pixels. */
  readonly shown: number;
  /** Pixels per millisecond. Positive if the visible height grows. */
  readonly speed: number;
  readonly heights: readonly number[];
  readonly closable: boolean;
};

/** The target of a released sheet: the index of a height, or -1 to close. */
export function restOf({ shown, speed, heights, closable }: Release): number {
  const indices = heights.map((_, index) => index);
  const candidates = closable ? [-1, ...indices] : indices;
  const heightAt = (index: number) => heights[index] ?? 0;
  const ahead = candidates.filter((index) =>
    speed > 0 ? heightAt(index) >= shown : heightAt(index) <= shown,
  );
  const pool = Math.abs(speed) > FLICK && ahead.length > 0 ? ahead : candidates;
  return pool.reduce((best, index) =>
    Math.abs(heightAt(index) - shown) < Math.abs(heightAt(best) - shown) ? index : best,
  );
}

export type SheetParts = {
  readonly layer: { readonly current: HTMLElement | null };
  readonly panel: RefObject<HTMLElement | null>;
};

/** At rest, in a drag, or in a transition. */
type SheetPhase = 'rest' | 'drag' | 'glide';

type Options = {
  readonly open: boolean;
  readonly points: readonly number[] | undefined;
  readonly snap: number;
};

/** The heights in pixels, the lowest first. Points up to 1 are shares of the largest height, others are pixels. */
export function heightsOf(points: readonly number[], room: number): readonly number[] {
  return points
    .map((point) => clamp(point <= 1 ? point * room : point, 0, room))
    .sort((a, b) => a - b);
}

/** The largest height of the panel in its layer. */
function roomOf(panel: HTMLElement): number {
  const { blockSize } = panel.style;
  panel.style.blockSize = '9999px';
  const room = panel.offsetHeight;
  panel.style.blockSize = blockSize;
  return room;
}

/** Sets the current height of a panel with several heights, but only in the phase `rest`. */
function useRestHeight({ layer, panel }: SheetParts, { open, points, snap }: Options) {
  const phase = useRef<SheetPhase>('rest');

  const rest = useEffectEvent(() => {
    const element = panel.current;
    if (!element || !points || phase.current !== 'rest') return;
    const heights = heightsOf(points, roomOf(element));
    element.style.blockSize = `${heights[clamp(snap, 0, heights.length - 1)]}px`;
  });
  useLayoutEffect(() => {
    if (!open || !layer.current) return;
    const sizes = watchSizes(() => rest());
    sizes.observe(layer.current);
    return () => {
      sizes.disconnect();
      phase.current = 'rest';
    };
  }, [open, layer]);
  useLayoutEffect(() => rest(), [open, snap]);
  return phase;
}
