export type PopupSide = 'bottom' | 'top' | 'left' | 'right' | 'center' | 'full';

type Way = { readonly axis: 'x' | 'y'; readonly sign: 1 | -1 };

const WAYS: Record<PopupSide, Way> = {
  bottom: { axis: 'y', sign: 1 },
  top: { axis: 'y', sign: -1 },
  left: { axis: 'x', sign: -1 },
  right: { axis: 'x', sign: 1 },
  center: { axis: 'y', sign: 1 },
  full: { axis: 'y', sign: 1 },
};

/** The direction in which a panel leaves. */
export function wayOf(side: PopupSide): Way {
  return WAYS[side];
}

export function sizeOf(element: HTMLElement, axis: 'x' | 'y'): number {
  return axis === 'x' ? element.offsetWidth : element.offsetHeight;
}

/** The current offset of the panel, also during a transition. */
export function offsetOf(panel: HTMLElement, axis: 'x' | 'y'): number {
  const [x = '0', y = '0'] = getComputedStyle(panel).translate.split(' ');
  return Number.parseFloat(axis === 'x' ? x : y) || 0;
}

type Place = { readonly axis: 'x' | 'y'; readonly offset: number };

/** Writes the styles directly, without a render. */
export function moveSheet(
  { style }: HTMLElement,
  { axis, offset, height }: Place & { readonly height: number | null },
): void {
  if (height !== null) style.blockSize = `${height}px`;
  if (offset === 0) style.removeProperty('translate');
  else style.translate = axis === 'x' ? `${offset}px 0` : `0 ${offset}px`;
}

/** Moves the panel from its current position by its CSS transition, then calls `onEnd`. */
export function settleSheet(
  element: HTMLElement,
  { axis, offset }: Place,
  onEnd: () => void,
): void {
  element.setAttribute('data-dragging', '');
  element.getBoundingClientRect();
  element.removeAttribute('data-dragging');
  moveSheet(element, { axis, offset, height: null });
  // `getAnimations` updates the styles, so it returns the new transition. With reduced motion there is no transition.
  const [motion] = element.getAnimations?.() ?? [];
  if (motion) motion.finished.then(onEnd, () => {});
  else onEnd();
}
