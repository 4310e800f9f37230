import { expect, it } from 'vitest';
import { locationTrouble } from '@/pages/system/location/location-trouble';
import { PlatformError, type PlatformErrorCode } from '@/platform';

it.each<[PlatformErrorCode, string]>([
  ['denied', 'denied'],
  ['timeout', 'late'],
  ['unsupported', 'unsupported'],
  ['failed', 'unknown'],
])('of code %s is %s', (code, trouble) => {
  expect(locationTrouble(new PlatformError({ code, api: 'getLocation', message: '' }))).toBe(
    trouble,
  );
});

it('of anything else is that nobody knows', () => {
  expect(locationTrouble(new TypeError('no'))).toBe('unknown');
});
