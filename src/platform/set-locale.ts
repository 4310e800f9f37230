import type { PlatformContext } from './context';
import { PlatformError } from './errors';
import { localeKey } from './remembered-locale';

/** Changes the language and remembers it. The newest of several wishes wins. */
export async function setLocale(
  { env, messages, settings }: PlatformContext,
  wish: unknown,
): Promise<boolean> {
  if (typeof wish !== 'string' || wish === '') {
    const message = 'parameter.locale should be a non-empty string';
    throw new PlatformError({ code: 'invalid', api: 'setLocale', message });
  }
  const isAuto = wish === 'auto';
  const wanted = isAuto ? (settings.locale ?? 'auto') : wish;
  const { languages } = env.window.navigator;
  const locale = messages.resolve(wanted === 'auto' ? languages : [wanted]);
  const before = messages.getState().locale;
  await messages.setLocale(locale);
  if (messages.getState().locale !== locale) return false;
  try {
    const key = localeKey(settings.namespace);
    if (isAuto) env.storage().removeItem(key);
    else env.storage().setItem(key, locale);
  } catch {
    // Blocked or full: it holds as long as the document.
  }
  return locale !== before;
}
