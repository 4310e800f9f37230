import type { PlatformContext } from '@/platform/call/context';
import { busUntil, createBus } from '@/platform/call/emitter';
import type { Env } from '@/platform/call/env';
import { refuseUnless } from '@/platform/call/errors';
import { namedInterceptor } from '@/platform/call/interceptors';
import { windowWidth } from '@/platform/device/system-info';
import { fromBase64 } from '@/shared/decode-value';
import { toBase64 } from '@/shared/encode-value';
import { attempt } from '@/shared/errors';

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

/** Pixels. @default 300 x 150, the size of a new canvas element */
export type CanvasSize = { readonly width?: number; readonly height?: number };

export function createOffscreenCanvas({ env }: PlatformContext) {
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

export function base64ToArrayBuffer(base64: string): ArrayBuffer {
  const bytes = typeof base64 === 'string' ? attempt(() => fromBase64(base64)) : undefined;
  const message = 'parameter.base64 should be a base64 string';
  refuseUnless(bytes !== undefined, 'base64ToArrayBuffer', message, 'base64');
  return (bytes as Uint8Array<ArrayBuffer>).buffer;
}

export function arrayBufferToBase64(arrayBuffer: ArrayBuffer): string {
  const message = 'parameter.arrayBuffer should be an ArrayBuffer';
  refuseUnless(arrayBuffer instanceof ArrayBuffer, 'arrayBufferToBase64', message, 'arrayBuffer');
  return toBase64(arrayBuffer);
}

/** The events of the app's bus. Listeners end with the lifetime. */
export function busOf(context: PlatformContext, lifetime?: AbortSignal) {
  const bus = context.shelf(createAppBus);
  return lifetime ? busUntil(bus, lifetime) : bus;
}

function createAppBus({ env }: PlatformContext) {
  return createBus(env);
}

/** With a name alone it removes all interceptors of the name. */
export function removeInterceptor({ interceptors }: PlatformContext) {
  return (...args: readonly unknown[]) => {
    const isForAll = typeof args[0] === 'string' && args.length < 2;
    if (isForAll) interceptors.remove(String(args[0]));
    else interceptors.remove(...namedInterceptor('removeInterceptor', args));
  };
}
