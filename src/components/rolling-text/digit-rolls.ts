/** A part of a formatted number: a digit that rolls, or a text that stays, such as a currency. */
export type RollPart =
  | { readonly kind: 'text'; readonly text: string; readonly isInNumber: boolean }
  | {
      readonly kind: 'digit';
      /** The digits from the first to the last one, both included. */
      readonly glyphs: readonly string[];
      /** The digits count up or down. */
      readonly isUp: boolean;
      /** The decimal place: 0 for ones, 1 for tens, -1 for tenths. */
      readonly place: number;
    };

type Part = Intl.NumberFormatPart;

/** These parts are one left-to-right run in every language. */
const NUMBER = ['integer', 'group', 'decimal', 'fraction'];

/** The ten digits of the format, such as Arabic ones. */
export function digitGlyphs(format: Intl.NumberFormat): string[] {
  const { locale, numberingSystem } = format.resolvedOptions();
  const plain = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: false });
  return Array.from(plain.format(9876543210)).reverse();
}

/**
 * The parts of `to`, with the digits that each place shows on its way from `from`. Like in an odometer, lower places
 * turn more, but never more than 19 digits.
 */
export function rollParts(
  from: readonly Part[],
  to: readonly Part[],
  glyphs: readonly string[],
): RollPart[] {
  const [start, end] = [digitsByPlace(from, glyphs), digitsByPlace(to, glyphs)];
  const places = [...start.keys(), ...end.keys()];
  const [highest, lowest] = [Math.max(...places), Math.min(...places)];
  const isUp = numberOf(end, highest, lowest) >= numberOf(start, highest, lowest);
  let place = integerLength(to);
  return to.flatMap(({ type, value }, index): RollPart[] => {
    if (type !== 'integer' && type !== 'fraction') {
      const isInNumber = NUMBER.includes(type) || isLeftSign(type, to[index - 1]);
      return [{ kind: 'text', text: value, isInNumber }];
    }
    return Array.from(value, (glyph) => {
      place -= 1;
      const first = start.get(place) ?? 0;
      const last = glyphs.indexOf(glyph);
      const distance = numberOf(end, highest, place) - numberOf(start, highest, place);
      const near = (isUp ? last - first + 10 : first - last + 10) % 10;
      const turns = near + (Math.abs(distance) >= 10 ? 10 : 0);
      const digits = Array.from({ length: turns + 1 }, (_, turn) => {
        const digit = isUp ? first + turn : first - turn + 20;
        return glyphs[digit % 10] ?? '';
      });
      return { kind: 'digit', glyphs: digits, isUp, place };
    });
  });
}

/** A sign is at the left of the digits, unless a right-to-left mark of the format is before it. */
function isLeftSign(type: string, before: Part | undefined): boolean {
  return /^(minus|plus)Sign$/.test(type) && !/[\u061c\u200f]$/.test(before?.value ?? '');
}

function integerLength(parts: readonly Part[]): number {
  const integers = parts.filter(({ type }) => type === 'integer');
  return integers.flatMap(({ value }) => Array.from(value)).length;
}

function digitsByPlace(parts: readonly Part[], glyphs: readonly string[]): Map<number, number> {
  let place = integerLength(parts);
  const digits = parts
    .filter(({ type }) => type === 'integer' || type === 'fraction')
    .flatMap(({ value }) => Array.from(value, (glyph) => glyphs.indexOf(glyph)));
  return new Map(
    digits.map((digit) => {
      place -= 1;
      return [place, digit];
    }),
  );
}

/** The number that the places from the highest to the lowest one show, in units of the lowest one. */
function numberOf(digits: ReadonlyMap<number, number>, highest: number, lowest: number): number {
  let sum = 0;
  for (let place = highest; place >= lowest; place -= 1) sum = sum * 10 + (digits.get(place) ?? 0);
  return sum;
}
