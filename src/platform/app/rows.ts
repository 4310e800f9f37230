import type { PlatformContext } from '@/platform/call/context';
import { busUntil, createBus } from '@/platform/call/emitter';
import { type AnyInterceptor, EVERY_CALL, requireInterceptor } from '@/platform/call/interceptors';
import { asyncCalls, eventFrom, events, pageCall, syncCall, joinRows } from '@/platform/call/rows';
import { onPageEvent } from '@/platform/navigation/page-events';
import type { Locale } from '@/shared/messages';
import {
  arrayBufferToBase64,
  base64ToArrayBuffer,
  createCanIUse,
  launchOptions,
} from './sync-calls';

const calls = () => import('./calls');

export const appRows = joinRows(
  {
    /** Whether a call works in this browser. Also for CSS: css.var, css.env, css.constant, css.backdrop-filter. */
    canIUse: syncCall((context, { rowOf }) => createCanIUse(context, rowOf)),
    /** Adds an interceptor before a call. Returns a function that removes it. */
    use: syncCall(({ interceptors }) => (name: string, interceptor: unknown) => {
      requireInterceptor('use', interceptor);
      return interceptors.add(name, interceptor as AnyInterceptor);
    }),
    /** uni-app's name of use. Without a name the interceptor is for every call. */
    addInterceptor: syncCall(({ interceptors }) => (...args: readonly unknown[]) => {
      const { name, interceptor } = interceptorIn(args);
      requireInterceptor('addInterceptor', interceptor);
      return interceptors.add(name, interceptor as AnyInterceptor);
    }),
    /** Removes an interceptor. With a name alone it removes all of that call. */
    removeInterceptor: syncCall(({ interceptors }) => (...args: readonly unknown[]) => {
      const { name, interceptor } = interceptorIn(args);
      const isForAll = !interceptor && args.length < 2;
      if (!isForAll) requireInterceptor('removeInterceptor', interceptor);
      interceptors.remove(name, interceptor as AnyInterceptor | undefined);
    }),
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
    $off: syncCall((context) => busOf(context, undefined).$off),
    /** Sends an event to the listeners of the app's bus. */
    $emit: syncCall((context) => busOf(context, undefined).$emit),
    /** Decodes a base64 string. */
    base64ToArrayBuffer: syncCall(() => base64ToArrayBuffer),
    /** Encodes bytes as a base64 string. */
    arrayBufferToBase64: syncCall(() => arrayBufferToBase64),
    /** Returns the address that the app was opened with. */
    getLaunchOptionsSync: syncCall((context) => () => launchOptions(context)),
    /** Returns the same as getLaunchOptionsSync: a browser cannot bring an app to the front with other options. */
    getEnterOptionsSync: syncCall((context) => () => launchOptions(context)),
    /** Returns the language of the app. */
    getLocale: syncCall(
      ({ messages }) =>
        (): Locale =>
          messages.getState().locale,
    ),
    /** A page was loaded, shown, hidden or unloaded: any page of the app. */
    onPageEvent: eventFrom(onPageEvent),
    /** The language of the app changed. */
    onLocaleChange: eventFrom<{ readonly locale: Locale }>(({ messages }, emit) =>
      messages.subscribe(({ locale }, before) => {
        if (locale !== before.locale) emit({ locale });
      }),
    ),
  },
  asyncCalls(calls, {
    /** Changes the language of the app, and remembers it. Resolves to true if the language changed. */
    setLocale: {},
    /** Changes the theme of the app, and remembers it. Resolves to true if the theme changed. */
    setTheme: {},
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
    /** The app became visible. */
    onAppShow: {},
    /** The app became hidden. */
    onAppHide: {},
    /** Code of the product threw, and did not catch the error. */
    onError: {},
    /** A promise was rejected and not handled. */
    onUnhandledRejection: {},
    /** A page that is not in the route table was opened. */
    onPageNotFound: {},
    /**
     * A message of the product's push service.
     *
     * @support Everywhere; sends what the app passes to invokePushCallback
     */
    onPushMessage: {},
    /** The user tapped the button in the middle of the tab bar. */
    onTabBarMidButtonTap: {},
  }),
);

function busOf(context: PlatformContext, lifetime: AbortSignal | undefined) {
  const bus = context.shelf(createAppBus);
  return lifetime ? busUntil(bus, lifetime) : bus;
}

function createAppBus({ env }: PlatformContext) {
  return createBus(env);
}

function interceptorIn([first, second]: readonly unknown[]) {
  return typeof first === 'string'
    ? { name: first, interceptor: second }
    : { name: EVERY_CALL, interceptor: first };
}
