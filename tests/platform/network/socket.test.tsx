import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ConnectSocketParams, SocketTask } from '@/platform';
import { closeSocket, sendSocketMessage } from '@/platform/network/socket';
import { realPlatform } from '../../helpers/start-call';
import { platformOf, tiedTo } from '../../helpers/platform-of';

const url = '/api/socket';
const opened: SocketTask[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(opened.splice(0).map((socket) => socket.close()));
});

function start(page?: { id: string }) {
  const platform = realPlatform(page ? { page } : {});
  const network = platformOf(platform.context);
  const connect = (params: Partial<ConnectSocketParams> = {}, lifetime?: AbortSignal) => {
    const socket = tiedTo(network, lifetime).connectSocket({ url, ...params });
    const heard: unknown[] = [];
    socket.onOpen(() => heard.push('open'));
    socket.onMessage(({ data }) => heard.push(data));
    socket.onError(({ error }) => heard.push(error.errMsg));
    socket.onClose(({ code, reason }) => heard.push(`close ${code} ${reason}`));
    opened.push(socket);
    return { socket, heard };
  };
  return { ...platform, calls: network, connect };
}

const next = (socket: SocketTask, event: 'onOpen' | 'onMessage' | 'onError' | 'onClose') =>
  new Promise<unknown>((resolve) => {
    const stop = socket[event]((heard: unknown) => {
      stop();
      resolve(heard);
    });
  });

describe('a socket', () => {
  it('opens, sends and receives text and bytes, and closes', async () => {
    const { connect } = start();
    const { socket, heard } = connect();
    expect(socket.readyState).toBe(0);
    await next(socket, 'onOpen');
    expect(socket.readyState).toBe(1);
    await socket.send({ data: 'marble' });
    expect(await next(socket, 'onMessage')).toEqual({ data: 'marble' });
    await socket.send({ data: new Uint8Array([1, 2, 3]) });
    const { data } = (await next(socket, 'onMessage')) as { data: ArrayBuffer };
    expect([...new Uint8Array(data)]).toEqual([1, 2, 3]);
    await socket.close({ code: 3001, reason: 'done' });
    expect(socket.readyState).toBe(3);
    expect(heard).toEqual(['open', 'marble', data, 'close 3001 done']);
  });

  it("receives blobs with `binaryType: 'blob'`", async () => {
    const { socket } = start().connect({ binaryType: 'blob' });
    await next(socket, 'onOpen');
    await socket.send({ data: new Blob(['xyz']) });
    const { data } = (await next(socket, 'onMessage')) as { data: Blob };
    expect(await data.text()).toBe('xyz');
  });

  it('reports the code and the reason of the server', async () => {
    const { socket, heard } = start().connect();
    await next(socket, 'onOpen');
    await socket.send({ data: 'close:4001:why' });
    await next(socket, 'onClose');
    expect(heard).toEqual(['open', 'close 4001 why']);
  });

  it('reports a broken connection', async () => {
    const { socket, heard } = start().connect();
    await next(socket, 'onOpen');
    await socket.send({ data: 'drop' });
    await next(socket, 'onClose');
    expect(heard).toEqual(['open', 'connectSocket:fail connection lost', 'close 1006 ']);
  });

  it.each([
    ['a server that is not there', { url: 'ws://127.0.0.1:9/' }, 'connection lost'],
    ['a path without a socket', { url: '/api/echo' }, 'connection lost'],
    ['an invalid URL', { url: 'ws://[' }, 'parameter.url is no address on the web: ws://['],
    [
      'a URL of another protocol',
      { url: 'ftp://x' },
      'parameter.url is no address on the web: ftp://x',
    ],
    [
      'a protocol that is named twice',
      { protocols: ['a', 'a'] },
      'parameter.url or parameter.protocols is refused by the browser',
    ],
    ['a wrong parameter', { timeout: -1 }, 'parameter.timeout should be 0 or more'],
  ])('reports that it cannot connect to %s', async (_what, params, message) => {
    const { socket, heard } = start().connect(params);
    await next(socket, 'onClose');
    expect(heard).toEqual([`connectSocket:fail ${message}`, 'close 1006 ']);
    await expect(socket.send({ data: 'x' })).rejects.toMatchObject({ code: 'failed' });
  });

  it.each([undefined, null, {}, { url: '' }, { url: 5 }])(
    'is refused at once for the parameters %j',
    (params) => {
      expect(() => start().calls.connectSocket(params as never)).toThrow(
        expect.objectContaining({ name: 'PlatformError', code: 'invalid', api: 'connectSocket' }),
      );
    },
  );

  it('[S8.1] closes when it cannot connect within `timeout`', async () => {
    const { context, connect } = start();
    class Deaf extends EventTarget {
      readonly OPEN = 1;
      readyState = 0;
      close() {}
    }
    const env = { ...context.env, window: { ...window, navigator, WebSocket: Deaf } };
    Object.assign(context, { env });
    const { socket, heard } = connect({ timeout: 50 });
    await next(socket, 'onClose');
    expect(heard).toEqual(['connectSocket:fail request timeout', 'close 1006 ']);
  });
});

