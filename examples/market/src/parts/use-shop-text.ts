import { useLocale, useWords } from 'portico';
import type { Language, Text } from '../api/types.ts';
import { en } from '../words/en.ts';

/** The words of the app, the texts of the shop and its prices in the language of the user. */
export function useShopText() {
  const t = useWords(en);
  const { locale } = useLocale();
  const language: Language = locale === 'ar' ? 'ar' : locale === 'zh-Hans' ? 'zh-Hans' : 'en';
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const signed = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    signDisplay: 'always',
  });
  return {
    t,
    locale,
    text: (text: Text) => text[language],
    price: (amount: number) => money.format(amount),
    /** With its sign, on the side where the language has it. */
    extraPrice: (amount: number) => signed.format(amount),
  };
}
