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

it('setClipboardData copies in the tap, before its code has loaded', async () => {
  const { calls, clipboard } = safari();
  const copied = calls.setClipboardData({ data: 'Carrara', showToast: false });
  expect(clipboard.writeText).toHaveBeenCalledWith('Carrara');
  await copied;
  expect(clipboard.writeText).toHaveBeenCalledTimes(1);
});

it('getClipboardData reads in the tap, before its code has loaded', async () => {
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
] as const)('%s asks for the permission of %s in the tap', async (name, event) => {
  const started = safari();
  const asked = started.calls[name]();
  expect(started[event].requestPermission).toHaveBeenCalledTimes(1);
  await expect(asked).rejects.toMatchObject({ code: 'denied', api: name });
  expect(started[event].requestPermission).toHaveBeenCalledTimes(1);
});

it('an interceptor changes the text before the copy begins in the tap', async () => {
  const { calls, clipboard, context } = safari();
  context.interceptors.add('setClipboardData', { invoke: () => ({ data: 'other' }) as never });
  await calls.setClipboardData({ data: 'Carrara', showToast: false });
  expect(clipboard.writeText.mock.calls).toEqual([['other']]);
});

it.each([undefined, null, {}, { data: 5 }])(
  'nothing is copied in the tap for the parameters %j',
  async (params) => {
    const { calls, clipboard } = safari();
    await expect(calls.setClipboardData(params as never)).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(clipboard.writeText).not.toHaveBeenCalled();
  },
);

it('the call itself rejects if the browser has nothing to begin in the tap', async () => {
  const { calls, context } = safari();
  Object.assign(context.env.window, { navigator: {}, DeviceMotionEvent: undefined });
  await expect(calls.startGyroscope()).rejects.toMatchObject({
    code: 'unsupported',
    message: 'this browser has no gyroscope',
  });
});
