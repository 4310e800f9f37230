import { expect, it } from 'vitest';
import { startGyroscope } from '@/platform/apis/device';
import { fakePlatform } from '../../../helpers/fake-platform';
import { flush } from '../../../helpers/flush';

function start(known: object | undefined = {}) {
  const fake = fakePlatform();
  const { window } = fake.context.env;
  Object.assign(window, { DeviceMotionEvent: known });
  return {
    ...fake,
    begin: startGyroscope(fake.context),
    send: (reading: object) =>
      window.dispatchEvent(Object.assign(new Event('devicemotion'), reading)),
  };
}

it('resolves with the first reading', async () => {
  const { begin, send, timers } = start();
  const started = begin({ interval: 'game' });
  await flush();
  send({ rotationRate: { alpha: 1, beta: 2, gamma: 3 } });
  await expect(started).resolves.toBeUndefined();
  expect(timers()).toBe(0);
});

it('says that the device has none: by an empty reading, or by none', async () => {
  const { begin, send, pass } = start();
  const refusal = {
    code: 'unsupported',
    errMsg: 'startGyroscope:fail this device has no gyroscope',
  };
  const first = begin();
  await flush();
  send({ rotationRate: null });
  await expect(first).rejects.toMatchObject(refusal);
  const second = begin();
  await flush();
  pass(1500);
  await expect(second).rejects.toMatchObject(refusal);
});

it('waits for no reading while the app is out of sight', async () => {
  const { begin, hide } = start();
  hide(true);
  await expect(begin()).resolves.toBeUndefined();
});

it('says that the browser has none', async () => {
  const { context, begin } = start();
  Reflect.deleteProperty(context.env.window, 'DeviceMotionEvent');
  await expect(begin()).rejects.toMatchObject({
    code: 'unsupported',
    errMsg: 'startGyroscope:fail this browser has no gyroscope',
  });
});

it('asks where iOS wants to be asked', async () => {
  const granted = start({ requestPermission: async () => 'granted' });
  const started = granted.begin();
  await flush();
  granted.send({ rotationRate: { alpha: 1, beta: 2, gamma: 3 } });
  await started;
  const denied = start({ requestPermission: async () => 'denied' });
  await expect(denied.begin()).rejects.toMatchObject({
    code: 'denied',
    errMsg: 'startGyroscope:fail the visitor did not allow the gyroscope',
  });
  const untapped = start({
    requestPermission: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
  });
  await expect(untapped.begin()).rejects.toMatchObject({
    code: 'denied',
    errMsg: 'startGyroscope:fail the gyroscope is asked for by a tap',
  });
});

it('refuses an unknown interval', async () => {
  await expect(start().begin({ interval: 'fast' as never })).rejects.toMatchObject({
    code: 'invalid',
    errMsg: 'startGyroscope:fail parameter.interval should be one of game, ui, normal',
  });
});
