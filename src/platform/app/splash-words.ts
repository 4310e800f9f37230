import { appKey } from '@/platform/account/token-storage';
import type { PlatformContext } from '@/platform/call/context';
import { attempt } from '@/shared/errors';
import { hasOwn } from '@/shared/values';

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
