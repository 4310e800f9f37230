import { useMemo } from 'react';
import { useKitLocale } from '@/platform';
import { once } from '@/shared/lazy-values';

/** Formats numbers in the user's language. Intl.NumberFormat is slow to create, so the first call creates it once. */
export function useNumbers(maximumFractionDigits = 3): (value: number) => string {
  const locale = useKitLocale();
  return useMemo(() => {
    const format = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits }));
    return (value) => format().format(value);
  }, [locale, maximumFractionDigits]);
}
