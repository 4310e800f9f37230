import type { Stone } from './stones';

type Hsl = readonly [hue: number, saturation: number, lightness: number];
type Kind = 'veins' | 'specks' | 'bands';
type Look = { readonly base: Hsl; readonly mark: Hsl; readonly kind: Kind };

const looks: { readonly [id in Stone['family']['id']]: Look } = {
  marble: { base: [36, 16, 90], mark: [30, 6, 52], kind: 'veins' },
  granite: { base: [24, 7, 66], mark: [24, 8, 30], kind: 'specks' },
  limestone: { base: [42, 36, 80], mark: [38, 30, 64], kind: 'specks' },
  travertine: { base: [34, 42, 74], mark: [28, 34, 54], kind: 'bands' },
  slate: { base: [206, 12, 36], mark: [204, 14, 54], kind: 'bands' },
  sandstone: { base: [24, 50, 62], mark: [18, 46, 46], kind: 'bands' },
  onyx: { base: [158, 26, 46], mark: [150, 40, 78], kind: 'veins' },
  basalt: { base: [200, 8, 24], mark: [200, 8, 48], kind: 'specks' },
};

export type Field = { readonly width: number; readonly height: number };

export type Pattern = {
  readonly base: string;
  readonly mark: string;
  readonly lines: readonly { readonly d: string; readonly width: number }[];
  readonly specks: readonly { readonly x: number; readonly y: number; readonly r: number }[];
};

/** A drawing of the stone: the same stone looks the same every time. */
export function patternOf({ number, family, quarry }: Stone, field: Field): Pattern {
  const { base, mark, kind } = looks[family.id];
  const random = createRandom(number);
  const [hue, saturation, lightness] = base;
  // Quarries differ a little in tone.
  const tone: Hsl = [hue + ((quarry * 7) % 17) - 8, saturation, lightness + ((quarry * 5) % 9) - 4];
  return {
    base: css(tone),
    mark: css(mark),
    lines: kind === 'specks' ? [] : linesOf(kind, field, random),
    specks: kind === 'specks' ? specksOf(field, random) : [],
  };
}

const STEPS = 6;
/** Veins fall steeply and stray; bands lie nearly level. Lengths are shares of the field's height. */
const courses = {
  veins: { per100: 9, slope: 0.9, stray: 0.16, thin: 0.25, thick: 2.6 },
  bands: { per100: 15, slope: 0.05, stray: 0.035, thin: 0.5, thick: 3.2 },
} as const;

function linesOf(kind: 'veins' | 'bands', { width, height }: Field, random: () => number) {
  const { per100, slope, stray, thin, thick } = courses[kind];
  const count = Math.round((per100 * (width + height)) / 200);
  return Array.from({ length: count }, (_, index) => {
    const fall = slope * height * (0.5 + random());
    let y = ((index + random()) / count) * (height + fall) - fall;
    const points = Array.from({ length: STEPS + 1 }, (__, step) => {
      y += fall / STEPS + (random() - 0.5) * stray * height;
      return `${round((step / STEPS) * (width + 10) - 5)} ${round(y)}`;
    });
    // Few lines are strong, most are hair-thin.
    const strength = random() ** 4;
    return { d: smooth(points), width: round(thin + strength * (thick - thin)) };
  });
}

/** Each T goes on in the direction of the curve before it. */
function smooth([first = '', second = '', ...rest]: readonly string[]): string {
  return `M${first}Q${first} ${second}${rest.map((point) => `T${point}`).join('')}`;
}

function specksOf({ width, height }: Field, random: () => number) {
  const count = Math.round((width * height) / 55);
  return Array.from({ length: count }, () => ({
    x: round(random() * width),
    y: round(random() * height),
    r: round(0.3 + random() ** 3 * 1.7),
  }));
}

/** Mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function css([hue, saturation, lightness]: Hsl): string {
  return `hsl(${hue} ${saturation}% ${lightness}%)`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
