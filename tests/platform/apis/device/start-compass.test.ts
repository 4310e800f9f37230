import { expect, it } from 'vitest';
import { startCompass } from '@/platform/apis/device';
import { fakePlatform } from '../../../helpers/fake-platform';
import { flush } from '../../../helpers/flush';

function start(known: object | undefined = {}) {
  const fake = fakePlatform();
  const { window } = fake.context.env;
  Object.assign(window, { DeviceOrientationEvent: known });
  return {
    ...fake,
    begin: startCompass(fake.context),
    send: (reading: object) =>
      window.dispatchEvent(Object.assign(new Event('deviceorientation'), reading)),
  };
}

it('resolves with the first reading', async () => {
  const { begin, send, timers } = start();
  const started = begin({ interval: 'game' });
  await flush();
  send({ alpha: 90 });
  await expect(started).resolves.toBeUndefined();
  expect(timers()).toBe(0);
});

it('says that the device has none: by an empty reading, or by none', async () => {
  const { begin, send, pass } = start();
  const refusal = { code: 'unsupported', errMsg: 'startCompass:fail this device has no compass' };
  const first = begin();
  await flush();
  send({ alpha: null });
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
  Reflect.deleteProperty(context.env.window, 'DeviceOrientationEvent');
  await expect(begin()).rejects.toMatchObject({
    code: 'unsupported',
    errMsg: 'startCompass:fail this browser has no compass',
  });
});

it('asks where iOS wants to be asked', async () => {
  const granted = start({ requestPermission: async () => 'granted' });
  const started = granted.begin();
  await flush();
  granted.send({ alpha: 90 });
  await started;
  const denied = start({ requestPermission: async () => 'denied' });
  await expect(denied.begin()).rejects.toMatchObject({
    code: 'denied',
    errMsg: 'startCompass:fail the visitor did not allow the compass',
  });
  const untapped = start({
    requestPermission: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
  });
  await expect(untapped.begin()).rejects.toMatchObject({
    code: 'denied',
    errMsg: 'startCompass:fail the compass is asked for by a tap',
  });
});

it('refuses an unknown interval', async () => {
  await expect(start().begin({ interval: 'fast' as never })).rejects.toMatchObject({
    code: 'invalid',
    errMsg: 'startCompass:fail parameter.interval should be one of game, ui, normal',
  });
});
