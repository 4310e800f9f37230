import { describe, expect, it } from 'vitest';
import type { GuardVerdict, RouteTable } from '@/router/routes/route-table';
import { table } from '../../helpers/nav-states';
import { createTestApp, type TestApp } from '../../helpers/test-app';
import { userOf } from '../../helpers/user-of';

const load = async () => ({ default: () => null });

/** An app whose user has a role, with pages that require it. */
async function open(urls: readonly string[], { signIn }: { signIn?: string } = {}) {
  const user: { role: string | null } = { role: 'admin' };
  const signedIn = (otherwise: GuardVerdict) => () => user.role !== null || otherwise;
  const routes: RouteTable = {
    ...table,
    '/login': { load },
    '/admin': { load, roles: ['admin'] },
    '/club': { tab: true, load, roles: ['admin'] },
    '/guarded': { load, beforeEnter: signedIn('/login') },
    '/slow': { load, beforeEnter: async () => signedIn('/login')() },
    '/form': { load, roles: ['admin'], beforeLeave: () => false },
  };
  const app = createTestApp({
    table: routes,
    access: ({ roles = [] }) => roles.length === 0 || roles.includes(user.role ?? ''),
    login: { user: () => userOf(user.role), signIn },
  });
  await app.idle();
  for (const url of urls) await app.navigate(url);
  const changeUser = (role: string | null) => {
    user.role = role;
    app.nav.loginChanged();
  };
  app.log.length = 0;
  return { app, user, changeUser };
}

const blockedOf = (app: TestApp) => [...app.nav.store.getState().blocked.values()];
/** The URLs of pages whose content may be visible: they are mounted and not blocked. */
const visibleUrlsOf = (app: TestApp) => {
  const { stack, blocked, removed } = app.nav.store.getState();
  const pages = [...stack.pages, ...stack.tabs].filter(
    ({ key, mount }) => mount === 'live' && !blocked.has(key),
  );
  return [...pages, ...(removed && !removed.blocked ? [removed.page] : [])].map(({ url }) => url);
};

