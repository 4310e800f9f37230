import { useMemo } from 'react';
import { useKitLocale } from '@/platform';
import { once } from '@/shared/lazy-values';

/** Numbers in the visitor's language. Its format costs more than most components: it is made once, when it is asked. */
export function useNumbers(maximumFractionDigits = 3): (value: number) => string {
  const locale = useKitLocale();
  return useMemo(() => {
    const format = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits }));
    return (value) => format().format(value);
  }, [locale, maximumFractionDigits]);
}
