import { keyValue } from '@/components/slider';

type Options = {
  readonly count: number;
  readonly half: boolean;
  readonly clearable: boolean;
  readonly isRtl: boolean;
};

/** Keys that radio buttons do not know: digits, and those that clear. */
export function digitValue(key: string, { count, clearable }: Options): number | undefined {
  if (key === 'Delete' || key === 'Backspace' || key === '0') return clearable ? 0 : undefined;
  const digit = /^[1-9]$/.test(key) ? Number(key) : Infinity;
  return digit <= count ? digit : undefined;
}

/** Those and the keys of a slider. */
export function rateValue(key: string, value: number, options: Options): number | undefined {
  const scale = { min: 0, max: options.count, step: options.half ? 0.5 : 1 };
  return digitValue(key, options) ?? keyValue(key, value, scale, options.isRtl);
}
