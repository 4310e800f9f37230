import { appKey } from '@/platform/account/token-storage';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import { checkOne, fieldFor } from '@/platform/call/params';
import { attempt } from '@/shared/errors';
import { type Locale, localeOfPhone } from '@/shared/messages';
import { hasOwn } from '@/shared/values';
import { rememberChoice } from './choices';

const localeName = fieldFor<string>(
  (value) => typeof value === 'string' && value !== '',
  'a non-empty string',
);

const checkLocale = checkOne('locale', localeName);

/** The newest of several calls wins. */
export const setLocale: Api<Locale | 'auto', boolean> = defineApi('setLocale', {
  check: checkLocale,
  run: async (context, name) => {
    const { env, messages, settings, shelf } = context;
    const isAuto = name === 'auto';
    const wanted = isAuto ? (settings.locale ?? 'auto') : name;
    const { languages } = env.window.navigator;
    const locale =
      wanted === 'auto' ? localeOfPhone(languages, settings.locales) : messages.resolve([wanted]);
    const before = messages.getState().locale;
    shelf(rememberSplashWords);
    await messages.setLocale(locale);
    if (messages.getState().locale !== locale) return false;
    rememberChoice(context, 'locale', isAuto ? name : locale);
    if (locale === before) return false;
    // Loaders know the language, so their data is old.
    void context.navigator.invalidate();
    return true;
  },
});

/** The key under which the words of the splash are stored. */
export const splashKey = (namespace: string) => appKey('splash', namespace);

/**
 * Stores the words that the document shows until the app runs, now and after each change of the language. The early script
 * of portico/vite has left their keys on the root element, and puts the words in at the next start. Keys without a word in
 * the app's messages are left out.
 */
export function rememberSplashWords({ env, messages, settings, life }: PlatformContext): void {
  const { porticoSplash } = env.document.documentElement.dataset;
  if (porticoSplash === undefined) return;
  const keys = JSON.parse(porticoSplash) as readonly string[];

  const write = () => {
    const { locale, words } = messages.getState();
    const known = keys.filter((key) => hasOwn(words, key)).map((key) => [key, words[key]]);
    if (known.length === 0) return;
    const entry = JSON.stringify({ locale, words: Object.fromEntries(known) });
    // If the browser blocks storage, or it is full, the document keeps its own words.
    attempt(() => env.storage().setItem(splashKey(settings.namespace), entry));
  };

  let cancel = () => {};
  const writeSoon = () => {
    cancel();
    cancel = env.idle(write);
  };
  const stop = messages.subscribe(writeSoon);
  writeSoon();
  life.signal.addEventListener('abort', () => {
    stop();
    cancel();
  });
}
