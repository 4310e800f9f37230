import { expect, it } from 'vitest';
import { startAccelerometer, stopAccelerometer } from '@/platform/apis/device';
import { accelerometerChange } from '@/platform/apis/device-events';
import { fakePlatform } from '../../../helpers/fake-platform';
import { flush } from '../../../helpers/flush';

it('stops readings until the next start', async () => {
  const { context, pass } = fakePlatform();
  const { window } = context.env;
  Object.assign(window, { DeviceMotionEvent: {} });
  const send = () =>
    window.dispatchEvent(
      Object.assign(new Event('devicemotion'), { acceleration: { x: 1, y: 2, z: 3 } }),
    );
  const heard: unknown[] = [];
  const end = accelerometerChange(context, (reading) => heard.push(reading));
  send();
  expect(heard).toHaveLength(1);
  await stopAccelerometer(context)();
  pass(1000);
  send();
  expect(heard).toHaveLength(1);
  const started = startAccelerometer(context)();
  await flush();
  send();
  await started;
  expect(heard).toHaveLength(2);
  end();
  pass(1000);
  send();
  expect(heard).toHaveLength(2);
});
