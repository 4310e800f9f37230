import { describe, expect, it } from 'vitest';
import type { GuardContext, RouteDef, RouteTable } from '@/router/routes/route-table';
import { createDeferred } from '../../helpers/deferred';
import { table } from '../../helpers/nav-states';
import { createTestApp, type TestApp, type TestAppOptions } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

async function open(routes: RouteTable, options: TestAppOptions = {}): Promise<TestApp> {
  const app = createTestApp({ table: { ...table, '/login': { load }, ...routes }, ...options });
  await app.idle();
  return app;
}

const stateOf = (app: TestApp) => ({ urls: app.urls(), history: app.history(), log: app.log });

describe('[S2.1] a refused call', () => {
  it.each([
    ['navigate', '', 'parameter.url: a navigation target is required'],
    ['navigate', '/nope', 'page not found: /nope'],
    ['navigate', '/me', 'can not navigate or redirect to a tabbar page: /me'],
    ['redirect', '/me', 'can not navigate or redirect to a tabbar page: /me'],
    ['switchTab', '/list', 'can not switch to a non-tabbar page: /list'],
    ['navigate', '/admin', 'access denied: /admin'],
    ['navigate', '/closed', 'access denied: /closed'],
    ['relaunch', '/closed', 'access denied: /closed'],
  ] as const)('changes nothing after %s to %j', async (kind, url, message) => {
    const app = await open(
      { '/admin': { load, roles: ['admin'] }, '/closed': { load, beforeEnter: () => false } },
      { access: ({ roles = [] }) => roles.length === 0 },
    );
    await app.navigate('/list');
    const stateBefore = structuredClone(stateOf(app));
    expect(await app[kind](url)).toBe(message);
    expect(stateOf(app)).toEqual(stateBefore);
  });

  it('[S2.5] fails at the lock before its guards run', async () => {
    const verdict = createDeferred<boolean>();
    let guardCalls = 0;
    const beforeEnter = () => {
      guardCalls += 1;
      return verdict.promise;
    };
    const app = await open({ '/guarded': { load, beforeEnter } });
    void app.navigate('/guarded');
    await app.idle();
    expect(await app.navigate('/guarded')).toBe('locked: /guarded');
    expect(guardCalls).toBe(1);
    verdict.resolve(true);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/guarded']);
  });

  it('fails at the stack limit after its guards have run', async () => {
    let guardCalls = 0;
    const beforeEnter = () => {
      guardCalls += 1;
      return true;
    };
    const limits = { live: 10, stack: 2, onFull: 'refuse' } as const;
    const app = await open({ '/guarded': { load, beforeEnter } }, { limits });
    await app.navigate('/list');
    expect(await app.navigate('/guarded')).toBe('the page stack is full: 2 pages');
    expect(guardCalls).toBe(1);
    expect(await app.redirect('/guarded')).toBe('/guarded');
  });
});

describe('an enter guard', () => {
  it('may redirect to a page or to a tab', async () => {
    for (const [target, urls] of [
      ['/login', ['/', '/login']],
      ['/me', ['/me']],
    ] as const) {
      const app = await open({ '/guarded': { load, beforeEnter: () => target } });
      expect(await app.navigate('/guarded')).toBe(target);
      expect(app.urls()).toEqual(urls);
    }
  });

  it('may redirect from a tab to a page', async () => {
    const guarded = { tab: true, load, beforeEnter: () => '/login' };
    const app = await open({ '/guarded': guarded });
    expect(await app.switchTab('/guarded')).toBe('/login');
    expect(app.urls()).toEqual(['/', '/login']);
  });

  it('redirects with the same kind of call where that is possible', async () => {
    const app = await open({ '/guarded': { load, beforeEnter: () => '/login' } });
    await app.navigate('/list');
    expect(await app.redirect('/guarded')).toBe('/login');
    expect(app.urls()).toEqual(['/', '/login']);
    expect(await app.relaunch('/guarded')).toBe('/login');
    expect(app.urls()).toEqual(['/login']);
  });

  it('that redirects in a circle refuses the navigation', async () => {
    const app = await open({
      '/a': { load, beforeEnter: () => '/b' },
      '/b': { load, beforeEnter: () => '/a' },
    });
    expect(await app.navigate('/a')).toBe('the guards or loaders lead in a circle: /b');
    expect(app.urls()).toEqual(['/']);
    expect(await app.navigate('/list')).toBe('/list');
  });

  it('has its signal aborted when another call starts', async () => {
    const signals: AbortSignal[] = [];
    const beforeEnter = ({ signal }: GuardContext) => {
      signals.push(signal);
      return new Promise<boolean>(() => {});
    };
    const app = await open({ '/guarded': { load, beforeEnter } });
    void app.navigate('/guarded');
    await app.idle();
    expect(signals[0]?.aborted).toBe(false);
    await app.navigate('/list');
    expect(signals[0]?.aborted).toBe(true);
  });

  it('that answers after another navigation opens nothing', async () => {
    const verdict = createDeferred<boolean>();
    const app = await open({ '/guarded': { load, beforeEnter: () => verdict.promise } });
    void app.navigate('/guarded');
    await app.idle();
    await app.navigate('/list');
    verdict.resolve(true);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
  });
});

