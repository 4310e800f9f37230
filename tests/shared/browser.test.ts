import { expect, it } from 'vitest';
import { isAndroid, isIos } from '@/shared/browser';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

it.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'iPhone', 5, true, false],
  ['an iPad that reports the platform of a Mac', MAC, 'MacIntel', 5, true, false],
  ['a Mac', MAC, 'MacIntel', 0, false, false],
  ['a Pixel', 'Mozilla/5.0 (Linux; Android 14; Pixel 7)', 'Linux armv8l', 5, false, true],
  ['a Linux desktop', 'Mozilla/5.0 (X11; Linux x86_64)', 'Linux x86_64', 0, false, false],
  ['Windows with a touch screen', 'Mozilla/5.0 (Windows NT 10.0)', 'Win32', 10, false, false],
])(
  'isIos and isAndroid recognise %s',
  (_name, userAgent, platform, maxTouchPoints, ios, android) => {
    const device = { userAgent, platform, maxTouchPoints };
    expect([isIos(device), isAndroid(device)]).toEqual([ios, android]);
  },
);
