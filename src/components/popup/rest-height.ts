import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { watchSizes } from '@/shared/browser';
import { clamp } from '@/shared/values';

export type SheetParts = {
  readonly layer: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
};

/** Pulled, on its way, or at rest. */
export type SheetPhase = 'rest' | 'drag' | 'glide';

type Options = {
  readonly open: boolean;
  readonly points: readonly number[] | undefined;
  readonly snap: number;
};

/** From the lowest to the highest, in pixels. Up to 1 a point is a part of the room, above it pixels. */
export function heightsOf(points: readonly number[], room: number): readonly number[] {
  return points
    .map((point) => clamp(point <= 1 ? point * room : point, 0, room))
    .sort((a, b) => a - b);
}

/** The most that the panel may be high here. */
export function roomOf(panel: HTMLElement): number {
  const { blockSize } = panel.style;
  panel.style.blockSize = '9999px';
  const room = panel.offsetHeight;
  panel.style.blockSize = blockSize;
  return room;
}

/** Gives a panel with several heights its own, while nothing else moves it: the phase says who does. */
export function useRestHeight({ layer, panel }: SheetParts, { open, points, snap }: Options) {
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