describe('a leave guard', () => {
  const guardCalls: string[] = [];
  const form = (answer: (context: GuardContext) => boolean | string): RouteTable => ({
    '/form': {
      load,
      beforeLeave: (context) => {
        guardCalls.push(`${context.url} ${context.closing}`);
        return answer(context);
      },
    },
    '/form2': {
      load,
      beforeLeave: ({ url, closing }) => {
        guardCalls.push(`${url} ${closing}`);
        return true;
      },
    },
  });

  it('gets closing as true only if its page closes', async () => {
    guardCalls.length = 0;
    const app = await open(form(({ closing }) => !closing));
    await app.navigate('/form');
    expect(await app.navigate('/list')).toBe('/list');
    await app.back();
    expect(await app.redirect('/list')).toBe('the page stays: /form');
    expect(guardCalls).toEqual(['/form false', '/form true']);
    expect(app.urls()).toEqual(['/', '/form']);
  });

  it('runs for every page that closes, from the top down', async () => {
    guardCalls.length = 0;
    const app = await open(form(() => true));
    await app.navigate('/form');
    await app.navigate('/form2');
    await app.navigate('/list');
    guardCalls.length = 0;
    expect(await app.switchTab('/me')).toBe('/me');
    expect(guardCalls).toEqual(['/form2 true', '/form true']);
  });

  it('of a kept tab runs only for relaunch', async () => {
    guardCalls.length = 0;
    const tab: RouteTable = {
      '/tab': {
        tab: true,
        load,
        beforeLeave: ({ closing }) => {
          guardCalls.push(`tab ${closing}`);
          return true;
        },
      },
    };
    const app = await open(tab);
    await app.switchTab('/tab');
    await app.switchTab('/me');
    guardCalls.length = 0;
    await app.switchTab('/');
    expect(guardCalls).toEqual([]);
    await app.relaunch('/list');
    expect(guardCalls).toEqual(['tab true']);
  });

  it.each([
    ['redirect', '/form true'],
    ['navigate', '/form false'],
    ['relaunch', '/form true'],
  ] as const)('runs once for a %s whose target redirects', async (kind, guardCall) => {
    guardCalls.length = 0;
    const routes = { '/guarded': { load, beforeEnter: () => '/login' } };
    const app = await open({ ...form(() => true), ...routes });
    await app.navigate('/form');
    expect(await app[kind]('/guarded')).toBe('/login');
    expect(guardCalls).toEqual([guardCall]);
  });

  it('runs again if a redirect closes the page that the call would only cover', async () => {
    guardCalls.length = 0;
    const routes = { '/guarded': { load, beforeEnter: () => '/me' } };
    const app = await open({ ...form(({ closing }) => !closing), ...routes });
    await app.navigate('/form');
    expect(await app.navigate('/guarded')).toBe('the page stays: /form');
    expect(guardCalls).toEqual(['/form false', '/form true']);
    expect(app.urls()).toEqual(['/', '/form']);
  });

  it('gets closing as false for a tab that another tab replaces', async () => {
    const tab: RouteDef = { tab: true, load, beforeLeave: ({ closing }) => !closing };
    const app = await open({ '/tab': tab, '/other': tab });
    await app.switchTab('/tab');
    expect(await app.switchTab('/other')).toBe('/other');
    expect(await app.switchTab('/tab')).toBe('/tab');
    expect(await app.redirect('/list')).toBe('the page stays: /tab');
    expect(await app.relaunch('/other')).toBe('the page stays: /tab');
  });

  it('does not run for the tab that the call switches to', async () => {
    const refusingTab: RouteDef = { tab: true, load, beforeLeave: () => false };
    const app = await open({ '/tab': refusingTab });
    await app.switchTab('/tab');
    expect(await app.switchTab('/tab?part=2')).toBe('/tab?part=2');
    expect(await app.switchTab('/me')).toBe('the page stays: /tab?part=2');
  });

  it('does not run for the page that a full stack drops', async () => {
    guardCalls.length = 0;
    const limits = { live: 10, stack: 3, onFull: 'drop-oldest' } as const;
    const app = await open(
      form(({ closing }) => !closing),
      { limits },
    );
    await app.navigate('/form');
    await app.navigate('/list');
    expect(await app.navigate('/login')).toBe('/login');
    expect(app.urls()).toEqual(['/', '/list', '/login']);
    expect(guardCalls).toEqual(['/form false']);
  });

  it('may redirect to another page', async () => {
    const app = await open(form(() => '/login'));
    await app.navigate('/form');
    expect(await app.redirect('/list')).toBe('/login');
    expect(app.urls()).toEqual(['/', '/login']);
  });
});
