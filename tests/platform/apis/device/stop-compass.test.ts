import { expect, it } from 'vitest';
import { startCompass, stopCompass } from '@/platform/apis/device';
import { compassChange } from '@/platform/apis/device-events';
import { fakePlatform } from '../../../helpers/fake-platform';
import { flush } from '../../../helpers/flush';

it('stops readings until the next start', async () => {
  const { context, pass } = fakePlatform();
  const { window } = context.env;
  Object.assign(window, { DeviceOrientationEvent: {} });
  const send = () =>
    window.dispatchEvent(Object.assign(new Event('deviceorientation'), { alpha: 90 }));
  const heard: unknown[] = [];
  const end = compassChange(context, (reading) => heard.push(reading));
  send();
  expect(heard).toHaveLength(1);
  await stopCompass(context)();
  pass(1000);
  send();
  expect(heard).toHaveLength(1);
  const started = startCompass(context)();
  await flush();
  send();
  await started;
  expect(heard).toHaveLength(2);
  end();
  pass(1000);
  send();
  expect(heard).toHaveLength(2);
});
