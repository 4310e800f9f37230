import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Platform } from '@/platform';
import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';
import { tokenOf } from '../../helpers/login-token';
import { platformOf } from '../../helpers/platform-of';

/** A connection of a server that the test plays. */
class FakeSocket extends EventTarget {
  readonly OPEN = 1;
  readyState = 0;
  readonly url: URL;
  constructor(url: URL) {
    super();
    this.url = url;
  }
  close() {}
  send() {}
  accept() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' }));
  }
}

function start(options: Parameters<typeof fakePlatform>[0] = {}) {
  const fake = fakePlatform(options);
  const connections: FakeSocket[] = [];
  const WebSocket = function WebSocket(url: URL) {
    const connection = new FakeSocket(url);
    connections.push(connection);
    return connection;
  };
  Object.assign(fake.env.window, { WebSocket, crypto });
  Object.assign(fake.env.document, { baseURI: 'https://shop.test/', hidden: false });
  const platform = platformOf(fake.context);
  const urls = () => connections.map(({ url }) => url.href);
  /** Waits for the next connection while the clock runs. */
  const connects = (count: number) =>
    vi.waitFor(async () => {
      fake.pass(100);
      await flush();
      expect(connections).toHaveLength(count);
    });
  const hear = (socket: ReturnType<Platform['connectSocket']>) => {
    const heard: string[] = [];
    socket.onError(({ error }) => heard.push(error.message));
    socket.onClose(({ code }) => heard.push(`closed ${code}`));
    return heard;
  };
  return { ...fake, platform, connections, urls, connects, hear };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a function for the address of a socket', () => {
  it('runs before each connection, so that a reconnect has a new ticket', async () => {
    const { platform, connections, urls, connects } = start();
    let tickets = 0;
    const url = async () => `/chat?ticket=${(tickets += 1)}`;
    platform.connectSocket({ url, reconnect: { delay: 100 } });
    await connects(1);
    connections[0]?.accept();
    connections[0]?.drop();
    await connects(2);
    expect(urls()).toEqual(['wss://shop.test/chat?ticket=1', 'wss://shop.test/chat?ticket=2']);
  });

  it('may return at once', async () => {
    const { platform, urls, connects } = start();
    platform.connectSocket({ url: () => 'wss://push.test/' });
    await connects(1);
    expect(urls()).toEqual(['wss://push.test/']);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('no ticket');
      },
    ],
    [
      'rejects',
      async () => {
        throw new Error('no ticket');
      },
    ],
  ])('that %s is a failed attempt, is reported, and runs again', async (_how, fails) => {
    const { platform, connects, hear, reported } = start();
    const url = vi.fn<() => string | Promise<string>>(() => '/chat').mockImplementationOnce(fails);
    const heard = hear(platform.connectSocket({ url, reconnect: { delay: 100 } }));
    await connects(1);
    expect(heard).toEqual(['parameter.url has failed']);
    expect(reported).toEqual([new Error('no ticket')]);
    expect(url).toHaveBeenCalledTimes(2);
  });

  it('that returns no address closes the socket', async () => {
    const { platform, pass, hear, connections } = start();
    const url = (() => undefined) as unknown as () => string;
    const heard = hear(platform.connectSocket({ url, reconnect: true }));
    await vi.waitFor(async () => {
      pass(100);
      await flush();
      expect(heard).toHaveLength(2);
    });
    expect(heard).toEqual([
      'parameter.url should return a string that is not empty',
      'closed 1006',
    ]);
    expect(connections).toEqual([]);
  });

  it('that answers after the socket was closed opens no connection', async () => {
    const { platform, pass, hear, connections } = start();
    let answer = (_url: string) => {};
    const url = vi.fn(
      () =>
        new Promise<string>((resolve) => {
          answer = resolve;
        }),
    );
    const socket = platform.connectSocket({ url, reconnect: true });
    const heard = hear(socket);
    await vi.waitFor(async () => {
      pass(100);
      await flush();
      expect(url).toHaveBeenCalledTimes(1);
    });
    await socket.close();
    answer('/chat');
    await flush();
    expect(heard).toEqual(['closed 1000']);
    expect(connections).toEqual([]);
  });

  it('that never answers ends with the time-out of the connection', async () => {
    const { platform, pass, hear } = start();
    const heard = hear(platform.connectSocket({ url: () => new Promise(() => {}), timeout: 500 }));
    await vi.waitFor(async () => {
      pass(100);
      await flush();
      expect(heard).toHaveLength(2);
    });
    expect(heard).toEqual(['parameter.url has failed', 'closed 1006']);
  });
});

it('a socket that waits connects at once when the page becomes visible', async () => {
  const { platform, connections, connects, env, hide } = start();
  platform.connectSocket({ url: '/chat', reconnect: { delay: 3_600_000, maxDelay: 3_600_000 } });
  await connects(1);
  hide(true);
  connections[0]?.drop();
  await flush();
  expect(connections).toHaveLength(1);
  hide(false);
  await flush();
  expect(connections).toHaveLength(2);
  // Only the socket that waits listens.
  connections[1]?.accept();
  env.document.dispatchEvent(new Event('visibilitychange'));
  await flush();
  expect(connections).toHaveLength(2);
});

describe('the socket of a client', () => {
  const token = tokenOf({ uid: 'ann' });

  it('has the base URL of the client, and gives its function the token of the session', async () => {
    const { platform, context, urls, connects } = start();
    context.auth.setToken(token);
    const client = platform.createClient({ baseURL: 'https://shop.test/api', auth: true });
    client.connectSocket({ url: (session) => `/chat?t=${session.token}` });
    await connects(1);
    client.connectSocket({ url: '/news' });
    await connects(2);
    expect(urls()).toEqual([`wss://shop.test/api/chat?t=${token}`, 'wss://shop.test/api/news']);
  });

  it('takes the new token after a renewal', async () => {
    const { platform, context, connections, urls, connects } = start();
    context.auth.setToken(token);
    const client = platform.createClient({ baseURL: 'https://shop.test/api', auth: true });
    client.connectSocket({
      url: (session) => `/chat?t=${session.token}`,
      reconnect: { delay: 100 },
    });
    await connects(1);
    const next = tokenOf({ uid: 'ann', jti: 2 });
    context.auth.setToken(next);
    connections[0]?.drop();
    await connects(2);
    expect(urls()[1]).toBe(`wss://shop.test/api/chat?t=${next}`);
  });

  it('has no token without `auth`, and sends none to another origin', async () => {
    const { platform, context, pass, urls, connects, hear, connections } = start();
    context.auth.setToken(token);
    const plain = platform.createClient({ baseURL: 'https://shop.test/api' });
    plain.connectSocket({ url: (session) => `/chat?t=${session.token}` });
    await connects(1);
    expect(urls()).toEqual(['wss://shop.test/api/chat?t=null']);
    const client = platform.createClient({ baseURL: 'https://shop.test/api', auth: true });
    const url = (session: { token: string | null }) => `wss://push.test/?t=${session.token}`;
    const heard = hear(client.connectSocket({ url }));
    await vi.waitFor(async () => {
      pass(100);
      await flush();
      expect(heard).toHaveLength(2);
    });
    expect(heard[0]).toBe(
      'the address has a token, and is not of https://shop.test, the origin of the base URL of the client',
    );
    expect(connections).toHaveLength(1);
  });

  it('refuses a missing address at once', () => {
    const { platform } = start();
    const client = platform.createClient();
    expect(() => client.connectSocket({} as never)).toThrow(
      'parameter.url should be a string that is not empty, or a function',
    );
  });
});
