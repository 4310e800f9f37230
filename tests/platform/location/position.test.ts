import { describe, expect, it } from 'vitest';
import { getLocation } from '@/platform/location/calls';
import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';
import { locatedPlatform, positionOf, troubleOf } from '../../helpers/located-platform';
import { starterOf } from '../../helpers/start-call';

function start(state?: PermissionState) {
  const fake = locatedPlatform(state);
  return { ...fake, locate: starterOf(fake.context, 'getLocation', getLocation) };
}

const failure = (code: string, message: string) => ({
  code,
  errMsg: `getLocation:fail ${message}`,
});
const late = failure('timeout', 'the location did not come in time');

describe('getLocation', () => {
  it('resolves with the position of the browser in WGS-84', async () => {
    const { locate, asked } = start();
    const located = locate({});
    await flush();
    asked[0]?.tell(positionOf({ altitude: 44, altitudeAccuracy: 3, speed: 1.5 }));
    await expect(located).resolves.toEqual({
      latitude: 39.9087,
      longitude: 116.3975,
      coordinates: 'wgs84',
      accuracy: 12,
      horizontalAccuracy: 12,
      altitude: 44,
      verticalAccuracy: 3,
      speed: 1.5,
    });
  });

  it('resolves with null for values that the phone does not know', async () => {
    const { locate, asked } = start();
    const located = locate({});
    await flush();
    asked[0]?.tell(positionOf());
    await expect(located).resolves.toMatchObject({
      altitude: null,
      verticalAccuracy: null,
      speed: null,
    });
  });

  it('resolves in GCJ-02 on request, shifted in mainland China only', async () => {
    const { locate, asked } = start();
    const beijing = locate({ type: 'gcj02' });
    const carrara = locate({ type: 'gcj02' });
    await flush();
    asked[0]?.tell(positionOf());
    asked[1]?.tell(positionOf({ latitude: 44.0793, longitude: 10.0979 }));
    const { latitude, longitude, coordinates } = await beijing;
    expect(coordinates).toBe('gcj02');
    expect(latitude).toBeCloseTo(39.9101, 3);
    expect(longitude).toBeCloseTo(116.4037, 3);
    await expect(carrara).resolves.toMatchObject({
      latitude: 44.0793,
      longitude: 10.0979,
      coordinates: 'gcj02',
    });
  });

  it.each([
    [{}, { enableHighAccuracy: false, timeout: 20_000, maximumAge: 0 }],
    [{ isHighAccuracy: true }, { enableHighAccuracy: true, timeout: 20_000 }],
    [{ altitude: true }, { enableHighAccuracy: true }],
    [
      { timeout: 500, maximumAge: 30_000 },
      { timeout: 500, maximumAge: 30_000 },
    ],
    [{ isHighAccuracy: true, highAccuracyExpireTime: 3000 }, { timeout: 3000 }],
    [{ isHighAccuracy: true, highAccuracyExpireTime: 9000, timeout: 5000 }, { timeout: 5000 }],
    [{ highAccuracyExpireTime: 3000 }, { timeout: 20_000 }],
  ])('with %j it asks the browser for %j', async (params, wanted) => {
    const { locate, asked } = start();
    locate(params).catch(() => {});
    await flush();
    expect(asked[0]?.wanted).toMatchObject(wanted);
  });

  it('asks for a rough position if the exact one takes too long', async () => {
    const { locate, asked } = start();
    const located = locate({ isHighAccuracy: true, highAccuracyExpireTime: 3000 });
    await flush();
    asked[0]?.refuse(troubleOf(3));
    await flush();
    expect(asked[1]?.wanted).toEqual({
      enableHighAccuracy: false,
      timeout: 17_000,
      maximumAge: 0,
    });
    asked[1]?.tell(positionOf({ accuracy: 2000 }));
    await expect(located).resolves.toMatchObject({ accuracy: 2000 });
  });
});

describe('getLocation rejects', () => {
  it.each([
    [
      1,
      failure(
        'denied',
        'the location is not allowed: the user can allow it in the settings of the browser and of the phone',
      ),
    ],
    [2, failure('failed', 'the phone cannot find its location')],
    [3, late],
  ] as const)('for the browser’s error code %i', async (code, refusal) => {
    const { locate, asked, timers } = start();
    const located = locate({});
    await flush();
    asked[0]?.refuse(troubleOf(code));
    await expect(located).rejects.toMatchObject(refusal);
    expect(timers()).toBe(0);
  });

  it('with unsupported if the browser has no geolocation', async () => {
    const { window, locate } = start();
    Object.assign(window, { navigator: {} });
    const refusal = failure('unsupported', 'this browser cannot tell the location');
    await expect(locate({})).rejects.toMatchObject(refusal);
    await expect(getLocation(fakePlatform().context)()).rejects.toMatchObject(refusal);
  });

  it('with unsupported without https', async () => {
    const { window, locate } = start();
    Object.assign(window, { isSecureContext: false });
    await expect(locate({})).rejects.toMatchObject(
      failure('unsupported', 'browsers tell the location over https only'),
    );
  });

  it('with timeout if the browser never answers', async () => {
    const { locate, pass } = start();
    const located = locate({ timeout: 5000 });
    await flush();
    pass(5999);
    pass(1);
    await expect(located).rejects.toMatchObject(late);
  });

  it('with timeout a minute later while the permission prompt is open', async () => {
    const { locate, pass, timers } = start('prompt');
    const located = locate({ timeout: 5000 });
    await flush();
    pass(6000);
    await flush();
    expect(timers()).toBe(1);
    pass(60_000);
    await expect(located).rejects.toMatchObject(late);
  });

  it('with timeout in a browser without a permissions API', async () => {
    const { window, locate, pass } = start();
    Object.assign(window, { navigator: { geolocation: window.navigator.geolocation } });
    const located = locate({ timeout: 5000 });
    await flush();
    pass(6000);
    await expect(located).rejects.toMatchObject(late);
  });

  it('[S8.2] at once after an abort, and cancels its timer', async () => {
    const { locate, timers, asked } = start();
    const located = locate({});
    await flush();
    located.abort();
    await expect(located).rejects.toMatchObject({ code: 'abort' });
    expect(timers()).toBe(0);
    // A late answer has no effect.
    asked[0]?.tell(positionOf());
  });

  it.each([
    [{ type: 'bd09' }, 'parameter.type should be one of wgs84, gcj02'],
    [{ altitude: 'yes' }, 'parameter.altitude should be true or false'],
    [{ timeout: '5' }, 'parameter.timeout should be a number'],
    [{ maximumAge: Number.NaN }, 'parameter.maximumAge should be a number'],
  ])('with invalid for %j', async (params, message) => {
    await expect(start().locate(params as never)).rejects.toMatchObject(
      failure('invalid', message),
    );
  });
});
