import { type AppConfig, defineRoutes, usePlatform } from 'portico';
import { startDevtools } from 'portico/devtools';
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { openApp, page } from '../helpers/open-app';
import { untilTrue, wait } from '../helpers/waiting';

const Plain = () => null;

/** Redirects after a moment, as a start screen does. */
const Splash = () => {
  const platform = usePlatform();
  useEffect(() => {
    const timer = setTimeout(() => void platform.redirect({ url: '/list' }), 50);
    return () => clearTimeout(timer);
  }, [platform]);
  return null;
};

/** Opens a dialog with the page. */
const Hello = () => {
  const platform = usePlatform();
  useEffect(() => {
    void platform.showModal({ title: 'Hello' }).catch(() => {});
  }, [platform]);
  return null;
};

const config: AppConfig = {
  routes: defineRoutes({
    '/': page(Plain, { tab: true }),
    '/me': page(Plain, { tab: true }),
    '/list': page(Plain),
    '/splash': page(Splash),
    '/hello': page(Hello),
  }),
  strict: false,
  devtools: startDevtools,
};

async function openHook() {
  const app = await openApp(config);
  const hook = window.porticoReplay;
  if (!hook) throw new Error('the hook is not on the window');
  const settled = () => untilTrue(() => hook.state().isIdle);
  await settled();
  return {
    app,
    hook,
    settled,
    stack: () => hook.state().urls.join(' > '),
    run: (kind: string, input: unknown, patience = 0) =>
      hook.run({ do: 'intent', kind, input, wait: patience }),
  };
}

const to = (url: string) => ({ to: { url } });

describe('the hook of replay()', () => {
  it('makes each kind of call', async () => {
    const { run, settled, stack } = await openHook();
    const steps = [
      ['navigate', to('/list'), '/ > /list'],
      ['step', { url: '/list?a=1', mode: 'push' }, '/ > /list?a=1'],
      ['back', { delta: 1 }, '/'],
      ['open', to('/list'), '/ > /list'],
      ['back', { delta: '2', result: 1 }, '/'],
      ['switchTab', to('/me'), '/me'],
      ['relaunch', to('/list'), '/list'],
      ['redirect', to('/list?b=2'), '/list?b=2'],
      ['touch', null, '/list?b=2'],
    ] as const;
    for (const [kind, input, expected] of steps) {
      await run(kind, input);
      await settled();
      expect([kind, stack()]).toEqual([kind, expected]);
    }
  });

  it('rejects a call of an unknown kind', async () => {
    const { run } = await openHook();
    await expect(run('fly', null)).rejects.toThrow('an intent of an unknown kind: fly');
  });

  it('is not idle until the page has settled and nothing has happened for a moment', async () => {
    const { run, hook, settled } = await openHook();
    await run('navigate', to('/list'));
    expect(hook.state().isIdle).toBe(false);
    await settled();
    expect(hook.state()).toMatchObject({ urls: ['/', '/list'], popstates: 0 });
  });

  it('counts the popstates, so that a back that changes nothing is noticed', async () => {
    const { run, app, hook, settled } = await openHook();
    await run('navigate', to('/list'));
    await settled();
    app.history.travel(-1);
    await untilTrue(() => hook.state().popstates === 1);
  });

  it('leaves a redirect to the page that makes it, also if the page is late', async () => {
    const { run, settled, stack, app } = await openHook();
    await run('navigate', to('/splash'));
    await run('redirect', to('/list'), 5000);
    await settled();
    expect(stack()).toBe('/ > /list');
    const [, list] = app.platform.pages();
    await wait(200);
    expect(app.platform.pages()[1]?.id).toBe(list?.id);
  });

  it('makes a redirect that the page does not make', async () => {
    const { run, settled, stack } = await openHook();
    await run('navigate', to('/list'));
    await settled();
    await run('redirect', to('/hello'), 50);
    await settled();
    expect(stack()).toBe('/ > /hello');
  });

  it('opens and closes layers that a tap opened', async () => {
    const { app, hook, settled } = await openHook();
    const length = app.history.entries.length;
    await hook.run({ do: 'open-layer', id: 'a', wait: 0 });
    await settled();
    expect(app.history.index).toBe(length);
    await hook.run({ do: 'close-layer', id: 'a' });
    await settled();
    expect(app.history.index).toBe(length - 1);
  });

  it('leaves a layer to the page that opens it', async () => {
    const { app, hook, run, settled, stack } = await openHook();
    await run('navigate', to('/hello'));
    await hook.run({ do: 'open-layer', id: 'a', wait: 5000 });
    await settled();
    const { index } = app.history;
    expect(index).toBe(2);
    app.history.travel(-1);
    await untilTrue(() => app.history.index === 1);
    await settled();
    expect(stack()).toBe('/ > /hello');
  });

  it('travels through the history, and is not mistaken for the product', async () => {
    const { app, hook, run, settled, stack } = await openHook();
    await run('navigate', to('/list'));
    await settled();
    await hook.run({ do: 'travel', delta: -1 });
    await untilTrue(() => app.history.index === 0);
    await settled();
    await run('forward', { delta: 1 });
    await untilTrue(() => app.history.index === 1);
    await settled();
    expect(stack()).toBe('/ > /list');
  });
});
