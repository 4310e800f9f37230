import type { PlatformContext } from '@/platform/call/context';
import type { Env } from '@/platform/call/env';
import { refuseUnless } from '@/platform/call/errors';
import { asyncCalls, factories, syncCall, joinRows } from '@/platform/call/rows';
import { windowWidth } from '@/platform/device/system-info';
import { recordAnimation } from './record-animation';

const calls = () => import('./calls');

/** Pixels. @default 300 x 150, the size of a new canvas element */
export type CanvasSize = { readonly width?: number; readonly height?: number };

function createOffscreenCanvas({ env }: PlatformContext) {
  return (size: CanvasSize = {}): OffscreenCanvas | HTMLCanvasElement => {
    const { width = 300, height = 150 } = Object(size) as CanvasSize;
    for (const [name, side] of Object.entries({ width, height })) {
      const message = 'parameter.width and height should be numbers';
      refuseUnless(typeof side === 'number' && side >= 0, 'createOffscreenCanvas', message, name);
    }
    const { OffscreenCanvas } = env.window;
    return OffscreenCanvas
      ? new OffscreenCanvas(width, height)
      : Object.assign(env.document.createElement('canvas'), { width, height });
  };
}

export const viewRows = joinRows(
  {
    /** Converts a length of a design that is 750 rpx wide to pixels. */
    rpx2px: syncCall(
      ({ env }) =>
        (number: number) =>
          rpxToPx(env, 'rpx2px', number),
    ),
    /** The older name of rpx2px. */
    upx2px: syncCall(
      ({ env }) =>
        (number: number) =>
          rpxToPx(env, 'upx2px', number),
    ),
    /** Describes an animation. playAnimation plays it. */
    createAnimation: syncCall(() => recordAnimation),
  },
  asyncCalls(calls, {
    /** Plays an animation of createAnimation on an element. */
    playAnimation: {},
    /** Loads a font for the whole app. */
    loadFontFace: {},
  }),
  {
    /** A canvas outside the page. */
    createOffscreenCanvas: syncCall(createOffscreenCanvas),
  },
  factories(calls, {
    /** Reads the position and properties of elements of this page. */
    createSelectorQuery: {
      methods: 'exec',
      chain: 'in select selectAll selectViewport boundingClientRect scrollOffset fields node',
    },
    /** Reports when elements of this page become visible and invisible. */
    createIntersectionObserver: {
      methods: 'observe disconnect',
      chain: 'relativeTo relativeToViewport',
    },
    /** Reports when the window begins or ceases to match a media query. */
    createMediaQueryObserver: { methods: 'observe disconnect' },
  }),
);

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
