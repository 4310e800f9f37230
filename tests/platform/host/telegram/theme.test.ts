import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDark, readTheme } from '@/platform/host/telegram/ui';

describe("[S1.2] Telegram's colours", () => {
  it('go by the names that its own script gives them', () => {
    expect(readTheme({ bg_color: '#17212B', secondary_bg_color: '#ffffff' })).toEqual([
      ['--tg-theme-bg-color', '#17212B'],
      ['--tg-theme-secondary-bg-color', '#ffffff'],
    ]);
  });

  it.each([
    [{ bg_color: 'red' }],
    [{ bg_color: '#fff' }],
    [{ bg_color: '#ffffff;x:url(//evil)' }],
    [{ 'bg-color: x; y': '#ffffff' }],
    [{ bg_color: 5 }],
    [null],
    ['text'],
    [undefined],
  ])('are colours, and nothing else: %j', (theme) => {
    expect(readTheme(theme)).toEqual([]);
  });

  it.each([
    ['#17212b', true],
    ['#000000', true],
    ['#ffffff', false],
    ['#F4F4F5', false],
    ['#5288c1', true],
  ])('%s is dark: %s', (colour, expected) => {
    expect(isDark(colour)).toBe(expected);
  });

  it('whatever is sent, never throw', () => {
    fc.assert(fc.property(fc.anything(), (theme) => void readTheme(theme)));
  });
});
