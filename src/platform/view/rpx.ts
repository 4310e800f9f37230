import type { Env } from '@/platform/call/env';
import { refuseUnless } from '@/platform/call/errors';
import { windowWidth } from '@/platform/device/system-info';

/** The width of a design in rpx. */
const DESIGN_WIDTH = 750;
/** Pixels. In wider windows an rpx is as long as on a phone of the base width. */
const WIDEST_PHONE = 960;
const BASE_WIDTH = 375;

/**
 * Converts a length of a 750 rpx wide design to pixels of the current window. 750 rpx are always the whole width. A
 * length other than 0 stays visible: it is at least one pixel, or half a pixel on iPhones with dense screens.
 */
export function rpxToPx({ window }: Env, api: string, value: number): number {
  const length = Number(value);
  refuseUnless(Number.isFinite(length), api, 'parameter.number should be a number', 'number');
  const { devicePixelRatio, navigator } = window;
  const width = windowWidth(window);
  const isPhone = width <= WIDEST_PHONE || length === DESIGN_WIDTH;
  const exact = (Math.abs(length) / DESIGN_WIDTH) * (isPhone ? width : BASE_WIDTH);
  const thinnest = devicePixelRatio > 1 && /iP(hone|ad|od)/.test(navigator.userAgent) ? 0.5 : 1;
  return length && Math.sign(length) * (Math.floor(exact + 1e-4) || thinnest);
}
