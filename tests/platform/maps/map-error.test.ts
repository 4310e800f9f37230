import { describe, expect, it } from 'vitest';
import { failureOf } from '@/platform/call/check';
import { mapError } from '@/platform/maps/load-provider';
import { MapFailure } from '@/platform/maps/provider';
import { fakePlatform } from '../../helpers/fake-platform';

describe('mapError', () => {
  const { context } = fakePlatform();
  const fail = failureOf('chooseLocation');

  it.each([
    ['[S8.9] key', 'key', 'no-key', 'Map key not configured: no answer in 10 s'],
    ['[S8.10] network', 'network', 'network', 'the map service did not answer: no answer in 10 s'],
    ['[S8.10] load', 'load', 'failed', 'no answer in 10 s'],
  ] as const)('the reason of %s becomes the error of a call', (_title, reason, code, message) => {
    const failure = new MapFailure(reason, 'no answer in 10 s');
    expect(mapError(context, fail, failure)).toMatchObject({
      name: 'PlatformError',
      code,
      errMsg: `chooseLocation:fail ${message}`,
      cause: failure,
    });
  });

  it('returns other errors as they are', () => {
    const error = new RangeError('no');
    expect(mapError(context, fail, error)).toBe(error);
  });
});
