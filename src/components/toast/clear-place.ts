import { useLayoutEffect } from 'react';

type Span = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** The button that users press next: the main button of a page, a form or a dialog. */
const MAIN_BUTTONS = [
  ...['[data-variant="primary"]', '[data-variant="danger"]', '[type="submit"]'],
  ...['button[data-tone="primary"]', 'button[data-tone="danger"]'],
].join();

const GAP = 8;

/** The smallest vertical move after which the box covers none of the buttons and is still in view. */
export function shiftFrom(box: Span, buttons: readonly Span[], height: number): number {
  const isClear = (shift: number) =>
    buttons.every(
      (button) =>
        box.right + GAP <= button.left ||
        button.right + GAP <= box.left ||
        box.bottom + shift + GAP <= button.top ||
        button.bottom + GAP <= box.top + shift,
    );
  const isInView = (shift: number) => box.top + shift >= GAP && box.bottom + shift + GAP <= height;
  const moves = buttons.flatMap(({ top, bottom }) => [
    top - GAP - box.bottom,
    bottom + GAP - box.top,
  ]);
  return [0, ...moves]
    .filter((shift) => isClear(shift) && (shift === 0 || isInView(shift)))
    .reduce((best, shift) => (Math.abs(shift) < Math.abs(best) ? shift : best), Infinity);
}

/** A toast that appears does not cover the main button. */
export function useClearPlace(region: HTMLElement | null, shown: string | boolean): void {
  useLayoutEffect(() => {
    if (!region || shown === false) return;
    region.style.removeProperty('--portico-own-shift');
    const buttons = [...document.querySelectorAll(MAIN_BUTTONS)].filter(
      (button) => !button.closest('[inert]') && !region.contains(button),
    );
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    const seen = boxes.filter(({ width, bottom, top }) => width && bottom > 0 && top < innerHeight);
    const shift = shiftFrom(region.getBoundingClientRect(), seen, innerHeight);
    if (Number.isFinite(shift) && shift !== 0) {
      region.style.setProperty('--portico-own-shift', `${shift}px`);
    }
  }, [region, shown]);
}
