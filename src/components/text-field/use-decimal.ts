import { useKitLocale } from '@/platform';
import { type Decimal, isPaste, type Typed } from './text-edits';

/**
 * Gives the decimal separator of the language for a pasted number, and undefined for keys, which write one character at
 * a time. Intl.NumberFormat is slow to create, so only a paste asks for it.
 */
export function useDecimal(): (edit: Typed) => Decimal | undefined {
  const locale = useKitLocale();
  return (edit) => (isPaste(edit) ? decimalOf(locale) : undefined);
}

/** Writes a number in a field, with the decimal separator of the language. Without groups, because users edit it. */
export function useWrittenNumber(): (plain: string) => string {
  const locale = useKitLocale();
  return (plain) => (plain.includes('.') ? plain.replace('.', decimalOf(locale)) : plain);
}

const decimalOf = (locale: string): Decimal =>
  new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.';
