import { expect, it, vi } from 'vitest';
import type { Platform } from '@/platform';
import { fakePlatform } from '../../helpers/fake-platform';
import { platformOf } from '../../helpers/platform-of';

vi.mock('@/platform/network/socket', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a socket whose code cannot be loaded reports the error, and closes', async () => {
  const { context } = fakePlatform();
  const socket = platformOf(context).connectSocket({ url: 'ws://x.test' });
  const heard: unknown[] = [];
  socket.onError(({ error }) => heard.push(error.errMsg));
  const stop = socket.onOpen(() => heard.push('open'));
  const closed = new Promise((resolve) => {
    socket.onClose(resolve);
  });
  expect(await closed).toEqual({ code: 1006, reason: '' });
  expect(heard).toEqual(['connectSocket:fail its code could not be loaded']);
  expect(socket.readyState).toBe(3);
  await expect(socket.send({ data: 'x' })).rejects.toMatchObject({ code: 'failed' });
  await socket.close();
  stop();
});

it('[S8.3] a socket says that the phone is offline when its code cannot be fetched offline', async () => {
  const { context, env } = fakePlatform();
  Object.assign(env.window.navigator, { onLine: false });
  const socket = platformOf(context).connectSocket({ url: 'ws://x.test' });
  const heard: unknown[] = [];
  socket.onError(({ error }) => heard.push([error.code, error.errMsg]));
  await new Promise((resolve) => {
    socket.onClose(resolve);
  });
  expect(heard).toEqual([
    ['offline', 'connectSocket:fail No network, please check your connection'],
  ]);
});

it('a socket refuses a listener that is not a function at once', () => {
  const { context } = fakePlatform();
  const calls = platformOf(context);
  expect(() => calls.onSocketOpen(5 as never)).toThrow('parameter.listener should be a function');
  const socket = calls.connectSocket({ url: 'ws://x.test' });
  expect(() => socket.onOpen(5 as never)).toThrow('parameter.listener should be a function');
});

it('the caller of request names the type of the answer', () => {
  const sizes = async (platform: Platform) => {
    const { data } = await platform.request<{ sizes: number[] }>({ url: '/stone' });
    const { data: other } = await platform.createClient().get<{ name: string }>('/stone');
    // @ts-expect-error It has no such field.
    return [data.sizes[0]?.toFixed(), other.name.trim(), other.sizes];
  };
  expect(sizes).toBeTypeOf('function');
});
