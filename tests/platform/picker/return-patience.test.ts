import { expect, it } from 'vitest';
import { returnPatience } from '@/platform/picker/return-patience';

const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148`;
const android = (version: string) =>
  `Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Version/4.0 Chrome/${version} Mobile Safari/537.36`;
const firefox = 'Mozilla/5.0 (Android 13; Mobile; rv:115.0) Gecko/115.0 Firefox/115.0';

it.each([
  ['Chromium 113', { userAgent: android('113.0.5672.0'), userActivation: {} }, 10_000],
  ['Chromium 126', { userAgent: android('126.0.0.0'), userActivation: {} }, 10_000],
  ['Chromium 112', { userAgent: android('112.0.0.0'), userActivation: {} }, 3000],
  ['Safari 15', { userAgent: iphone('15_0') }, 3000],
  ['Safari 16.4', { userAgent: iphone('16_4'), userActivation: {} }, 10_000],
  ['Firefox 115', { userAgent: firefox }, 10_000],
])('files may take so long after the return in %s', (_engine, facts, expected) => {
  expect(returnPatience(facts)).toBe(expected);
});
