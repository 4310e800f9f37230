import { describe, expect, it } from 'vitest';
import {
  onLocationChange,
  onLocationChangeError,
  startLocationUpdate,
  stopLocationUpdate,
} from '@/platform/location/calls';
import { flush } from '../../helpers/flush';
import { locatedPlatform } from '../../helpers/located-platform';
import { starterOf } from '../../helpers/start-call';

function open(state?: PermissionState) {
  const fake = locatedPlatform(state);
  const heard: unknown[] = [];
  onLocationChange(fake.context, ({ latitude, coordinates }) =>
    heard.push([latitude, coordinates]),
  );
  const faults: unknown[] = [];
  onLocationChangeError(fake.context, ({ code, errMsg }) => faults.push([code, errMsg]));
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
  it('resolves with the first position and then follows the phone', async () => {
    const { started, move, heard, timers } = open();
    await started({ type: 'wgs84' });
    move({ latitude: 45 });
    expect(heard).toEqual([
      [44, 'wgs84'],
      [45, 'wgs84'],
    ]);
    expect(timers()).toBe(0);
  });

  it('uses GCJ-02 by default, and the type of a second start after it', async () => {
    const { started, start, heard, watches } = open();
    await started();
    await start({ type: 'wgs84' });
    await start({ type: 'wgs84' });
    expect(heard.map((event) => (event as string[])[1])).toEqual(['gcj02', 'wgs84']);
    expect(watches()).toBe(1);
  });

  it('rejects with denied without permission, and a later start can succeed', async () => {
    const { start, started, fault, faults, watches } = open();
    const [one, two] = [start({}), start({})];
    await flush();
    fault(1);
    const denied = refusal(
      'denied',
      'the location is not allowed: the user can allow it in the settings of the browser and of the phone',
    );
    await expect(one).rejects.toMatchObject(denied);
    await expect(two).rejects.toMatchObject(denied);
    expect([watches(), faults]).toEqual([0, []]);
    await started();
    expect(watches()).toBe(1);
  });

  it('resolves if the phone does not know its position yet', async () => {
    const { start, fault, faults, move, heard } = open();
    const begun = start({});
    await flush();
    fault(2);
    await begun;
    fault(3);
    move({ latitude: 44 });
    expect(faults).toEqual([
      ['failed', 'startLocationUpdate:fail the phone cannot find its location'],
      ['timeout', 'startLocationUpdate:fail the location did not come in time'],
    ]);
    expect(heard).toHaveLength(1);
  });

  it('ends when the user revokes the permission', async () => {
    const { started, fault, faults, watches } = open();
    await started();
    fault(1);
    expect(faults).toMatchObject([['denied', expect.any(String)]]);
    expect(watches()).toBe(0);
  });

  it('rejects with timeout in a browser that never answers', async () => {
    const { start, pass, watches } = open();
    const begun = start({});
    await flush();
    pass(21_000);
    await expect(begun).rejects.toMatchObject(
      refusal('timeout', 'the location did not come in time'),
    );
    expect(watches()).toBe(0);
  });

  it('stops watching while the page is hidden', async () => {
    const { started, hide, move, heard, watches } = open();
    await started();
    hide(true);
    expect(watches()).toBe(0);
    hide(false);
    expect(watches()).toBe(1);
    move({ latitude: 46 });
    expect(heard).toHaveLength(2);
  });

  it.each(['before', 'in the meantime'])(
    'resolves at once on a page that was hidden %s',
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

  it('rejects in a browser that refuses before watchPosition returns, and can start later', async () => {
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

  it('rejects with abort when the app is unmounted, even while the permission prompt is open', async () => {
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

  it('rejects with abort without asking if the app was unmounted before', async () => {
    const { start, watches, context } = open();
    context.life.abort();
    await expect(start({})).rejects.toMatchObject(refusal('abort', 'the app was unmounted'));
    expect(watches()).toBe(0);
  });

  it('[S8.2] the watch ends when all starts are aborted', async () => {
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

  it('rejects with unsupported without https, and with invalid for an unknown type', async () => {
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

describe('stopLocationUpdate', () => {
  it('stops the watch until the next start, and keeps the listeners', async () => {
    const { context, move, watches, hide } = locatedPlatform();
    const heard: number[] = [];
    onLocationChange(context, ({ latitude }) => heard.push(latitude));
    for (const latitude of [44, 45]) {
      const started = startLocationUpdate(context)({ type: 'wgs84' });
      await flush();
      move({ latitude });
      await started;
      await stopLocationUpdate(context)();
      expect(watches()).toBe(0);
    }
    hide(true);
    hide(false);
    expect(watches()).toBe(0);
    expect(heard).toEqual([44, 45]);
  });

  it('rejects a pending start with cancel', async () => {
    const { context, timers } = locatedPlatform();
    const started = startLocationUpdate(context)();
    await flush();
    await stopLocationUpdate(context)();
    await expect(started).rejects.toMatchObject({
      code: 'cancel',
      errMsg: 'startLocationUpdate:fail cancelled by stopLocationUpdate',
    });
    expect(timers()).toBe(0);
  });

  it('resolves if there is no watch', async () => {
    await expect(stopLocationUpdate(locatedPlatform().context)()).resolves.toBeUndefined();
  });
});

describe('locationChange', () => {
  async function follow() {
    const fake = locatedPlatform();
    const started = startLocationUpdate(fake.context)({ type: 'wgs84' });
    await flush();
    fake.move({ latitude: 44 });
    await started;
    return fake;
  }

  it('the watch starts with the first listener and ends with the last one', async () => {
    const { context, watches, move } = await follow();
    expect(watches()).toBe(0);
    const heard: number[] = [];
    const end = onLocationChange(context, ({ latitude }) => heard.push(latitude));
    expect(watches()).toBe(1);
    move({ latitude: 45 });
    end();
    expect(watches()).toBe(0);
    expect(heard).toEqual([45]);
  });

  it('a new listener gets the latest position at once if the watch runs', async () => {
    const { context, move } = await follow();
    onLocationChangeError(context, () => {});
    move({ latitude: 45 });
    const heard: number[] = [];
    onLocationChange(context, ({ latitude }) => heard.push(latitude));
    expect(heard).toEqual([45]);
  });

  it('emits no old position after a stop, and nothing after its end', async () => {
    const { context, move } = await follow();
    await stopLocationUpdate(context)();
    const heard: number[] = [];
    const end = onLocationChange(context, ({ latitude }) => heard.push(latitude));
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
  it('emits a PlatformError with the reason until its end', async () => {
    const { context, move, fault } = locatedPlatform();
    const heard: unknown[] = [];
    const end = onLocationChangeError(context, (error) => heard.push(error));
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
      errMsg: 'startLocationUpdate:fail the phone cannot find its location',
      cause: { code: 2 },
    });
  });
});
