import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { getLocation, startLocationUpdate, stopLocationUpdate } from '@/platform/apis/location';
import { locationChange } from '@/platform/apis/location-events';
import { until } from '../../../helpers/open-app';
import { realPlatform } from '../../../helpers/start-call';

type Session = { send(method: string, params?: object): Promise<unknown> };

const session = cdp() as unknown as Session;

/** The tests run in a context of their own, whose permissions are its own. */
async function permit(setting: 'granted' | 'denied') {
  const { targetInfo } = (await session.send('Target.getTargetInfo')) as {
    targetInfo: { browserContextId: string };
  };
  const { browserContextId } = targetInfo;
  const { origin } = window.location;
  const permission = { name: 'geolocation' };
  await session.send('Browser.setPermission', { permission, setting, origin, browserContextId });
}

const stand = (place: object = {}) => session.send('Emulation.setGeolocationOverride', place);

beforeAll(() => permit('granted'));

afterEach(async () => {
  await permit('granted');
  await session.send('Emulation.clearGeolocationOverride');
});

describe('getLocation in a browser', () => {
  it('tells where the device is', async () => {
    await stand({ latitude: 44.0793, longitude: 10.0979, accuracy: 7 });
    await expect(getLocation(realPlatform().context)()).resolves.toMatchObject({
      latitude: 44.0793,
      longitude: 10.0979,
      accuracy: 7,
      coordinates: 'wgs84',
    });
  });

  it('tells denied and unknown apart', async () => {
    const { context } = realPlatform();
    await stand();
    await expect(getLocation(context)()).rejects.toMatchObject({
      code: 'failed',
      cause: expect.any(GeolocationPositionError),
    });
    await permit('denied');
    await expect(getLocation(context)()).rejects.toMatchObject({ code: 'denied' });
    await expect(startLocationUpdate(context)()).rejects.toMatchObject({ code: 'denied' });
  });

  it('follows a device that moves', async () => {
    const { context } = realPlatform();
    const heard: number[] = [];
    const end = locationChange(context, ({ latitude }) => heard.push(latitude));
    await stand({ latitude: 44, longitude: 10, accuracy: 7 });
    await startLocationUpdate(context)({ type: 'wgs84' });
    await stand({ latitude: 45, longitude: 10, accuracy: 7 });
    await until(() => expect(heard).toEqual([44, 45]));
    await stopLocationUpdate(context)();
    await stand({ latitude: 46, longitude: 10, accuracy: 7 });
    await new Promise((resolve) => setTimeout(resolve, 200));
    end();
    expect(heard).toEqual([44, 45]);
  });
});
