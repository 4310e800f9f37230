import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brand, contrast } from '@/components/kit-provider/brand';

type Rgb = readonly [number, number, number];

const rgb = (text: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)) as unknown as Rgb;

/** Returns the colours of a variable in the light and the dark theme. */
function halves(value: string): readonly [Rgb, Rgb] {
  const found = /^var\(--portico-l, (#[\da-f]{6})\) var\(--portico-d, (#[\da-f]{6})\)$/.exec(value);
  if (!found?.[1] || !found[2]) throw new Error(`not a pair of colours: ${value}`);
  return [rgb(found[1]), rgb(found[2])];
}

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('violet keeps its hue and is lighter in the dark theme', () => {
  expect(brand('#6d28d9')['--portico-accent']).toBe(
    'var(--portico-l, #6d28d9) var(--portico-d, #9d80f6)',
  );
});

it('contrast is 21 for black on white, and 1 for equal colours', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([9, 8, 7], [9, 8, 7])).toBe(1);
});

it('text in any accent colour is readable on all surfaces of both themes', () => {
  fc.assert(
    fc.property(colour, (text) => {
      const variables = brand(text);
      const [light, dark] = halves(variables['--portico-accent']);
      const [onLight, onDark] = halves(variables['--portico-on-accent']);
      const [softLight, softDark] = halves(variables['--portico-accent-soft']);
      const pairs: readonly [Rgb, Rgb][] = [
        ...[rgb('#f3f5f4'), rgb('#ffffff'), rgb('#e8ecea'), onLight, softLight].map(
          (other): [Rgb, Rgb] => [light, other],
        ),
        ...[rgb('#0c1110'), rgb('#151b19'), rgb('#252e2b'), onDark, softDark].map(
          (other): [Rgb, Rgb] => [dark, other],
        ),
      ];
      for (const [one, other] of pairs) expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 300 },
  );
});

it('three digits are the short form of six', () => {
  expect(brand('#a1f')).toEqual(brand('#aa11ff'));
});

it.each(['violet', '#12', '', 'rgb(1, 2, 3)'])(
  'the error for %j names the call and the parameter',
  (text) => {
    expect(() => brand(text)).toThrow(
      new TypeError(
        `brand(colour): write the colour as #rgb or #rrggbb, not ${JSON.stringify(text)}`,
      ),
    );
  },
);
