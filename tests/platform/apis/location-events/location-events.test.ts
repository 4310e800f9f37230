import { describe, expect, it } from 'vitest';
import { startLocationUpdate, stopLocationUpdate } from '@/platform/location/calls';
import { locationChange, locationChangeError } from '@/platform/location/calls';
import { flush } from '../../../helpers/flush';
import { locatedPlatform } from '../../../helpers/located-platform';

describe('locationChange', () => {
  async function follow() {
    const fake = locatedPlatform();
    const started = startLocationUpdate(fake.context)({ type: 'wgs84' });
    await flush();
    fake.move({ latitude: 44 });
    await started;
    return fake;
  }

  it('starts a watch for the first listener, and stops it with the last one', async () => {
    const { context, watches, move } = await follow();
    expect(watches()).toBe(0);
    const heard: number[] = [];
    const end = locationChange(context, ({ latitude }) => heard.push(latitude));
    expect(watches()).toBe(1);
    move({ latitude: 45 });
    end();
    expect(watches()).toBe(0);
    expect(heard).toEqual([45]);
  });

  it('tells the newest at once while the watch runs for somebody else', async () => {
    const { context, move } = await follow();
    locationChangeError(context, () => {});
    move({ latitude: 45 });
    const heard: number[] = [];
    locationChange(context, ({ latitude }) => heard.push(latitude));
    expect(heard).toEqual([45]);
  });

  it('tells nothing old after a stop, and nothing after its end', async () => {
    const { context, move } = await follow();
    await stopLocationUpdate(context)();
    const heard: number[] = [];
    const end = locationChange(context, ({ latitude }) => heard.push(latitude));
    const started = startLocationUpdate(context)({ type: 'wgs84' });
    await flush();
    move({ latitude: 45 });
    await started;
    end();
    move({ latitude: 46 });
    expect(heard).toEqual([45]);
  });
});

describe('locationChangeError', () => {
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
});
