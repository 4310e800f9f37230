import { describe, expect, it } from 'vitest';
import { drawTile } from '@/platform/maps/offline/draw-tile';
import type { Tile } from '@/platform';

const SIZE = 256;
const EDGE = 8;

/** The pixels of a tile and of a margin around it. */
function paint({
  x,
  y,
  zoom,
  isDark = false,
}: Omit<Tile, 'size' | 'isDark'> & { isDark?: boolean }) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE + 2 * EDGE;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('this browser draws nothing');
  pen.translate(EDGE, EDGE);
  drawTile(pen, { x, y, zoom, size: SIZE, isDark });
  return pen;
}

/** The number of pixels that differ by more than rounding. */
function differences(one: ImageData, other: ImageData): number {
  let count = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const far = [0, 1, 2].some(
      (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > 12,
    );
    if (far) count += 1;
  }
  return count;
}

function coloursOf(pen: CanvasRenderingContext2D): Set<string> {
  const { data } = pen.getImageData(EDGE, EDGE, SIZE, SIZE);
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += 4) {
    colours.add(`${data[at]},${data[at + 1]},${data[at + 2]},${data[at + 3]}`);
  }
  return colours;
}

const spots: [zoom: number, x: number, y: number][] = [
  [5, 26, 12],
  [8, 210, 97],
  [12, 3372, 1552],
  [14, 13_489, 6208],
  [16, 53_958, 24_832],
  [18, 215_833, 99_329],
];

describe('a drawn tile', () => {
  it.each(spots)('matches its neighbours at the edges at zoom %d', (zoom, x, y) => {
    const here = paint({ x, y, zoom });
    const east = paint({ x: x + 1, y, zoom });
    const south = paint({ x, y: y + 1, zoom });
    const long = SIZE + 2 * EDGE;
    const wide = 2 * EDGE;
    expect(
      differences(here.getImageData(SIZE, 0, wide, long), east.getImageData(0, 0, wide, long)),
    ).toBe(0);
    expect(
      differences(here.getImageData(0, SIZE, long, wide), south.getImageData(0, 0, long, wide)),
    ).toBe(0);
  });

  it('matches itself around the world', () => {
    expect(
      differences(
        paint({ x: -1, y: 12, zoom: 5 }).getImageData(EDGE, EDGE, SIZE, SIZE),
        paint({ x: 31, y: 12, zoom: 5 }).getImageData(EDGE, EDGE, SIZE, SIZE),
      ),
    ).toBe(0);
  });

  it.each(spots)('covers all pixels in several colours at zoom %d', (zoom, x, y) => {
    for (const isDark of [false, true]) {
      const colours = coloursOf(paint({ x, y, zoom, isDark }));
      expect([...colours].every((colour) => colour.endsWith(',255'))).toBe(true);
      expect(colours.size).toBeGreaterThan(4);
    }
  });

  it('is light in the light theme and dark in the dark theme', () => {
    const brightness = (isDark: boolean) => {
      const { data } = paint({ x: 53_958, y: 24_832, zoom: 16, isDark }).getImageData(
        0,
        0,
        272,
        272,
      );
      return data.reduce((sum, value) => sum + value, 0) / data.length;
    };
    expect(brightness(false)).toBeGreaterThan(220);
    // A quarter of the bytes is the alpha channel.
    expect(brightness(true)).toBeLessThan(110);
  });

  it('contains parks and water', { tags: 'long' }, () => {
    const colours = new Set<string>();
    for (let x = 0; x < 6; x += 1) {
      for (let y = 0; y < 6; y += 1) {
        for (const colour of coloursOf(paint({ x: 13_480 + x, y: 6200 + y, zoom: 14 }))) {
          colours.add(colour);
        }
      }
    }
    expect(colours.has('205,235,195,255')).toBe(true);
    expect(colours.has('168,213,242,255')).toBe(true);
  });
});
