import { arrayBufferToBase64, base64ToArrayBuffer } from './base64';
import { type Bus, createBus } from './bus';
import type { PlatformContext } from './context';
import type { CallInterceptor, CallName } from './create-platform';
import { type Animation, type AnimationOptions, recordAnimation } from './drawing/record-animation';
import {
  type AnyInterceptor,
  EVERY_CALL,
  type Interceptor,
  requireInterceptor,
} from './interceptors';
import { type PathAndQuery, pathAndQuery } from './path-and-query';
import { refuseUnless } from './refuse-unless';
import { rpxToPx } from './rpx';

export type LaunchOptions = PathAndQuery & {
  /** How the app was opened: 1001, by its address. */
  readonly scene: number;
  readonly referrerInfo: Readonly<Record<string, never>>;
};

/** Pixels. @default 300 x 150, as canvases are */
export type CanvasSize = { readonly width?: number; readonly height?: number };

export type BaseCalls = Bus & {
  /** `use` under the reference's name. Without a name it stands before every call. */
  addInterceptor: {
    <N extends CallName>(name: N, interceptor: CallInterceptor<N>): () => void;
    (interceptor: Interceptor<unknown, unknown>): () => void;
  };
  /** With a name alone all that stand there go. */
  removeInterceptor: {
    <N extends CallName>(name: N, interceptor?: CallInterceptor<N>): void;
    (interceptor: Interceptor<unknown, unknown>): void;
  };
  rpx2px(number: number): number;
  /** The older name of rpx2px. */
  upx2px(number: number): number;
  base64ToArrayBuffer(base64: string): ArrayBuffer;
  arrayBufferToBase64(arrayBuffer: ArrayBuffer): string;
  /** Writes down what an element shall do; playAnimation does it. */
  createAnimation(options?: AnimationOptions): Animation;
  /** A canvas that is not on the page; one of the document's own where the browser has no other. */
  createOffscreenCanvas(size?: CanvasSize): OffscreenCanvas | HTMLCanvasElement;
  /** What the app was opened with. */
  getLaunchOptionsSync(): LaunchOptions;
  /** The same: a browser does not bring an app to the front with other options. */
  getEnterOptionsSync(): LaunchOptions;
};

/** The small calls that answer at once. */
export function createBaseCalls(context: PlatformContext): BaseCalls {
  const { env, interceptors, launch } = context;
  const launchOptions = () => ({
    ...pathAndQuery(launch?.url ?? '/'),
    scene: 1001,
    referrerInfo: {},
  });
  const rpx = (api: string) => (number: number) => rpxToPx(env, api, number);

  return {
    ...createBus(env),
    addInterceptor: (...args: readonly unknown[]) => {
      const { name, interceptor } = namedIn(args);
      requireInterceptor('addInterceptor', interceptor);
      return interceptors.add(name, interceptor as AnyInterceptor);
    },
    removeInterceptor: (...args: readonly unknown[]) => {
      const { name, interceptor } = namedIn(args);
      const isForAll = !interceptor && args.length < 2;
      if (!isForAll) requireInterceptor('removeInterceptor', interceptor);
      interceptors.remove(name, interceptor as AnyInterceptor | undefined);
    },
    rpx2px: rpx('rpx2px'),
    upx2px: rpx('upx2px'),
    base64ToArrayBuffer,
    arrayBufferToBase64,
    createAnimation: recordAnimation,
    createOffscreenCanvas: (size = {}) => {
      const { width = 300, height = 150 } = Object(size) as CanvasSize;
      const fine = [width, height].every((side) => typeof side === 'number' && side >= 0);
      refuseUnless(fine, 'createOffscreenCanvas', 'parameter.width and height should be numbers');
      const { OffscreenCanvas } = env.window;
      return OffscreenCanvas
        ? new OffscreenCanvas(width, height)
        : Object.assign(env.document.createElement('canvas'), { width, height });
    },
    getLaunchOptionsSync: launchOptions,
    getEnterOptionsSync: launchOptions,
  };
}

/** Without a name it stands before every call. */
function namedIn([first, second]: readonly unknown[]) {
  return typeof first === 'string'
    ? { name: first, interceptor: second }
    : { name: EVERY_CALL, interceptor: first };
}
