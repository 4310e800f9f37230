import { useLocale, useWords } from 'portico';
import type { Language, Text } from '../api/types.ts';
import { en } from '../words/en.ts';

/** The words of the app, the texts of the shop and its prices in the language of the user. */
export function useShopText() {
  const t = useWords(en);
  const { locale } = useLocale();
  const language: Language = locale === 'ar' ? 'ar' : locale === 'zh-Hans' ? 'zh-Hans' : 'en';
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  return {
    t,
    locale,
    text: (text: Text) => text[language],
    price: (amount: number) => money.format(amount),
  };
}
