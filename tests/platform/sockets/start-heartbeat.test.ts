import { expect, it } from 'vitest';
import { startHeartbeat } from '@/platform/sockets/start-heartbeat';
import { fakeEnv } from '../../helpers/fake-platform';

function start(timeout = 10_000) {
  const { env, pass, timers } = fakeEnv();
  const log: string[] = [];
  const heart = startHeartbeat(
    env,
    { interval: 30_000, timeout },
    { beat: () => log.push('beat'), dead: () => log.push('dead') },
  );
  return { heart, pass, log, timers };
}

it('beats after each silence, as long as something comes', () => {
  const { heart, pass, log } = start();
  pass(29_999);
  expect(log).toEqual([]);
  pass(1);
  expect(log).toEqual(['beat']);
  pass(9999);
  heart.alive();
  pass(30_000);
  expect(log).toEqual(['beat', 'beat']);
});

it('does not beat while messages come', () => {
  const { heart, pass, log } = start();
  for (let times = 0; times < 5; times++) {
    pass(20_000);
    heart.alive();
  }
  expect(log).toEqual([]);
});

it('takes the line for dead when nothing answers', () => {
  const { pass, log, timers } = start();
  pass(30_000);
  pass(10_000);
  expect(log).toEqual(['beat', 'dead']);
  expect(timers()).toBe(0);
});

it('waits for no answer where it has no end, and goes on beating', () => {
  const { heart, pass, log, timers } = start(0);
  pass(30_000);
  pass(30_000);
  pass(30_000);
  expect(log).toEqual(['beat', 'beat', 'beat']);
  heart.stop();
  expect(timers()).toBe(0);
});

it('stops', () => {
  const { heart, pass, log, timers } = start();
  heart.stop();
  expect(timers()).toBe(0);
  pass(90_000);
  expect(log).toEqual([]);
});
