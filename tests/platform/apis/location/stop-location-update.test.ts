import { expect, it } from 'vitest';
import { startLocationUpdate, stopLocationUpdate } from '@/platform/location/calls';
import { locationChange } from '@/platform/location/calls';
import { flush } from '../../../helpers/flush';
import { locatedPlatform } from '../../../helpers/located-platform';

it('stops the watch until the next start; listeners stay', async () => {
  const { context, move, watches, hide } = locatedPlatform();
  const heard: number[] = [];
  locationChange(context, ({ latitude }) => heard.push(latitude));
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

it('ends a start that still waits', async () => {
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

it('does nothing where nothing runs', async () => {
  await expect(stopLocationUpdate(locatedPlatform().context)()).resolves.toBeUndefined();
});
