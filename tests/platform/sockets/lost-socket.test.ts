import { expect, it } from 'vitest';
import { PlatformError } from '@/platform/call/errors';
import { lostSocket } from '@/platform/sockets/lost-socket';
import { fakeEnv } from '../../helpers/fake-platform';

const error = new PlatformError({ code: 'failed', api: 'connectSocket', message: 'gone' });

it('tells whoever listens that it failed and is closed, and nothing else', () => {
  const socket = lostSocket(fakeEnv().env, error);
  const heard: unknown[] = [];
  const stops = [
    socket.onOpen((event) => heard.push(event)),
    socket.onMessage((event) => heard.push(event)),
    socket.onError((event) => heard.push(event)),
    socket.onClose((event) => heard.push(event)),
  ];
  expect(heard).toEqual([{ error }, { code: 1006, reason: '' }]);
  expect(socket.readyState).toBe(3);
  for (const stop of stops) stop();
  for (const off of ['offOpen', 'offMessage', 'offError', 'offClose'] as const) socket[off]();
});

it('sends nothing, and is closed already', async () => {
  const socket = lostSocket(fakeEnv().env, error);
  await expect(socket.send({ data: 'x' })).rejects.toBe(error);
  await socket.close();
});

it('survives a listener that throws, and the mistake is not swallowed', () => {
  const { env, pass } = fakeEnv();
  lostSocket(env, error).onClose(() => {
    throw new Error('mine');
  });
  expect(() => pass(0)).toThrow('mine');
});
