import { expect, it } from 'vitest';
import { locationTrouble } from '@/pages/system/location/use-own-place';
import { PlatformError, type PlatformErrorCode } from '@/platform';

it.each<[PlatformErrorCode, string]>([
  ['denied', 'denied'],
  ['timeout', 'late'],
  ['unsupported', 'unsupported'],
  ['failed', 'unknown'],
])('an error with code %s means %s', (code, trouble) => {
  expect(locationTrouble(new PlatformError({ code, api: 'getLocation', message: '' }))).toBe(
    trouble,
  );
});

it('any other error means unknown', () => {
  expect(locationTrouble(new TypeError('no'))).toBe('unknown');
});
