import { describe, expect, it } from 'vitest';
import type { GuardContext, RouteDef, RouteTable } from '@/router/routes/define-routes';
import { createDeferred } from '../../helpers/deferred';
import { table } from '../../helpers/nav-states';
import { createTestApp, type TestApp, type TestAppOptions } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

async function open(more: RouteTable, options: TestAppOptions = {}): Promise<TestApp> {
  const app = createTestApp({ table: { ...table, '/login': { load }, ...more }, ...options });
  await app.idle();
  return app;
}

const untouched = (app: TestApp) => ({ urls: app.urls(), history: app.history(), log: app.log });

describe('[S2.1] a refusal changes nothing', () => {
  it.each([
    ['navigate', '', 'parameter.url: a navigation target is required'],
    ['navigate', '/nope', 'page not found: /nope'],
    ['navigate', '/me', 'can not navigate or redirect to a tabbar page: /me'],
    ['redirect', '/me', 'can not navigate or redirect to a tabbar page: /me'],
    ['switchTab', '/list', 'can not switch to a non-tabbar page: /list'],
    ['navigate', '/admin', 'access denied: /admin'],
    ['navigate', '/closed', 'access denied: /closed'],
    ['relaunch', '/closed', 'access denied: /closed'],
  ] as const)('%s %j', async (kind, url, message) => {
    const app = await open(
      { '/admin': { load, roles: ['admin'] }, '/closed': { load, beforeEnter: () => false } },
      { access: ({ roles = [] }) => roles.length === 0 },
    );
    await app.navigate('/list');
    const before = structuredClone(untouched(app));
    expect(await app[kind](url)).toBe(message);
    expect(untouched(app)).toEqual(before);
  });

  it('[S2.5] the lock is asked before the guards', async () => {
    const verdict = createDeferred<boolean>();
    let asked = 0;
    const beforeEnter = () => {
      asked += 1;
      return verdict.promise;
    };
    const app = await open({ '/guarded': { load, beforeEnter } });
    void app.navigate('/guarded');
    await app.idle();
    expect(await app.navigate('/guarded')).toBe('locked: /guarded');
    expect(asked).toBe(1);
    verdict.resolve(true);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/guarded']);
  });

  it('the cap comes last', async () => {
    let asked = 0;
    const beforeEnter = () => {
      asked += 1;
      return true;
    };
    const limits = { live: 10, stack: 2, onFull: 'refuse' } as const;
    const app = await open({ '/guarded': { load, beforeEnter } }, { limits });
    await app.navigate('/list');
    expect(await app.navigate('/guarded')).toBe('the page stack is full: 2 pages');
    expect(asked).toBe(1);
    expect(await app.redirect('/guarded')).toBe('/guarded');
  });
});

