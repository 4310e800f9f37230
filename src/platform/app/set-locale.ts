import { type Api, defineApi } from '@/platform/call/define';
import { checkOne, type Field } from '@/platform/call/params';
import type { Locale } from '@/shared/messages';
import { localeKey } from './locale';

const localeName: Field<string> = (value, name) =>
  typeof value === 'string' && value !== ''
    ? { value }
    : { refused: `parameter.${name} should be a non-empty string` };

const checkLocale = checkOne('locale', localeName);

/** The newest of several calls wins. */
export const setLocale: Api<Locale | 'auto', boolean> = defineApi('setLocale', {
  check: checkLocale,
  run: async ({ env, messages, settings }, name) => {
    const isAuto = name === 'auto';
    const wanted = isAuto ? (settings.locale ?? 'auto') : name;
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
