import { asyncCalls, eventFrom, events, syncCall } from '@/platform/call/rows';
import { busUntil, createBus } from '@/platform/call/emitter';
import type { PlatformContext } from '@/platform/call/context';
import { requireInterceptor, EVERY_CALL, type AnyInterceptor } from '@/platform/call/interceptors';
import type { Locale } from '@/shared/messages';
import { arrayBufferToBase64, base64ToArrayBuffer } from './base64';
import { createCanIUse } from './can-i-use';
import { launchOptions } from './launch';

const calls = () => import('@/platform/apis/base');
const localeCalls = () => import('./set-locale');
const eventSources = () => import('./event-sources');

const bus = (context: PlatformContext, lifetime: AbortSignal | undefined) => {
  const shared = context.shelf(createAppBus);
  return lifetime ? busUntil(shared, lifetime) : shared;
};

function createAppBus({ env }: PlatformContext) {
  return createBus(env);
}

/** Without a name the interceptor is for every call. */
function namedIn([first, second]: readonly unknown[]) {
  return typeof first === 'string'
    ? { name: first, interceptor: second }
    : { name: EVERY_CALL, interceptor: first };
}

export const appRows = {
  /** Whether a call works in this browser; or a feature of CSS: css.var, css.env, css.constant, css.backdrop-filter. */
  canIUse: syncCall((context, { rowOf }) => createCanIUse(context, rowOf)),
  /** Adds an interceptor before a call. Returns a function that removes it. */
  use: syncCall(({ interceptors }) => (name: string, interceptor: unknown) => {
    requireInterceptor('use', interceptor);
    return interceptors.add(name, interceptor as AnyInterceptor);
  }),
  /** The reference runtime's name of use. Without a name the interceptor is for every call. */
  addInterceptor: syncCall(({ interceptors }) => (...args: readonly unknown[]) => {
    const { name, interceptor } = namedIn(args);
    requireInterceptor('addInterceptor', interceptor);
    return interceptors.add(name, interceptor as AnyInterceptor);
  }),
  /** Removes an interceptor. With a name alone it removes all of that call. */
  removeInterceptor: syncCall(({ interceptors }) => (...args: readonly unknown[]) => {
    const { name, interceptor } = namedIn(args);
    const isForAll = !interceptor && args.length < 2;
    if (!isForAll) requireInterceptor('removeInterceptor', interceptor);
    interceptors.remove(name, interceptor as AnyInterceptor | undefined);
  }),
  /** Listens to an event of the app's own bus. Returns a function that removes the listener. */
  $on: syncCall((context, { lifetime }) => bus(context, lifetime).$on),
  /** Like $on, for one event only. */
  $once: syncCall((context, { lifetime }) => bus(context, lifetime).$once),
  /** Removes listeners: all of an event without a listener, all there are without an event. */
  $off: syncCall((context) => bus(context, undefined).$off),
  /** Sends an event to the listeners of the app's own bus. */
  $emit: syncCall((context) => bus(context, undefined).$emit),
  /** The bytes of a base64 text. */
  base64ToArrayBuffer: syncCall(() => base64ToArrayBuffer),
  /** The base64 text of bytes. */
  arrayBufferToBase64: syncCall(() => arrayBufferToBase64),
  /** The address that the app was opened with. */
  getLaunchOptionsSync: syncCall((context) => () => launchOptions(context)),
  /** The same: a browser does not bring an app to the front with other options. */
  getEnterOptionsSync: syncCall((context) => () => launchOptions(context)),
  /** The language of the app. */
  getLocale: syncCall(
    ({ messages }) =>
      (): Locale =>
        messages.getState().locale,
  ),
  ...asyncCalls(localeCalls, {
    /** Changes the language of the app, and remembers it. Resolves to true if the language changed. */
    setLocale: {},
  }),
  /** The language of the app changed. */
  localeChange: eventFrom<{ readonly locale: Locale }>(({ messages }, emit) =>
    messages.subscribe(({ locale }, before) => {
      if (locale !== before.locale) emit({ locale });
    }),
  ),
  ...asyncCalls(calls, {
    /**
     * The service providers of a kind. In a browser there are none.
     *
     * @support Everywhere; a browser has none, so the list is empty
     */
    getProvider: {},
    /**
     * The id of this device at the product's push service.
     *
     * @support Where invokePushCallback has told it: push is a service of the product’s choice
     */
    getPushClientId: {},
    /** The product's push service reports the device's id, or a message. */
    invokePushCallback: {},
  }),
  ...events(eventSources, {
    /** The app became visible. */
    appShow: {},
    /** The app became hidden. */
    appHide: {},
    /** An error that nobody caught. */
    error: {},
    /** A rejected promise that nobody handled. */
    unhandledRejection: {},
    /** The app was opened with an address that leads to no page. */
    pageNotFound: {},
    /**
     * A message of the product's push service.
     *
     * @support Everywhere; hears what invokePushCallback is told
     */
    pushMessage: {},
    /** The user tapped the button in the middle of the tab bar. */
    tabBarMidButtonTap: {},
  }),
};
