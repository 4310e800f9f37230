import type { Locale } from '@/shared/messages';
import type { PlatformContext } from './context';
import { toPlatformError } from './errors';
import { requireListener } from './refuse-unless';
import { startTask } from './start-task';
import type { Abortable } from './task';
import { tell } from './tell';

export type LocaleCalls = {
  getLocale(): Locale;
  /**
   * Resolves when its words are in use: true if the locale changed. One without words falls back, `auto` is what
   * the app starts with by itself. It is remembered for the next start.
   */
  setLocale(locale: Locale | 'auto'): Abortable<boolean>;
  /** Returns its removal. */
  onLocaleChange(listener: (event: { readonly locale: Locale }) => void): () => void;
};

/** The visitor's language at run time. What listens is called until the lifetime ends. */
export function createLocaleCalls(context: PlatformContext, lifetime?: AbortSignal): LocaleCalls {
  const { env, messages } = context;
  return {
    getLocale: () => messages.getState().locale,
    setLocale: (locale) =>
      startTask(context, {
        api: 'setLocale',
        signals: lifetime ? [lifetime] : [],
        start: async () => {
          try {
            return await (await import('./set-locale')).setLocale(context, locale);
          } catch (error) {
            throw toPlatformError('setLocale', error);
          }
        },
      }),
    onLocaleChange: (listener) => {
      requireListener('onLocaleChange', listener);
      const stop = messages.subscribe(({ locale }, before) => {
        if (locale !== before.locale) tell(env, () => listener({ locale }));
      });
      if (lifetime?.aborted) stop();
      lifetime?.addEventListener('abort', stop);
      return stop;
    },
  };
}
