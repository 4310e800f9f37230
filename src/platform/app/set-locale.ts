import { type Api, defineApi } from '@/platform/call/define';
import type { Locale } from '@/shared/messages';
import { localeKey } from './locale';

/** The newest of several calls wins. */
export const setLocale: Api<Locale | 'auto', boolean> = defineApi('setLocale', {
  check: (wish) =>
    typeof wish === 'string' && wish !== ''
      ? { ok: true, params: wish }
      : {
          ok: false,
          code: 'invalid',
          message: 'parameter.locale should be a non-empty string',
          parameter: 'locale',
        },
  run: async ({ env, messages, settings }, wish) => {
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
      // The browser blocks storage, or it is full. The language lasts as long as the document.
    }
    return locale !== before;
  },
});
