import { expect, it } from 'vitest';
import { startLocationUpdate } from '@/platform/apis/location';
import { locationChangeError } from '@/platform/apis/location-events';
import { flush } from '../../../helpers/flush';
import { locatedPlatform } from '../../../helpers/located-platform';

it('tells by a PlatformError why there is no location now, until its end', async () => {
  const { context, move, fault } = locatedPlatform();
  const heard: unknown[] = [];
  const end = locationChangeError(context, (error) => heard.push(error));
  const started = startLocationUpdate(context)();
  await flush();
  move();
  await started;
  fault(2);
  end();
  fault(2);
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({
    name: 'PlatformError',
    code: 'failed',
    api: 'startLocationUpdate',
    errMsg: 'startLocationUpdate:fail the device does not know where it is',
    cause: { code: 2 },
  });
});
