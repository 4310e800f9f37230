import { describe, expect, it } from 'vitest';
import { startLocationUpdate, stopLocationUpdate } from '@/platform/location/calls';
import { locationChange, locationChangeError } from '@/platform/location/calls';
import { flush } from '../../../helpers/flush';
import { locatedPlatform } from '../../../helpers/located-platform';
import { starterOf } from '../../../helpers/start-call';

function open(state?: PermissionState) {
  const fake = locatedPlatform(state);
  const heard: unknown[] = [];
  locationChange(fake.context, ({ latitude, coordinates }) => heard.push([latitude, coordinates]));
  const faults: unknown[] = [];
  locationChangeError(fake.context, ({ code, errMsg }) => faults.push([code, errMsg]));
  const start = starterOf(fake.context, 'startLocationUpdate', startLocationUpdate);
  const stop = () => stopLocationUpdate(fake.context)();
  const started = async (params = {}) => {
    const begun = start(params);
    await flush();
    fake.move({ latitude: 44 });
    await begun;
  };
  return { ...fake, heard, faults, start, stop, started };
}

const refusal = (code: string, message: string) => ({
  code,
  errMsg: `startLocationUpdate:fail ${message}`,
});

describe('startLocationUpdate', () => {
  it('resolves with the first location, and follows the device', async () => {
    const { started, move, heard, timers } = open();
    await started({ type: 'wgs84' });
    move({ latitude: 45 });
    expect(heard).toEqual([
      [44, 'wgs84'],
      [45, 'wgs84'],
    ]);
    expect(timers()).toBe(0);
  });

  it('tells GCJ-02 unless told otherwise, and in another system from a second start on', async () => {
    const { started, start, heard, watches } = open();
    await started();
    await start({ type: 'wgs84' });
    await start({ type: 'wgs84' });
    expect(heard.map((event) => (event as string[])[1])).toEqual(['gcj02', 'wgs84']);
    expect(watches()).toBe(1);
  });

  it('rejects when it is denied, and can be started anew', async () => {
    const { start, started, fault, faults, watches } = open();
    const [one, two] = [start({}), start({})];
    await flush();
    fault(1);
    const denied = refusal('denied', 'the visitor or the system does not allow the location');
    await expect(one).rejects.toMatchObject(denied);
    await expect(two).rejects.toMatchObject(denied);
    expect([watches(), faults]).toEqual([0, []]);
    await started();
    expect(watches()).toBe(1);
  });

  it('is no failure when the device does not know yet', async () => {
    const { start, fault, faults, move, heard } = open();
    const begun = start({});
    await flush();
    fault(2);
    await begun;
    fault(3);
    move({ latitude: 44 });
    expect(faults).toEqual([
      ['failed', 'startLocationUpdate:fail the device does not know where it is'],
      ['timeout', 'startLocationUpdate:fail the location did not come in time'],
    ]);
    expect(heard).toHaveLength(1);
  });

  it('ends when the permission is taken back', async () => {
    const { started, fault, faults, watches } = open();
    await started();
    fault(1);
    expect(faults).toMatchObject([['denied', expect.any(String)]]);
    expect(watches()).toBe(0);
  });

  it('rejects in a browser that never answers', async () => {
    const { start, pass, watches } = open();
    const begun = start({});
    await flush();
    pass(21_000);
    await expect(begun).rejects.toMatchObject(
      refusal('timeout', 'the location did not come in time'),
    );
    expect(watches()).toBe(0);
  });

  it('sleeps while nobody looks', async () => {
    const { started, hide, move, heard, watches } = open();
    await started();
    hide(true);
    expect(watches()).toBe(0);
    hide(false);
    expect(watches()).toBe(1);
    move({ latitude: 46 });
    expect(heard).toHaveLength(2);
  });

  it.each(['before', 'meanwhile'])(
    'waits for nobody who does not look: hidden %s',
    async (when) => {
      const { start, hide, watches } = open();
      if (when === 'before') hide(true);
      const begun = start({});
      await flush();
      hide(true);
      await expect(begun).resolves.toBeUndefined();
      expect(watches()).toBe(0);
    },
  );

  it('survives a browser that refuses at once', async () => {
    const { start, started, window, watches } = open();
    const { geolocation } = window.navigator;
    const { watchPosition } = geolocation;
    geolocation.watchPosition = (tell, refuse) => {
      refuse?.({ code: 1, message: '' } as GeolocationPositionError);
      return watchPosition(tell, refuse);
    };
    await expect(start({})).rejects.toMatchObject({ code: 'denied' });
    expect(watches()).toBe(0);
    geolocation.watchPosition = watchPosition;
    await started();
  });

  it('is over when the app is unmounted, also while the visitor is asked', async () => {
    const { start, watches, hide, context, timers } = open('prompt');
    const begun = start({});
    await flush();
    expect(watches()).toBe(1);
    context.life.abort();
    await expect(begun).rejects.toMatchObject(refusal('abort', 'the app was unmounted'));
    hide(true);
    hide(false);
    expect([watches(), timers()]).toEqual([0, 0]);
  });

  it('asks for nothing when its code comes after that', async () => {
    const { start, watches, context } = open();
    context.life.abort();
    await expect(start({})).rejects.toMatchObject(refusal('abort', 'the app was unmounted'));
    expect(watches()).toBe(0);
  });

  it('[S8.2] stops what nobody waits for any more', async () => {
    const { start, watches } = open();
    const [one, two] = [start({}), start({})];
    await flush();
    one.abort();
    await expect(one).rejects.toMatchObject({ code: 'abort' });
    expect(watches()).toBe(1);
    two.abort();
    await expect(two).rejects.toMatchObject({ code: 'abort' });
    expect(watches()).toBe(0);
  });

  it('says what is missing', async () => {
    const { start, window } = open();
    Object.assign(window, { isSecureContext: false });
    await expect(start({})).rejects.toMatchObject(
      refusal('unsupported', 'browsers tell the location over https only'),
    );
    await expect(start({ type: 'bd09' as never })).rejects.toMatchObject(
      refusal('invalid', 'parameter.type should be one of wgs84, gcj02'),
    );
  });
});
