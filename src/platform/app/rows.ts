import { namedInterceptor } from '@/platform/call/interceptors';
import { asyncCalls, eventFrom, events, joinRows, syncCall } from '@/platform/call/rows';
import { onPageEvent } from '@/platform/navigation/page-events';
import type { Locale } from '@/shared/messages';
import { createCanIUse, launchOptions } from './sync-calls';

const calls = () => import('./calls');

export const appRows = joinRows(
  {
    /** Whether a call works in this browser. Also for CSS: css.var, css.env, css.constant, css.backdrop-filter. */
    canIUse: syncCall((context, { rowOf }) => createCanIUse(context, rowOf)),
    /**
     * Adds an interceptor before a call, or without a name before every call. Returns a function that removes it.
     *
     * @rejects invalid
     */
    use: syncCall(
      ({ interceptors }) =>
        (...args: readonly unknown[]) =>
          interceptors.add(...namedInterceptor('use', args)),
    ),
    /** Returns the address that the app was opened with. */
    getLaunchOptionsSync: syncCall((context) => () => launchOptions(context)),
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
    /** The user tapped the button in the middle of the tab bar. */
    onTabBarMidButtonTap: {},
  }),
);
