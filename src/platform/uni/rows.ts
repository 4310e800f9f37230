import {
  asyncCalls,
  type AsyncRows,
  events,
  factories,
  joinRows,
  type PageRow,
  pageCall,
  type SyncRow,
  syncCall,
} from '@/platform/call/rows';
import { launchOptions } from '@/platform/app/sync-calls';
import type { Api } from '@/platform/call/define';
import { namedInterceptor } from '@/platform/call/interceptors';
import { audio, recorder } from '@/platform/media/rows';
import { socketCode } from '@/platform/network/connect-socket';
import type { AddInterceptor, RemoveInterceptor } from '@/platform/registry';
import type { Arrived } from '@/platform/navigation/navigation';
import type { UrlTarget } from '@/router';
import {
  type BackParams,
  navigateBack,
  navigateTo,
  type NavigateToParams,
  type NavigateToResult,
  preloadPage,
  redirectTo,
  reLaunch,
} from './navigation';
import { recordAnimation } from './record-animation';
import {
  arrayBufferToBase64,
  base64ToArrayBuffer,
  busOf,
  createOffscreenCanvas,
  removeInterceptor,
  rpxToPx,
} from './sync-calls';
import { unavailable, type UnavailableName } from './unavailable';

const calls = () => import('./calls');
const media = () => import('@/platform/media/calls');
const players = () => import('@/platform/media/players');
const device = () => import('@/platform/device/calls');

/** Written out, because an inferred type would name the product's route table in the declaration files. */
type Navigation = {
  /**
   * uni-app's name for navigate, with an event channel between the two pages.
   *
   * @rejects invalid not-found tabbar locked denied superseded cancel stack-full
   */
  readonly navigateTo: (params: NavigateToParams) => Promise<NavigateToResult>;
  /**
   * uni-app's name for redirect.
   *
   * @rejects invalid not-found tabbar locked denied superseded cancel
   */
  readonly redirectTo: (to: UrlTarget) => Promise<Arrived>;
  /**
   * uni-app's name for relaunch.
   *
   * @rejects invalid not-found locked denied superseded cancel
   */
  readonly reLaunch: (to: UrlTarget) => Promise<Arrived>;
  /**
   * uni-app's name for back.
   *
   * @rejects cancel denied locked superseded
   */
  readonly navigateBack: (options?: BackParams) => Promise<Arrived>;
  /**
   * uni-app's name for preload.
   *
   * @rejects invalid not-found failed offline
   */
  readonly preloadPage: (to: UrlTarget) => Promise<{ readonly url: string }>;
};

export const navigationRows: { readonly [N in keyof Navigation]: PageRow<Navigation[N]> } = {
  navigateTo: pageCall(navigateTo),
  redirectTo: pageCall(redirectTo),
  reLaunch: pageCall(reLaunch),
  navigateBack: pageCall(navigateBack),
  preloadPage: pageCall(preloadPage),
};

/** Written out, because their types contain the calls that the product registers. */
type InterceptorRows = {
  /** uni-app's name for use. */
  readonly addInterceptor: SyncRow<AddInterceptor>;
  /** Removes an interceptor. With a name alone it removes all of that call. */
  readonly removeInterceptor: SyncRow<RemoveInterceptor>;
};

export const interceptorRows: InterceptorRows = {
  addInterceptor: syncCall(
    ({ interceptors }) =>
      (...args: readonly unknown[]) =>
        interceptors.add(...namedInterceptor('addInterceptor', args)),
  ),
  removeInterceptor: syncCall(removeInterceptor),
};

/** Names of uni-app that only ported apps need: second names, and what React or the browser does in a new app. */
export const uniRows = joinRows(
  {
    /**
     * Adds a listener for an event of the app's bus. Returns a function that removes it.
     *
     * @rejects invalid
     */
    $on: pageCall((context, { lifetime }) => busOf(context, lifetime).$on),
    /**
     * Adds a listener for one event only. Returns a function that removes it.
     *
     * @rejects invalid
     */
    $once: pageCall((context, { lifetime }) => busOf(context, lifetime).$once),
    /** Removes a listener. Without a listener it removes all of the event, without an event all of the bus. */
    $off: syncCall((context) => busOf(context).$off),
    /** Sends an event to the listeners of the app's bus. */
    $emit: syncCall((context) => busOf(context).$emit),
    /** Decodes a base64 string. */
    base64ToArrayBuffer: syncCall(() => base64ToArrayBuffer),
    /** Encodes bytes as a base64 string. */
    arrayBufferToBase64: syncCall(() => arrayBufferToBase64),
    /** Returns the same as getLaunchOptionsSync: a browser cannot bring an app to the front with other options. */
    getEnterOptionsSync: syncCall((context) => () => launchOptions(context)),
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
    /** A canvas outside the page. */
    createOffscreenCanvas: syncCall(createOffscreenCanvas),
  },
  asyncCalls(calls, {
    /** Plays an animation of createAnimation on an element. */
    playAnimation: {},
    /** Loads a font for the whole app. */
    loadFontFace: {},
    /**
     * Resolves to the service providers of a kind. A browser has none.
     *
     * @support Everywhere; a browser has none, so the list is empty
     */
    getProvider: {},
    /**
     * Resolves to the id of this device at the product's push service.
     *
     * @support After invokePushCallback has reported it; the product chooses its push service
     */
    getPushClientId: {},
    /** Reports the device's id, or a message, of the product's push service. */
    invokePushCallback: {},
  }),
  events(calls, {
    /**
     * A message of the product's push service.
     *
     * @support Everywhere; sends what the app passes to invokePushCallback
     */
    onPushMessage: {},
  }),
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
  asyncCalls(media, {
    /**
     * uni-app's name for saveImage.
     *
     * @support Everywhere as a download; iOS offers its share sheet; not in WeChat
     */
    saveImageToPhotosAlbum: {},
    /** Reads the pixels of a canvas. */
    canvasGetImageData: {},
    /** Writes pixels to a canvas. */
    canvasPutImageData: {},
  }),
  factories(players, {
    /** uni-app's name for createAudio. */
    createInnerAudioContext: audio,
    /**
     * uni-app's name for createRecorder.
     *
     * @support Over https; the browser asks for the microphone. Inside WeChat and WeCom their own: a minute, without pauses, and no file
     */
    getRecorderManager: recorder,
  }),
  asyncCalls(device, {
    /**
     * The selection in the focused text field.
     *
     * @support Everywhere, but not for number and email fields
     */
    getSelectedTextRange: {},
  }),
  events(device, {
    /** The older name of onThemeChange. */
    onUIStyleChange: {},
  }),
  asyncCalls(socketCode, {
    /** Sends a message through the newest socket. */
    sendSocketMessage: {},
    /** Closes the newest socket. */
    closeSocket: {},
  }),
  events(socketCode, {
    /** The newest socket has opened. */
    onSocketOpen: {},
    /** The newest socket has received a message. */
    onSocketMessage: {},
    /** The newest socket has failed. */
    onSocketError: {},
    /** The newest socket has closed. */
    onSocketClose: {},
  }),
);

const rejections = async () => {
  const { unavailableApis } = await import('./unavailable-apis');
  return unavailableApis(Object.keys(unavailable) as UnavailableName[]);
};

type Unavailable = { readonly [N in UnavailableName]: Api<unknown, never> };

/** The names that exist only to reject. */
export const unavailableRows: AsyncRows<Unavailable, typeof unavailable> = asyncCalls(
  rejections,
  unavailable,
);
