import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  getLocation,
  onLocationChange,
  startLocationUpdate,
  stopLocationUpdate,
} from '@/platform/location/calls';
import { permitLocation, session } from '../../helpers/permit-location';
import { realPlatform } from '../../helpers/start-call';
import { until } from '../../helpers/waiting';

const stand = (place: object = {}) => session.send('Emulation.setGeolocationOverride', place);

beforeAll(() => permitLocation('granted'));

afterEach(async () => {
  await permitLocation('granted');
  await session.send('Emulation.clearGeolocationOverride');
});

describe('getLocation in a browser', () => {
  it('resolves with the position of the browser', async () => {
    await stand({ latitude: 44.0793, longitude: 10.0979, accuracy: 7 });
    await expect(getLocation(realPlatform().context)()).resolves.toMatchObject({
      latitude: 44.0793,
      longitude: 10.0979,
      accuracy: 7,
      coordinates: 'wgs84',
    });
  });

  it('rejects with denied or with failed, depending on the error of the browser', async () => {
    const { context } = realPlatform();
    await stand();
    await expect(getLocation(context)()).rejects.toMatchObject({
      code: 'failed',
      cause: expect.any(GeolocationPositionError),
    });
    await permitLocation('denied');
    await expect(getLocation(context)()).rejects.toMatchObject({ code: 'denied' });
    await expect(startLocationUpdate(context)()).rejects.toMatchObject({ code: 'denied' });
  });

  it('locationChange emits each new position until stopLocationUpdate', async () => {
    const { context } = realPlatform();
    const heard: number[] = [];
    const end = onLocationChange(context, ({ latitude }) => heard.push(latitude));
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
