import { describe, expect, it, vi } from 'vitest';
import { createAuth } from '@/platform';
import { fakeEnv } from '../../helpers/fake-platform';

/** The time of fakeEnv in seconds. */
const NOW = 1_000_000;

const tokenUntil = (exp: number) =>
  `h.${Buffer.from(JSON.stringify({ uid: 'u', role: ['admin'], permission: [], exp })).toString('base64url')}.s`;

function start() {
  const fake = fakeEnv();
  let slept = 0;
  const auth = createAuth({ ...fake.env, date: () => fake.env.date() + slept });
  const heard = vi.fn(() => auth.tokenValid());
  const sleep = (ms: number) => {
    slept += ms;
  };
  return { ...fake, auth, heard, sleep };
}

describe('[S6.2] a token that expires', () => {
  it('calls its listeners 60 s after its expiry', () => {
    const { auth, heard, pass } = start();
    auth.setToken(tokenUntil(NOW + 10));
    auth.subscribe(heard);
    pass(69_999);
    expect(heard).not.toHaveBeenCalled();
    pass(1);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard).toHaveReturnedWith(false);
    pass(100_000);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('calls no listener after another token replaced it', () => {
    const { auth, heard, pass } = start();
    auth.subscribe(heard);
    auth.setToken(tokenUntil(NOW + 10));
    auth.setToken(tokenUntil(NOW + 60));
    pass(119_999);
    expect(heard).toHaveBeenCalledTimes(2);
    pass(1);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('calls its listeners when a suspended device wakes after the expiry', () => {
    const { auth, heard, sleep, hide } = start();
    auth.subscribe(heard);
    auth.setToken(tokenUntil(NOW + 10));
    sleep(3_600_000);
    hide(false);
    expect(heard).toHaveBeenCalledTimes(2);
    hide(false);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('may expire later than the longest timer of a browser', () => {
    const { auth, heard, pass } = start();
    auth.subscribe(heard);
    auth.setToken(tokenUntil(NOW + 3_000_000));
    pass(2 ** 31 - 1);
    pass(3_000_060_000 - (2 ** 31 - 1) - 1);
    expect(heard).toHaveBeenCalledTimes(1);
    pass(1);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('leaves no timer behind after the last listener was removed', () => {
    const { auth, heard, timers } = start();
    const stop = auth.subscribe(heard);
    auth.setToken(tokenUntil(NOW + 10));
    expect(timers()).toBe(1);
    stop();
    expect(timers()).toBe(0);
    auth.setToken(tokenUntil(NOW + 20));
    expect(timers()).toBe(0);
  });
});

describe('[S6.2] on a phone whose clock is wrong, a token with `iat`', () => {
  const tokenOf = (facts: object) =>
    `h.${Buffer.from(JSON.stringify({ uid: 'u', ...facts })).toString('base64url')}.s`;

  it.each([
    ['five minutes fast', -300],
    ['an hour fast', -3600],
    ['an hour slow', 3600],
  ])('%s, counts for its own time', (_what, server) => {
    const { auth, heard, pass } = start();
    auth.subscribe(heard);
    const iat = NOW + server;
    auth.setToken(tokenOf({ iat, exp: iat + 200 }));
    expect(auth.user()?.uid).toBe('u');
    pass(259_999);
    expect(auth.tokenValid()).toBe(true);
    pass(1);
    expect(auth.user()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('counts the same after a reload and in another tab', () => {
    const fake = fakeEnv();
    const iat = NOW - 3600;
    createAuth(fake.env).setToken(tokenOf({ iat, exp: iat + 200 }));
    expect(createAuth(fake.env).user()?.uid).toBe('u');
    fake.pass(260_000);
    expect(createAuth(fake.env).user()).toBeNull();
  });

  it('leaves no trace for the next token, which has none', () => {
    const { auth } = start();
    auth.setToken(tokenOf({ iat: NOW - 3600, exp: NOW - 3000 }));
    expect(auth.user()?.uid).toBe('u');
    auth.setToken(tokenUntil(NOW - 3000));
    expect(auth.user()).toBeNull();
    auth.setToken(tokenOf({ iat: 'noon', exp: NOW + 100 }));
    expect(auth.user()?.uid).toBe('u');
  });
});