describe('[S6.2] after signing out', () => {
  it('back to a page with roles shows the denial and never the content', async () => {
    const { app, changeUser } = await open(['/admin', '/list']);
    const visibleUrls: string[] = [];
    changeUser(null);
    app.nav.store.subscribe(() => visibleUrls.push(...visibleUrlsOf(app)));
    await app.back();
    expect([app.urls(), blockedOf(app)]).toEqual([['/', '/admin'], ['denied']]);
    expect(visibleUrls).not.toContain('/admin');
  });

  it.each(['by code', 'by the browser'] as const)(
    'back %s follows the redirect of the guard, and the pages below stay',
    async (cause) => {
      for (const url of ['/guarded', '/slow']) {
        const { app, changeUser } = await open(['/item/1', url, '/list']);
        changeUser(null);
        expect(visibleUrlsOf(app)).toEqual(['/', '/item/1', '/list']);
        if (cause === 'by code') await app.back();
        else app.driver.travel(-1);
        await app.idle();
        expect(app.urls()).toEqual(['/', '/item/1', '/login']);
        expect(app.history().urls).toEqual(['/', '/item/1', '/login', '/list']);
      }
    },
  );

  it('back to a page with roles opens the sign-in page if the app has one', async () => {
    const { app, changeUser } = await open(['/admin', '/list'], { signIn: '/login' });
    changeUser(null);
    await app.back();
    expect(app.urls()).toEqual(['/', '/login?to=%2Fadmin']);
    changeUser('admin');
    await app.idle();
    expect(app.urls()).toEqual(['/', '/admin']);
  });

  it('the page on top is hidden at once and then denied', async () => {
    const { app, changeUser } = await open(['/list', '/admin']);
    changeUser(null);
    expect(visibleUrlsOf(app)).toEqual(['/', '/list']);
    await app.idle();
    expect([app.urls(), blockedOf(app)]).toEqual([['/', '/list', '/admin'], ['denied']]);
  });

  it('the sign-in page replaces the page on top without asking its leave guard', async () => {
    const { app, changeUser } = await open(['/list', '/form'], { signIn: '/login' });
    changeUser(null);
    expect(visibleUrlsOf(app)).toEqual(['/', '/list']);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list', '/login?to=%2Fform']);
  });

  it('a page on top that calls back is not replaced', async () => {
    const { app, changeUser } = await open(['/list', '/admin'], { signIn: '/login' });
    changeUser(null);
    expect(await app.back()).toBe('/list');
    expect(app.urls()).toEqual(['/', '/list']);
    expect(visibleUrlsOf(app)).toEqual(['/', '/list']);
  });

  it('a page that is leaving is hidden too', async () => {
    const { app, changeUser } = await open(['/list', '/admin']);
    void app.nav.back();
    while (app.urls().length === 3) await app.endNextTravel();
    expect(visibleUrlsOf(app)).toContain('/admin');
    changeUser(null);
    expect(visibleUrlsOf(app)).not.toContain('/admin');
    await app.idle();
  });

  it('a kept tab with roles is hidden', async () => {
    const { app, changeUser } = await open([]);
    await app.switchTab('/club');
    await app.switchTab('/me');
    changeUser(null);
    expect(visibleUrlsOf(app)).toEqual(['/me', '/']);
    expect(await app.switchTab('/club')).toBe('access denied: /club');
  });

  it('pages without roles keep their content', async () => {
    const { app, changeUser } = await open(['/item/1', '/list']);
    changeUser(null);
    expect(visibleUrlsOf(app)).toEqual(['/', '/item/1', '/list']);
    expect(app.log).toEqual([]);
  });

  it('a page that is allowed again gets load and show like a new page', async () => {
    const { app, changeUser } = await open(['/admin']);
    changeUser(null);
    await app.idle();
    expect(app.log.slice(0, 1)).toEqual(['/admin:hide']);
    app.log.length = 0;
    changeUser('admin');
    await app.idle();
    expect(blockedOf(app)).toEqual([]);
    expect(app.log).toEqual(['/admin:load', '/admin:show:navigate', '/admin:ready']);
  });

  it('the memory of a page is kept for the same user and deleted for another user', async () => {
    for (const [next, expected] of [
      ['admin', 'a draft'],
      ['other', undefined],
    ] as const) {
      const { app, changeUser } = await open(['/admin']);
      const { id } = app.nav.activePage();
      app.nav.memory.write(id, 'draft', 'a draft');
      changeUser(null);
      changeUser(next);
      await app.idle();
      expect(app.nav.memory.read(id, 'draft')).toBe(expected);
    }
  });
});

it('[S6.2] another user without the role does not see the page either', async () => {
  const { app, changeUser } = await open(['/admin', '/list']);
  changeUser('member');
  await app.back();
  expect([app.urls(), blockedOf(app)]).toEqual([['/', '/admin'], ['denied']]);
});

it('[S6.1] a renewed token with the same rights in another order is no new login', async () => {
  const user = { uid: 'ada', role: ['member', 'admin'], permission: ['read', 'write'] };
  let guardCalls = 0;
  const beforeEnter = async () => {
    guardCalls += 1;
    return true;
  };
  const routes = { ...table, '/asked': { load, beforeEnter } };
  const app = createTestApp({ table: routes, login: { user: () => user } });
  await app.idle();
  await app.navigate('/asked');
  app.log.length = 0;
  user.role = ['admin', 'member', 'admin'];
  user.permission = ['write', 'read'];
  app.nav.loginChanged();
  await app.idle();
  expect([guardCalls, blockedOf(app), app.log]).toEqual([1, [], []]);
});

it('[S6.1] a renewed token does not run the guards again', async () => {
  let guardCalls = 0;
  const beforeEnter = () => {
    guardCalls += 1;
    return true;
  };
  const routes = { ...table, '/asked': { load, beforeEnter } };
  const app = createTestApp({ table: routes, login: { user: () => userOf('ada') } });
  await app.idle();
  await app.navigate('/asked');
  app.nav.loginChanged();
  await app.idle();
  expect(guardCalls).toBe(1);
});
