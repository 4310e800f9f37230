import { describe, expect, it } from 'vitest';
import { table } from '../../helpers/nav-states';
import { createTestApp, type TestAppOptions } from '../../helpers/test-app';
import { fakePlatform } from '../../helpers/fake-platform';
import { platformOf } from '../../helpers/platform-of';
import { hearUnhandledRejections, nextTask } from '../../helpers/unhandled-rejections';
import type { Platform } from '@/platform';

const unhandled = hearUnhandledRejections();

async function start(options: TestAppOptions = {}) {
  const load = async () => ({ default: () => null });
  const more = { '/denied': { load, beforeEnter: () => false } };
  const app = createTestApp({ table: { ...table, ...more }, ...options });
  await app.idle();
  return { ...app, calls: platformOf(fakePlatform().context, app.nav) };
}

const twice: Record<string, (calls: Platform) => Promise<unknown>> = {
  navigate: (calls) => calls.navigate({ url: '/list' }),
  redirect: (calls) => calls.redirect({ url: '/list' }),
  relaunch: (calls) => calls.relaunch({ url: '/list' }),
  switchTab: (calls) => calls.switchTab({ url: '/me' }),
  'open().page': (calls) => calls.open({ url: '/list' }).page,
  redirectTo: (calls) => calls.redirectTo({ url: '/list' }),
  reLaunch: (calls) => calls.reLaunch({ url: '/list' }),
};

describe('[S2.5] a refused navigation without await', () => {
  it.each(Object.entries(twice))(
    'the second of two %s calls in one task is no unhandled rejection, and rejects with `locked` when awaited',
    async (_name, call) => {
      const { calls, idle } = await start();
      void call(calls);
      const second = call(calls);
      await idle();
      await nextTask();
      expect(unhandled).toEqual([]);
      await expect(second).rejects.toMatchObject({ code: 'locked' });
    },
  );

  it('a navigation that a newer one supersedes is no unhandled rejection', async () => {
    const { calls, idle } = await start();
    void calls.navigate({ url: '/list' });
    void calls.navigate({ url: '/item/1' });
    await idle();
    await nextTask();
    expect(unhandled).toEqual([]);
    expect(calls.pages().map(({ url }) => url)).toEqual(['/', '/item/1']);
  });

  it('a call after the app was unmounted is no unhandled rejection', async () => {
    const { calls, idle, stop } = await start();
    stop();
    const made = [
      ...Object.values(twice).map((call) => call(calls)),
      calls.back(),
      calls.navigateBack(),
    ];
    await idle();
    await nextTask();
    expect(unhandled).toEqual([]);
    for (const call of made) await expect(call).rejects.toMatchObject({ code: 'cancel' });
  });

  it('a refusal with another code is an unhandled rejection', async () => {
    const { calls, idle } = await start();
    void calls.navigate({ url: '/nope' });
    void calls.redirect({ url: '/denied' });
    void calls.preload({ url: '/nope' });
    await idle();
    await nextTask();
    expect([...unhandled].sort()).toEqual(['denied', 'not-found', 'not-found']);
  });

  it('a promise that the product derives from a refused navigation rejects', async () => {
    const { calls, idle } = await start();
    void calls.navigate({ url: '/list' });
    void calls.navigate({ url: '/list' }).then(() => 'there');
    await idle();
    await nextTask();
    expect(unhandled).toEqual(['locked']);
  });

  it('the product can handle every refusal itself', async () => {
    const { calls, idle } = await start();
    const codes: string[] = [];
    for (const url of ['/list', '/list', '/nope', '/denied']) {
      calls.navigate({ url }).catch(({ code }) => codes.push(code));
    }
    await idle();
    await nextTask();
    expect(unhandled).toEqual([]);
    expect(codes.sort()).toEqual(['denied', 'locked', 'not-found', 'superseded']);
  });
});
