import { expect, it } from 'vitest';
import { PlatformError } from '@/platform/call/errors';
import { lostSocket } from '@/platform/network/connect-socket';
import { fakeEnv } from '../../helpers/fake-platform';

const error = new PlatformError({ code: 'failed', api: 'connectSocket', message: 'gone' });

it('a socket whose code did not load reports an error and its end only', async () => {
  const socket = lostSocket(fakeEnv().env, error);
  const heard: unknown[] = [];
  const stops = [
    socket.onOpen((event) => heard.push(event)),
    socket.onMessage((event) => heard.push(event)),
    socket.onClose((event) => heard.push(event)),
    socket.onError((event) => heard.push(event)),
  ];
  socket.onClose(() => heard.push('removed'))();
  await Promise.resolve();
  expect(heard).toEqual([{ error }, { code: 1006, reason: '' }]);
  expect(socket.readyState).toBe(3);
  for (const stop of stops) stop();
  for (const off of ['offOpen', 'offMessage', 'offError', 'offClose'] as const) socket[off]();
});

it('a socket whose code did not load refuses to send', async () => {
  const socket = lostSocket(fakeEnv().env, error);
  await expect(socket.send({ data: 'x' })).rejects.toBe(error);
  await socket.close();
});

it('an error in a listener is reported', async () => {
  const { env, reported } = fakeEnv();
  lostSocket(env, error).onClose(() => {
    throw new Error('mine');
  });
  await Promise.resolve();
  expect(reported).toEqual([new Error('mine')]);
});
