import { useKitLocale } from '@/platform';
import { type Decimal, isPaste, type Typed } from './text-edits';

/**
 * Gives the decimal separator of the language for a pasted number, and undefined for keys, which write one character at
 * a time. Intl.NumberFormat is slow to create, so only a paste asks for it.
 */
export function useDecimal(): (edit: Typed) => Decimal | undefined {
  const locale = useKitLocale();
  return (edit) => {
    if (!isPaste(edit)) return undefined;
    return new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.';
  };
}
