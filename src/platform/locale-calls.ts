import type { Locale } from '@/shared/messages';
import type { PlatformContext } from './context';
import { toPlatformError } from './errors';
import { type EventSource, lazyEvents } from './lazy-events';
import { startTask } from './start-task';
import type { Abortable } from './task';

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

const localeChange: EventSource<{ readonly locale: Locale }> = ({ messages }, emit) =>
  messages.subscribe(({ locale }, before) => {
    if (locale !== before.locale) emit({ locale });
  });

/** The visitor's language at run time. What listens is called until the lifetime ends. */
export function createLocaleCalls(context: PlatformContext, lifetime?: AbortSignal): LocaleCalls {
  const { messages } = context;
  const events = lazyEvents(context, () => ({ localeChange }), ['localeChange']);
  const { onLocaleChange } = events.calls(lifetime);
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
    onLocaleChange,
  };
}
