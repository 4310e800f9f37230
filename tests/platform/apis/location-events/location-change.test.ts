import { expect, it } from 'vitest';
import { startLocationUpdate, stopLocationUpdate } from '@/platform/apis/location';
import { locationChange } from '@/platform/apis/location-events';
import { flush } from '../../../helpers/flush';
import { locatedPlatform } from '../../../helpers/located-platform';

async function follow() {
  const fake = locatedPlatform();
  const started = startLocationUpdate(fake.context)({ type: 'wgs84' });
  await flush();
  fake.move({ latitude: 44 });
  await started;
  return fake;
}

it('tells who comes late where the device is now', async () => {
  const { context } = await follow();
  const heard: number[] = [];
  locationChange(context, ({ latitude }) => heard.push(latitude));
  expect(heard).toEqual([44]);
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
