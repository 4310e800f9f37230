import { fakeEnv } from '../../helpers/fake-platform';
import { mayReconnect, startHeartbeat } from '@/platform/network/socket-connection';
import { expect, it } from 'vitest';

function start(timeout = 10_000) {
  const { env, pass, timers } = fakeEnv();
  const log: string[] = [];
  const heart = startHeartbeat(
    env,
    { interval: 30_000, timeout },
    { beat: () => log.push('beat'), noAnswer: () => log.push('no answer') },
  );
  return { heart, pass, log, timers };
}

it('a heartbeat is sent after each silence while the server answers', () => {
  const { heart, pass, log } = start();
  pass(29_999);
  expect(log).toEqual([]);
  pass(1);
  expect(log).toEqual(['beat']);
  pass(9999);
  heart.heard();
  pass(30_000);
  expect(log).toEqual(['beat', 'beat']);
});

it('a heartbeat is not sent while messages arrive', () => {
  const { heart, pass, log } = start();
  for (let times = 0; times < 5; times++) {
    pass(20_000);
    heart.heard();
  }
  expect(log).toEqual([]);
});

it('a heartbeat without an answer reports it once', () => {
  const { pass, log, timers } = start();
  pass(30_000);
  pass(10_000);
  expect(log).toEqual(['beat', 'no answer']);
  expect(timers()).toBe(0);
});

it('a heartbeat with a time-out of 0 needs no answer', () => {
  const { heart, pass, log, timers } = start(0);
  pass(30_000);
  pass(30_000);
  pass(30_000);
  expect(log).toEqual(['beat', 'beat', 'beat']);
  heart.stop();
  expect(timers()).toBe(0);
});

it('a stopped heartbeat sends no message', () => {
  const { heart, pass, log, timers } = start();
  heart.stop();
  expect(timers()).toBe(0);
  pass(90_000);
  expect(log).toEqual([]);
});

it.each([1001, 1005, 1006, 1011, 1012, 1013, 1014])(
  'a socket reconnects after close code %i',
  (code) => expect(mayReconnect(code)).toBe(true),
);

it.each([1000, 1002, 1003, 1007, 1008, 1009, 1010, 1015, 3000, 3999, 4001, 4999])(
  'a socket does not reconnect after close code %i',
  (code) => expect(mayReconnect(code)).toBe(false),
);
