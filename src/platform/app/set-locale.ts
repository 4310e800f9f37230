import { type Api, defineApi } from '@/platform/call/define';
import { checkOne, type Field } from '@/platform/call/params';
import { type Locale, localeOfPhone } from '@/shared/messages';
import { rememberChoice } from './remember-choice';
import { rememberSplashWords } from './splash-words';

const localeName: Field<string> = (value, name) =>
  typeof value === 'string' && value !== ''
    ? { value }
    : { refused: `parameter.${name} should be a non-empty string` };

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
    return locale !== before;
  },
});
