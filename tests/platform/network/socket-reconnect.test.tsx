import { afterEach, describe, expect, it } from 'vitest';
import type { ConnectSocketParams, SocketTask } from '@/platform';
import { drivenPhone } from '../../helpers/driven-phone';
import { platformOf } from '../../helpers/platform-of';

const opened: SocketTask[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((socket) => socket.close()));
});

/** A phone with a socket, and counts of its events. */
function start(reconnect: ConnectSocketParams['reconnect'] = true) {
  const phone = drivenPhone();
  const socket = platformOf(phone.context).connectSocket({ url: '/api/socket', reconnect });
  opened.push(socket);
  const counts = { opens: 0, errors: [] as string[], closed: false };
  socket.onOpen(() => {
    counts.opens += 1;
  });
  socket.onError(({ error }) => counts.errors.push(error.code));
  socket.onClose(() => {
    counts.closed = true;
  });
  const isOpen = async () => {
    await expect.poll(() => socket.readyState, { interval: 2 }).toBe(1);
  };
  /** The server accepts the connection and then drops it. */
  const flap = async () => {
    const before = counts.errors.length;
    await isOpen();
    await socket.send({ data: 'drop' });
    await expect.poll(() => counts.errors.length, { interval: 2 }).toBe(before + 1);
  };
  const begin = async () => {
    // The code of sockets comes first.
    await phone.toNextTimer();
  };
  return { ...phone, socket, counts, isOpen, flap, begin };
}

describe('a server that accepts connections and drops them', () => {
  it('gets 7 to 10 of them in the first minute', { tags: 'long' }, async () => {
    const { begin, flap, toNextTimer, now, counts } = start();
    await begin();
    await flap();
    for (await toNextTimer(); now() < 60_000; await toNextTimer()) await flap();
    expect(counts.opens).toBeGreaterThanOrEqual(7);
    expect(counts.opens).toBeLessThanOrEqual(10);
    expect(counts.closed).toBe(false);
  });

  it('gets `times` further connections, and then the socket closes', async () => {
    const { begin, flap, toNextTimer, counts } = start({ times: 3 });
    await begin();
    for (let more = 3; more > 0; more -= 1) {
      await flap();
      await toNextTimer();
    }
    await flap();
    await expect.poll(() => counts.closed).toBe(true);
    expect(counts.opens).toBe(4);
  });

  it('gets as many from each of two tabs, which count independently', async () => {
    const tabs = [start({ times: 2 }), start({ times: 2 })];
    const lives = tabs.map(async ({ begin, flap, toNextTimer }) => {
      await begin();
      await flap();
      await toNextTimer();
      await flap();
      await toNextTimer();
      await flap();
    });
    await Promise.all(lives);
    for (const { counts } of tabs) {
      await expect.poll(() => counts.closed).toBe(true);
      expect(counts.opens).toBe(3);
    }
  });
});

it('a socket counts its attempts from 0 after a connection that lasted 10 seconds', async () => {
  const { begin, flap, toNextTimer, elapse, isOpen, counts } = start({ times: 1 });
  await begin();
  await flap();
  await toNextTimer();
  await isOpen();
  await elapse(10_000);
  await flap();
  await toNextTimer();
  await isOpen();
  expect([counts.opens, counts.closed]).toEqual([3, false]);
});

it('a socket keeps its count after a connection that lasted less than `stableAfter`', async () => {
  const { begin, flap, toNextTimer, elapse, isOpen, counts } = start({
    times: 1,
    stableAfter: 20_000,
  });
  await begin();
  await flap();
  await toNextTimer();
  await isOpen();
  await elapse(19_999);
  await flap();
  await expect.poll(() => counts.closed).toBe(true);
  expect(counts.opens).toBe(2);
});

describe('[S8.3] a phone without a network', () => {
  it('uses no attempt, and connects at once when the network is back', {
    tags: 'long',
  }, async () => {
    const { begin, flap, elapse, setOnline, isOpen, counts } = start({ times: 1 });
    await begin();
    await flap();
    setOnline(false);
    await elapse(600_000);
    expect([counts.opens, counts.errors, counts.closed]).toEqual([1, ['network'], false]);
    setOnline(true);
    await isOpen();
    expect(counts.opens).toBe(2);
  });

  it('connects within a second of the network where the browser fires no event', async () => {
    const { begin, flap, elapse, setOnline, isOpen } = start();
    await begin();
    await flap();
    setOnline(false, { tells: false });
    await elapse(30_000);
    setOnline(true, { tells: false });
    await elapse(1000);
    await isOpen();
  });

  it('reports offline once, and connects later', async () => {
    const phone = start();
    phone.setOnline(false);
    await phone.begin();
    await phone.elapse(120_000);
    expect(phone.counts.errors).toEqual(['offline']);
    phone.setOnline(true);
    await phone.isOpen();
    expect(phone.counts.errors).toEqual(['offline']);
  });

  it('[S8.2] can close the socket, which leaves no timer', async () => {
    const { begin, flap, elapse, setOnline, socket, counts, timers } = start();
    await begin();
    await flap();
    setOnline(false);
    await elapse(5000);
    await socket.close();
    expect([counts.closed, socket.readyState, timers()]).toEqual([true, 3, 0]);
    setOnline(true);
    await elapse(60_000);
    expect(counts.opens).toBe(1);
  });
});

describe("a socket with `beforeOpen: 'queue'`", () => {
  it('refuses a message with busy when `queueSize` messages wait', async () => {
    const { context, toNextTimer } = drivenPhone();
    const socket = platformOf(context).connectSocket({
      url: '/api/socket',
      beforeOpen: 'queue',
      queueSize: 2,
    });
    opened.push(socket);
    const sent = ['a', 'b'].map((data) => socket.send({ data }));
    await expect(socket.send({ data: 'c' })).rejects.toMatchObject({
      code: 'busy',
      errMsg: 'sendSocketMessage:fail 2 messages wait already, set queueSize for more',
    });
    const received: unknown[] = [];
    socket.onMessage(({ data }) => received.push(data));
    await toNextTimer();
    await Promise.all(sent);
    await expect.poll(() => received).toEqual(['a', 'b']);
  });

  it('sends the messages of a break in order after it has connected again', async () => {
    const { context, toNextTimer } = drivenPhone();
    const socket = platformOf(context).connectSocket({
      url: '/api/socket',
      beforeOpen: 'queue',
      reconnect: true,
    });
    opened.push(socket);
    const received: unknown[] = [];
    const errors: string[] = [];
    socket.onMessage(({ data }) => received.push(data));
    socket.onError(({ error }) => errors.push(error.code));
    await toNextTimer();
    await expect.poll(() => socket.readyState, { interval: 2 }).toBe(1);
    await socket.send({ data: 'drop' });
    await expect.poll(() => errors, { interval: 2 }).toEqual(['network']);
    const sent = ['first', 'second', 'third'].map((data) => socket.send({ data }));
    await toNextTimer();
    await Promise.all(sent);
    await expect.poll(() => received).toEqual(['first', 'second', 'third']);
  });
});
