import { expect, it } from 'vitest';
import { setKeepScreenOn } from '@/platform/device/calls';
import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';

class Lock extends EventTarget {
  released = false;
  release = async () => {
    if (this.released) return;
    this.released = true;
    this.dispatchEvent(new Event('release'));
  };
}

function start() {
  const fake = fakePlatform();
  const locks: Lock[] = [];
  let refusal: Error | null = null;
  const wakeLock = {
    request: async () => {
      if (refusal) throw refusal;
      const lock = new Lock();
      locks.push(lock);
      return lock;
    },
  };
  Object.assign(fake.context.env.window, { navigator: { wakeLock } });
  const held = () => locks.filter(({ released }) => !released).length;
  return {
    ...fake,
    keep: (keepScreenOn: boolean) => setKeepScreenOn(fake.context)({ keepScreenOn }),
    held,
    // The browser releases its locks when the page is hidden.
    lookAway: async () => {
      for (const lock of locks) await lock.release();
      fake.hide(true);
      await flush();
    },
    refuse: (error: Error | null) => {
      refusal = error;
    },
  };
}

it('setKeepScreenOn requests one lock for several calls', async () => {
  const { keep, held } = start();
  await Promise.all([keep(true), keep(true)]);
  await keep(true);
  expect(held()).toBe(1);
  await keep(false);
  expect(held()).toBe(0);
  await keep(false);
});

it('setKeepScreenOn requests the lock again each time the page is shown', async () => {
  const { keep, held, lookAway, hide } = start();
  await keep(true);
  await lookAway();
  expect(held()).toBe(0);
  hide(false);
  await flush();
  expect(held()).toBe(1);
  await keep(false);
  await lookAway();
  hide(false);
  await flush();
  expect(held()).toBe(0);
});

it('setKeepScreenOn on a hidden page requests the lock when the page is shown', async () => {
  const { keep, held, hide } = start();
  hide(true);
  await keep(true);
  expect(held()).toBe(0);
  hide(false);
  await flush();
  expect(held()).toBe(1);
});

it('the last of several calls of setKeepScreenOn counts', async () => {
  const { keep, held } = start();
  await Promise.all([keep(true), keep(false)]);
  expect(held()).toBe(0);
  await Promise.all([keep(true), keep(false), keep(true)]);
  expect(held()).toBe(1);
});

it('setKeepScreenOn rejects with denied if the system refuses, and a later call can succeed', async () => {
  const { keep, held, refuse } = start();
  refuse(new DOMException('low battery', 'NotAllowedError'));
  await expect(keep(true)).rejects.toMatchObject({
    code: 'denied',
    errMsg: 'setKeepScreenOn:fail the system does not allow it now, for example in power saving',
  });
  refuse(null);
  await keep(true);
  expect(held()).toBe(1);
});

it('setKeepScreenOn requests nothing later after it has rejected', async () => {
  const { keep, held, refuse, lookAway, hide } = start();
  refuse(new DOMException('low battery', 'NotAllowedError'));
  const asked = await Promise.allSettled([keep(true), keep(true)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  refuse(null);
  await lookAway();
  hide(false);
  await flush();
  expect(held()).toBe(0);
});

it('setKeepScreenOn rejects with unsupported in a browser without wake locks', async () => {
  const { context } = fakePlatform();
  Object.assign(context.env.window, { navigator: {} });
  await expect(setKeepScreenOn(context)({ keepScreenOn: true })).rejects.toMatchObject({
    code: 'unsupported',
    errMsg: 'setKeepScreenOn:fail this browser cannot keep the screen on',
  });
});

it.each([
  [{}, 'Missing required parameter `keepScreenOn`'],
  [{ keepScreenOn: 1 }, 'parameter.keepScreenOn should be true or false'],
])('setKeepScreenOn rejects with invalid for %j', async (params, message) => {
  const { context } = fakePlatform();
  await expect(setKeepScreenOn(context)(params as never)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `setKeepScreenOn:fail ${message}`,
  });
});

it('the lock is released when the app is unmounted', async () => {
  const { keep, held, context, hide } = start();
  await keep(true);
  context.life.abort();
  await flush();
  expect(held()).toBe(0);
  hide(true);
  hide(false);
  await flush();
  expect(held()).toBe(0);
});

it('setKeepScreenOn requests nothing for an app that was unmounted before', async () => {
  const { keep, held, context } = start();
  context.life.abort();
  await expect(keep(true)).rejects.toMatchObject({ code: 'denied' });
  expect(held()).toBe(0);
});