describe('an enter guard', () => {
  it('may lead elsewhere: to a page, or to a tab, whatever was called', async () => {
    for (const [target, urls] of [
      ['/login', ['/', '/login']],
      ['/me', ['/me']],
    ] as const) {
      const app = await open({ '/guarded': { load, beforeEnter: () => target } });
      expect(await app.navigate('/guarded')).toBe(target);
      expect(app.urls()).toEqual(urls);
    }
  });

  it('may lead from a tab to a page', async () => {
    const guarded = { tab: true, load, beforeEnter: () => '/login' };
    const app = await open({ '/guarded': guarded });
    expect(await app.switchTab('/guarded')).toBe('/login');
    expect(app.urls()).toEqual(['/', '/login']);
  });

  it('leads in the manner of the call where that is possible', async () => {
    const app = await open({ '/guarded': { load, beforeEnter: () => '/login' } });
    await app.navigate('/list');
    expect(await app.redirect('/guarded')).toBe('/login');
    expect(app.urls()).toEqual(['/', '/login']);
    expect(await app.relaunch('/guarded')).toBe('/login');
    expect(app.urls()).toEqual(['/login']);
  });

  it('may not lead in a circle', async () => {
    const app = await open({
      '/a': { load, beforeEnter: () => '/b' },
      '/b': { load, beforeEnter: () => '/a' },
    });
    expect(await app.navigate('/a')).toBe('the guards lead in a circle: /b');
    expect(app.urls()).toEqual(['/']);
    expect(await app.navigate('/list')).toBe('/list');
  });

  it('has its question called off when another call comes', async () => {
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

  it('that answers too late opens nothing', async () => {
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
  const asked: string[] = [];
  const form = (answer: (context: GuardContext) => boolean | string): RouteTable => ({
    '/form': {
      load,
      beforeLeave: (context) => {
        asked.push(`${context.url} ${context.closing}`);
        return answer(context);
      },
    },
    '/form2': {
      load,
      beforeLeave: ({ url, closing }) => {
        asked.push(`${url} ${closing}`);
        return true;
      },
    },
  });

  it('is told whether its page is only covered', async () => {
    asked.length = 0;
    const app = await open(form(({ closing }) => !closing));
    await app.navigate('/form');
    expect(await app.navigate('/list')).toBe('/list');
    await app.back();
    expect(await app.redirect('/list')).toBe('the page stays: /form');
    expect(asked).toEqual(['/form false', '/form true']);
    expect(app.urls()).toEqual(['/', '/form']);
  });

  it('is asked for every page that closes, the top one first', async () => {
    asked.length = 0;
    const app = await open(form(() => true));
    await app.navigate('/form');
    await app.navigate('/form2');
    await app.navigate('/list');
    asked.length = 0;
    expect(await app.switchTab('/me')).toBe('/me');
    expect(asked).toEqual(['/form2 true', '/form true']);
  });

  it('is asked for kept tabs by relaunch alone', async () => {
    asked.length = 0;
    const tab: RouteTable = {
      '/tab': {
        tab: true,
        load,
        beforeLeave: ({ closing }) => {
          asked.push(`tab ${closing}`);
          return true;
        },
      },
    };
    const app = await open(tab);
    await app.switchTab('/tab');
    await app.switchTab('/me');
    asked.length = 0;
    await app.switchTab('/');
    expect(asked).toEqual([]);
    await app.relaunch('/list');
    expect(asked).toEqual(['tab true']);
  });

  it.each([
    ['redirect', '/form true'],
    ['navigate', '/form false'],
    ['relaunch', '/form true'],
  ] as const)('is asked once by a %s whose target leads elsewhere', async (kind, question) => {
    asked.length = 0;
    const more = { '/guarded': { load, beforeEnter: () => '/login' } };
    const app = await open({ ...form(() => true), ...more });
    await app.navigate('/form');
    expect(await app[kind]('/guarded')).toBe('/login');
    expect(asked).toEqual([question]);
  });

  it('is asked again if its page was to be covered, and is closed by where the target leads', async () => {
    asked.length = 0;
    const more = { '/guarded': { load, beforeEnter: () => '/me' } };
    const app = await open({ ...form(({ closing }) => !closing), ...more });
    await app.navigate('/form');
    expect(await app.navigate('/guarded')).toBe('the page stays: /form');
    expect(asked).toEqual(['/form false', '/form true']);
    expect(app.urls()).toEqual(['/', '/form']);
  });

  it('is told that a tab which another one takes the place of is kept', async () => {
    const tab: RouteDef = { tab: true, load, beforeLeave: ({ closing }) => !closing };
    const app = await open({ '/tab': tab, '/other': tab });
    await app.switchTab('/tab');
    expect(await app.switchTab('/other')).toBe('/other');
    expect(await app.switchTab('/tab')).toBe('/tab');
    expect(await app.redirect('/list')).toBe('the page stays: /tab');
    expect(await app.relaunch('/other')).toBe('the page stays: /tab');
  });

  it('is not asked of the tab that is switched to, which nobody leaves', async () => {
    const stays: RouteDef = { tab: true, load, beforeLeave: () => false };
    const app = await open({ '/tab': stays });
    await app.switchTab('/tab');
    expect(await app.switchTab('/tab?part=2')).toBe('/tab?part=2');
    expect(await app.switchTab('/me')).toBe('the page stays: /tab?part=2');
  });

  it('is not asked by the page that is one too many', async () => {
    asked.length = 0;
    const limits = { live: 10, stack: 3, onFull: 'drop-oldest' } as const;
    const app = await open(
      form(({ closing }) => !closing),
      { limits },
    );
    await app.navigate('/form');
    await app.navigate('/list');
    expect(await app.navigate('/login')).toBe('/login');
    expect(app.urls()).toEqual(['/', '/list', '/login']);
    expect(asked).toEqual(['/form false']);
  });

  it('may lead elsewhere', async () => {
    const app = await open(form(() => '/login'));
    await app.navigate('/form');
    expect(await app.redirect('/list')).toBe('/login');
    expect(app.urls()).toEqual(['/', '/login']);
  });
});
