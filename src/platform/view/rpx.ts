import { windowWidth } from '@/platform/device/window-width';
import type { Env } from '@/platform/call/env';
import { refuseUnless } from '@/platform/call/errors';

/** Designs are drawn for a screen of so many rpx. */
const DESIGN_WIDTH = 750;
/** Wider windows are no phones: there an rpx is what it is on a phone of the base width. */
const WIDEST_PHONE = 960;
const BASE_WIDTH = 375;

/**
 * Pixels of a length in a design that is 750 wide, for the window as it is now. The whole width stays the whole
 * width; what is not 0 stays visible: half a pixel on iPhones with dense screens, else one.
 */
export function rpxToPx({ window }: Env, api: string, value: number): number {
  const length = Number(value);
  refuseUnless(Number.isFinite(length), api, 'parameter.number should be a number');
  const { devicePixelRatio, navigator } = window;
  const width = windowWidth(window);
  const isPhone = width <= WIDEST_PHONE || length === DESIGN_WIDTH;
  const exact = (Math.abs(length) / DESIGN_WIDTH) * (isPhone ? width : BASE_WIDTH);
  const thin = devicePixelRatio > 1 && /iP(hone|ad|od)/.test(navigator.userAgent) ? 0.5 : 1;
  return length && Math.sign(length) * (Math.floor(exact + 1e-4) || thin);
}
