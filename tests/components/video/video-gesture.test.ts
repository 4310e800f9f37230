import { describe, expect, it } from 'vitest';
import { mediaTime } from '@/components/media-time';
import { isHls } from '@/components/video/load-hls';
import { gestureOf, levelBy, seekBy } from '@/components/video/video-gesture';

describe('drags over a video', () => {
  it('600 px lead through the whole, and no farther than its ends', () => {
    expect(seekBy(10, 300, 100)).toBe(60);
    expect(seekBy(10, 900, 100)).toBe(100);
    expect(seekBy(10, -300, 100)).toBe(0);
  });

  it('200 px up are the whole volume', () => {
    expect(levelBy(0.5, -50)).toBe(0.75);
    expect(levelBy(0.5, 400)).toBe(0);
    expect(levelBy(0.5, -400)).toBe(1);
  });

  it('is what its first step says: along, or up at the right and at the left', () => {
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
  ])('%d seconds are %s', (seconds, text) => expect(mediaTime(seconds)).toBe(text));

  it.each([
    ['/live/stone.m3u8', true],
    ['/live/stone.M3U8?token=1', true],
    ['/stone.mp4?next=a.m3u8x', false],
    ['', false],
  ])('%s is a stream: %s', (src, is) => expect(isHls(src)).toBe(is));
});
