/** '80 m' or '1.2 km', with the digits and units of the locale. */
export function distanceText(metres: number, locale: string): string {
  const isFar = Math.round(metres) >= 1000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
    maximumFractionDigits: isFar && metres < 99_950 ? 1 : 0,
  }).format(isFar ? metres / 1000 : metres);
}
