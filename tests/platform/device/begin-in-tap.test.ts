import { expect, it, vi } from 'vitest';
import { fakePlatform } from '../../helpers/fake-platform';
import { platformOf } from '../../helpers/platform-of';

function safari() {
  const clipboard = {
    writeText: vi.fn(async () => {}),
    readText: vi.fn(async () => 'Carrara'),
  };
  const motion = { requestPermission: vi.fn(async () => 'denied') };
  const orientation = { requestPermission: vi.fn(async () => 'denied') };
  const { context } = fakePlatform();
  Object.assign(context.env.window, {
    navigator: { clipboard },
    DeviceMotionEvent: motion,
    DeviceOrientationEvent: orientation,
  });
  return { calls: platformOf(context), clipboard, motion, orientation, context };
}

it('copies in the tap, while the code of the call is on its way', async () => {
  const { calls, clipboard } = safari();
  const copied = calls.setClipboardData({ data: 'Carrara', showToast: false });
  expect(clipboard.writeText).toHaveBeenCalledWith('Carrara');
  await copied;
  expect(clipboard.writeText).toHaveBeenCalledTimes(1);
});

it('reads in the tap', async () => {
  const { calls, clipboard } = safari();
  const read = calls.getClipboardData();
  expect(clipboard.readText).toHaveBeenCalledTimes(1);
  expect(await read).toEqual({ data: 'Carrara' });
  expect(clipboard.readText).toHaveBeenCalledTimes(1);
});

it.each([
  ['startAccelerometer', 'motion'],
  ['startGyroscope', 'motion'],
  ['startCompass', 'orientation'],
] as const)('%s asks in the tap for the permission of %s', async (name, event) => {
  const started = safari();
  const asked = started.calls[name]();
  expect(started[event].requestPermission).toHaveBeenCalledTimes(1);
  await expect(asked).rejects.toMatchObject({ code: 'denied', api: name });
  expect(started[event].requestPermission).toHaveBeenCalledTimes(1);
});

it('begins what the interceptors have left of a call', async () => {
  const { calls, clipboard, context } = safari();
  context.interceptors.add('setClipboardData', { invoke: () => ({ data: 'other' }) as never });
  await calls.setClipboardData({ data: 'Carrara', showToast: false });
  expect(clipboard.writeText.mock.calls).toEqual([['other']]);
});

it.each([undefined, null, {}, { data: 5 }])('copies nothing of %j', async (params) => {
  const { calls, clipboard } = safari();
  await expect(calls.setClipboardData(params as never)).rejects.toMatchObject({ code: 'invalid' });
  expect(clipboard.writeText).not.toHaveBeenCalled();
});

it('leaves it to the call where the browser has no such thing', async () => {
  const { calls, context } = safari();
  Object.assign(context.env.window, { navigator: {}, DeviceMotionEvent: undefined });
  await expect(calls.startGyroscope()).rejects.toMatchObject({
    code: 'unsupported',
    message: 'this browser has no gyroscope',
  });
});
