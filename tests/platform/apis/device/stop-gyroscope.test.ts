import { expect, it } from 'vitest';
import { startGyroscope, stopGyroscope } from '@/platform/apis/device';
import { gyroscopeChange } from '@/platform/apis/device-events';
import { fakePlatform } from '../../../helpers/fake-platform';
import { flush } from '../../../helpers/flush';

it('stops readings until the next start', async () => {
  const { context, pass } = fakePlatform();
  const { window } = context.env;
  Object.assign(window, { DeviceMotionEvent: {} });
  const send = () =>
    window.dispatchEvent(
      Object.assign(new Event('devicemotion'), { rotationRate: { alpha: 1, beta: 2, gamma: 3 } }),
    );
  const heard: unknown[] = [];
  const end = gyroscopeChange(context, (reading) => heard.push(reading));
  send();
  expect(heard).toHaveLength(1);
  await stopGyroscope(context)();
  pass(1000);
  send();
  expect(heard).toHaveLength(1);
  const started = startGyroscope(context)();
  await flush();
  send();
  await started;
  expect(heard).toHaveLength(2);
  end();
  pass(1000);
  send();
  expect(heard).toHaveLength(2);
});