describe('[S8.12] a message that is sent before the socket is open', () => {
  it('is refused', async () => {
    const { socket } = start().connect();
    await expect(socket.send({ data: 'x' })).rejects.toMatchObject({
      code: 'failed',
      errMsg: 'sendSocketMessage:fail socket not connected',
    });
  });

  it("waits in order with `beforeOpen: 'queue'`", async () => {
    const { socket, heard } = start().connect({ beforeOpen: 'queue' });
    const sent = ['a', 'b', 'c'].map((data) => socket.send({ data }));
    await Promise.all(sent);
    await vi.waitFor(() => expect(heard).toEqual(['open', 'a', 'b', 'c']));
  });

  it('is refused when the socket never opens, and after its end', async () => {
    const { connect } = start();
    const never = connect({ url: 'ws://127.0.0.1:9/', beforeOpen: 'queue' }).socket;
    await expect(never.send({ data: 'x' })).rejects.toMatchObject({
      errMsg: 'sendSocketMessage:fail socket not connected',
    });
    const { socket } = connect();
    await socket.close();
    await expect(socket.send({ data: 'x' })).rejects.toMatchObject({ code: 'failed' });
  });
});

describe('reconnect', () => {
  it('connects again after the connection broke', async () => {
    const { socket, heard } = start().connect({ reconnect: { delay: 10 } });
    await next(socket, 'onOpen');
    await socket.send({ data: 'drop' });
    await next(socket, 'onError');
    expect(socket.readyState).toBe(0);
    await next(socket, 'onOpen');
    await socket.send({ data: 'again' });
    await next(socket, 'onMessage');
    expect(heard).toEqual(['open', 'connectSocket:fail connection lost', 'open', 'again']);
  });

  it('ends after `times` attempts', async () => {
    const { socket, heard } = start().connect({
      url: 'ws://127.0.0.1:9/',
      reconnect: { times: 2, delay: 5 },
    });
    await next(socket, 'onClose');
    const lost = 'connectSocket:fail connection lost';
    expect(heard).toEqual([lost, lost, lost, 'close 1006 ']);
  });

  it('does not follow a close code of the server', async () => {
    const { socket, heard } = start().connect({ reconnect: { delay: 5 } });
    await next(socket, 'onOpen');
    await socket.send({ data: 'close:4001:why' });
    await next(socket, 'onClose');
    expect(heard).toEqual(['open', 'close 4001 why']);
  });

  it('ends when the socket is closed between two attempts', async () => {
    const { socket, heard } = start().connect({
      url: 'ws://127.0.0.1:9/',
      reconnect: { delay: 60_000, maxDelay: 60_000 },
    });
    await next(socket, 'onError');
    await socket.close();
    expect(heard.at(-1)).toBe('close 1000 ');
  });

  it('[S8.3] waits while the browser is offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { socket, heard } = start().connect({ reconnect: { delay: 10 } });
    await next(socket, 'onError');
    online.mockReturnValue(true);
    await next(socket, 'onOpen');
    expect(heard[0]).toBe('connectSocket:fail No network, please check your connection');
  });
});

describe('heartbeat', () => {
  it('closes the socket when the server stops answering', { tags: 'long' }, async () => {
    const heartbeat = { interval: 60, timeout: 300, message: 'ping', reply: 'pong' };
    const { socket, heard } = start().connect({ heartbeat });
    await next(socket, 'onOpen');
    await socket.send({ data: 'hello' });
    // Longer than interval and timeout together. So the server's answers must count.
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(heard).toEqual(['open', 'hello']);
    await socket.send({ data: 'silence' });
    await next(socket, 'onClose');
    expect(heard.slice(-2)).toEqual([
      'connectSocket:fail the server did not answer the heartbeat',
      'close 1006 ',
    ]);
  });
});

describe('[S8.2] a socket ends', () => {
  it('with its page, with `endsWithPage`', async () => {
    const { connect, unload } = start({ id: 'chat' });
    const tied = connect({ endsWithPage: true });
    const free = connect();
    await Promise.all([next(tied.socket, 'onOpen'), next(free.socket, 'onOpen')]);
    unload('chat');
    expect([tied.socket.readyState, free.socket.readyState]).toEqual([3, 1]);
    expect(tied.heard.at(-1)).toBe('close 1000 ');
  });

  it('with the app, and does not reconnect', async () => {
    const { connect, context } = start();
    const { socket, heard } = connect({ reconnect: { delay: 1 } });
    await next(socket, 'onOpen');
    context.life.abort();
    expect(socket.readyState).toBe(3);
    const late = connect();
    await next(late.socket, 'onClose');
    expect([heard, late.heard]).toEqual([['open', 'close 1000 '], ['close 1000 ']]);
  });

  it('with the lifetime of the calls', async () => {
    const life = new AbortController();
    const { socket } = start().connect({}, life.signal);
    await next(socket, 'onOpen');
    life.abort();
    expect(socket.readyState).toBe(3);
  });
});

describe('sendSocketMessage, closeSocket and the socket events', () => {
  it('act on the newest socket', async () => {
    const { calls, connect, context } = start();
    const heard: unknown[] = [];
    calls.onSocketMessage(({ data }) => heard.push(data));
    calls.onSocketClose(({ code }) => heard.push(code));
    const [older, newer] = [connect(), connect()];
    await Promise.all([next(older.socket, 'onOpen'), next(newer.socket, 'onOpen')]);
    await older.socket.send({ data: 'not heard' });
    await next(older.socket, 'onMessage');
    await sendSocketMessage(context)({ data: 'newest' });
    await next(newer.socket, 'onMessage');
    await closeSocket(context)({ code: 3000 });
    expect(newer.heard).toEqual(['open', 'newest', 'close 3000 ']);
    await sendSocketMessage(context)({ data: 'older' });
    await next(older.socket, 'onMessage');
    expect(heard).toEqual(['newest', 3000, 'older']);
    calls.offSocketMessage();
    await closeSocket(context)();
    await expect(sendSocketMessage(context)({ data: 'x' })).rejects.toMatchObject({
      errMsg: 'sendSocketMessage:fail socket not connected',
    });
  });
});
