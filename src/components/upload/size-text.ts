const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** File sizes use units of 1024. */
export function sizeText(bytes: number, locale: string): string {
  let value = bytes;
  let at = 0;
  while (value >= 1024 && at < units.length - 1) {
    value /= 1024;
    at += 1;
  }
  const maximumFractionDigits = value < 10 && at > 0 ? 1 : 0;
  const unit = units[at] ?? 'byte';
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: at === 0 ? 'long' : 'short',
    maximumFractionDigits,
  }).format(value);
}
