import { useLocale } from 'portico';

/** Writes an amount as in the language of the user. */
export function usePrice(): (amount: number) => string {
  const { locale } = useLocale();
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  return (amount) => format.format(amount);
}
