/** CSS variables that set another accent colour, for the light and the dark theme. */
export type BrandVariables = {
  readonly '--portico-accent': string;
  readonly '--portico-on-accent': string;
  readonly '--portico-accent-soft': string;
};

/** Lightness 0 to 1, chroma, hue in radians. */
type Oklch = { readonly l: number; readonly c: number; readonly h: number };
type Rgb = readonly [number, number, number];

/** The least contrast of text by WCAG 2.2 AA. */
const READABLE = 4.5;

/** The surfaces with the least contrast: the darkest one of the light theme, and the lightest one of the dark theme. */
const LIGHT_FILL: Rgb = [0xe8, 0xec, 0xea];
const DARK_FILL: Rgb = [0x25, 0x2e, 0x2b];
const WHITE: Rgb = [255, 255, 255];

/**
 * Computes the accent colour, its soft surface and the text on it from one brand colour. Changes the lightness until texts
 * are readable (4.5 : 1) in both themes, and keeps the hue. Use it with `KitProvider`, `Theme` or any element:
 * `<body style={brand('#6d28d9')}>`.
 */
export function brand(colour: string): BrandVariables {
  const wish = toOklch(parse(colour));
  const light = darken(wish, [LIGHT_FILL, WHITE]);
  const dark = lighten({ ...wish, l: Math.max(wish.l, 0.68), c: Math.min(wish.c, 0.17) }, [
    DARK_FILL,
  ]);
  const softLight = soften(light, 0.94, 0.035, 0.005);
  const softDark = soften(dark, 0.3, 0.05, -0.005);
  const inkOnDark = soften(dark, 0.22, 0.04, -0.005);
  return {
    '--portico-accent': both(light, dark),
    '--portico-on-accent': both({ l: 1, c: 0, h: 0 }, inkOnDark),
    '--portico-accent-soft': both(softLight, softDark),
  };
}

/** Uses the theme switches of tokens.css: one of the two is empty, the other is invalid and takes its default. */
function both(light: Oklch, dark: Oklch): string {
  return `var(--portico-l, ${hex(light)}) var(--portico-d, ${hex(dark)})`;
}

function darken(colour: Oklch, surfaces: readonly Rgb[]): Oklch {
  let now = colour;
  while (now.l > 0 && !isReadable(now, surfaces)) now = { ...now, l: now.l - 0.005 };
  return now;
}

function lighten(colour: Oklch, surfaces: readonly Rgb[]): Oklch {
  let now = colour;
  while (now.l < 1 && !isReadable(now, surfaces)) now = { ...now, l: now.l + 0.005 };
  return now;
}

/** A surface with the same hue on which the colour is readable. `step` increases the contrast. */
function soften(colour: Oklch, l: number, c: number, step: number): Oklch {
  let now: Oklch = { l, c: Math.min(c, colour.c), h: colour.h };
  while (now.l > 0 && now.l < 1 && !isReadable(colour, [toRgb(now)]))
    now = { ...now, l: now.l + step };
  return now;
}

function isReadable(colour: Oklch, surfaces: readonly Rgb[]): boolean {
  return surfaces.every((surface) => contrast(toRgb(colour), surface) >= READABLE);
}

/** The contrast ratio of WCAG: 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map(linear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function parse(colour: string): Rgb {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  const digits = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1);
  if (!digits) {
    throw new TypeError(
      `brand(colour): write the colour as #rgb or #rrggbb, not ${JSON.stringify(colour)}`,
    );
  }
  return digits.map((digit) => Number.parseInt(digit, 16)) as unknown as Rgb;
}

// The matrices of the Oklab colour space: https://bottosson.github.io/posts/oklab/

function toOklch(rgb: Rgb): Oklch {
  const [r, g, b] = rgb.map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

/** The nearest sRGB colour. Reduces the chroma until the colour is in the sRGB gamut. */
function toRgb({ l, c, h }: Oklch): Rgb {
  let chroma = c;
  while (chroma > 0) {
    const channels = channelsOf(l, chroma, h);
    if (channels.every((channel) => channel >= -0.0005 && channel <= 1.0005))
      return encode(channels);
    chroma -= 0.002;
  }
  return encode(channelsOf(l, 0, h));
}

function channelsOf(lightness: number, chroma: number, hue: number): readonly number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function encode(channels: readonly number[]): Rgb {
  return channels.map((channel) => {
    const part = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, part)) * 255);
  }) as unknown as Rgb;
}

function hex(colour: Oklch): string {
  return `#${toRgb(colour)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}
