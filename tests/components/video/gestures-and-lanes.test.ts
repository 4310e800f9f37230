import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mediaTime } from '@/components/kit/media';
import {
  frontOf,
  isLaneFree,
  passedBetween,
  pickLane,
  type Runner,
  sortDanmu,
} from '@/components/video/danmu';
import { isHls } from '@/components/video/load-hls';
import { gestureOf, levelBy, seekBy } from '@/components/video/use-video-gestures';

describe('lanes of moving comments', () => {
  const crossing = { stage: 400, duration: 4000, gap: 16 };

  it('[S9.26] a comment crosses the picture in four seconds, from outside to outside', () => {
    expect(frontOf({ width: 100, elapsed: 0 }, crossing)).toBe(400);
    expect(frontOf({ width: 100, elapsed: 2000 }, crossing)).toBe(150);
    expect(frontOf({ width: 100, elapsed: 4000 }, crossing)).toBe(-100);
  });

  it('a wider comment is faster, so it starts only when it does not catch up', () => {
    expect(isLaneFree({ width: 100, elapsed: 100 }, 100, crossing)).toBe(false);
    expect(isLaneFree({ width: 100, elapsed: 1000 }, 100, crossing)).toBe(true);
    expect(isLaneFree({ width: 100, elapsed: 1000 }, 900, crossing)).toBe(false);
    expect(pickLane([{ width: 100, elapsed: 10 }, null, null], 100, crossing)).toBe(1);
    expect(pickLane([{ width: 100, elapsed: 10 }], 100, crossing)).toBe(-1);
  });

  it('two comments in a lane never touch', () => {
    const lines = fc.array(
      fc.record({ wait: fc.nat({ max: 1500 }), width: fc.integer({ min: 10, max: 1200 }) }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 4 }), (list, count) => {
        const lanes: { start: number; width: number }[][] = Array.from({ length: count }, () => []);
        let now = 0;
        for (const { wait, width } of list) {
          now += wait;
          const lasts = lanes.map((lane): Runner | null => {
            const last = lane[lane.length - 1];
            return last ? { width: last.width, elapsed: now - last.start } : null;
          });
          lanes[pickLane(lasts, width, crossing)]?.push({ start: now, width });
        }
        for (let at = 0; at < now + 4000; at += 90) {
          for (const lane of lanes) {
            const seen = lane
              .filter(({ start }) => at >= start && at <= start + 4000)
              .map(({ start, width }) => {
                const left = frontOf({ width, elapsed: at - start }, crossing);
                return { left, right: left + width };
              })
              .sort((a, b) => a.left - b.left);
            for (const [index, line] of seen.entries()) {
              const next = seen[index + 1];
              if (next) expect(next.left).toBeGreaterThanOrEqual(line.right - 0.001);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('comments are sorted by time, those without a time first, and each appears once', () => {
    const sorted = sortDanmu([{ text: 'b', time: 2 }, { text: 'a' }, { text: 'c', time: 5 }]);
    expect(sorted.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    const texts = (from: number, to: number) =>
      passedBetween(sorted, from, to).map(({ text }) => text);
    expect(texts(0, 2)).toEqual(['a']);
    expect(texts(2, 5)).toEqual(['b']);
    expect(texts(5, 5.2)).toEqual(['c']);
  });
});

describe('drags over a video', () => {
  it('600 px seek through the whole video, and stop at its ends', () => {
    expect(seekBy(10, 300, 100)).toBe(60);
    expect(seekBy(10, 900, 100)).toBe(100);
    expect(seekBy(10, -300, 100)).toBe(0);
  });

  it('200 px upwards are the whole volume', () => {
    expect(levelBy(0.5, -50)).toBe(0.75);
    expect(levelBy(0.5, 400)).toBe(0);
    expect(levelBy(0.5, -400)).toBe(1);
  });

  it('the first movement decides: sideways seeks, and up changes the volume at the right and the light at the left', () => {
    expect(gestureOf({ x: 12, y: 3 }, true)).toBe('seek');
    expect(gestureOf({ x: 3, y: -12 }, true)).toBe('volume');
    expect(gestureOf({ x: 3, y: -12 }, false)).toBe('light');
  });

  it.each([
    [0, '0:00'],
    [65.9, '1:05'],
    [3905, '1:05:05'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
    [-3, '0:00'],
  ])('%d seconds are shown as %s', (seconds, text) => expect(mediaTime(seconds)).toBe(text));

  it.each([
    ['/live/stone.m3u8', true],
    ['/live/stone.M3U8?token=1', true],
    ['/stone.mp4?next=a.m3u8x', false],
    ['', false],
  ])('%s is an HLS stream: %s', (src, is) => expect(isHls(src)).toBe(is));
});
