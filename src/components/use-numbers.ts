import { useMemo } from 'react';
import { useKitLocale } from '@/platform';

/** Numbers in the visitor's language. Its format costs more than most components: it is made once, when it is asked. */
export function useNumbers(maximumFractionDigits = 3): (value: number) => string {
  const locale = useKitLocale();
  return useMemo(() => {
    let format: Intl.NumberFormat | undefined;
    return (value) => {
      format ??= new Intl.NumberFormat(locale, { maximumFractionDigits });
      return format.format(value);
    };
  }, [locale, maximumFractionDigits]);
}
