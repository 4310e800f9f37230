import { describe, expect, it } from 'vitest';
import type { GuardVerdict, RouteTable } from '@/router/routes/define-routes';
import { table } from '../../helpers/nav-states';
import { createTestApp, type TestApp } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

/** An app whose visitor has a role, with pages that need it. */
async function open(urls: readonly string[], { signIn }: { signIn?: string } = {}) {
  const visitor: { role: string | null } = { role: 'admin' };
  const signedIn = (otherwise: GuardVerdict) => () => visitor.role !== null || otherwise;
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
    access: ({ roles = [] }) => roles.length === 0 || roles.includes(visitor.role ?? ''),
    login: { who: () => visitor.role, signIn },
  });
  await app.idle();
  for (const url of urls) await app.navigate(url);
  const login = (role: string | null) => {
    visitor.role = role;
    app.nav.loginChanged();
  };
  app.log.length = 0;
  return { app, visitor, login };
}

const gatesOf = (app: TestApp) => [...app.nav.store.getState().blocked.values()];
/** Whether the page's content may be drawn: it is mounted, and nothing stands in its place. */
const contentOf = (app: TestApp) => {
  const { stack, blocked, leaving } = app.nav.store.getState();
  const pages = [...stack.pages, ...stack.tabs].filter(
    ({ id, seq, mount }) => mount === 'live' && !blocked.has(`${id}:${seq}`),
  );
  return [...pages, ...(leaving && !leaving.blocked ? [leaving.page] : [])].map(({ url }) => url);
};

describe('[S6.2] after signing out', () => {
  it('back to a page with roles shows no access, and its content not for a moment', async () => {
    const { app, login } = await open(['/admin', '/list']);
    const seen: string[] = [];
    login(null);
    app.nav.store.subscribe(() => seen.push(...contentOf(app)));
    await app.back();
    expect([app.urls(), gatesOf(app)]).toEqual([['/', '/admin'], ['denied']]);
    expect(seen).not.toContain('/admin');
  });

  it.each(['back', 'browser'] as const)(
    'back (%s) leads where the guard of the page leads, and the pages below stay',
    async (way) => {
      for (const url of ['/guarded', '/slow']) {
        const { app, login } = await open(['/item/1', url, '/list']);
        login(null);
        expect(contentOf(app)).toEqual(['/', '/item/1', '/list']);
        if (way === 'back') await app.back();
        else app.driver.travel(-1);
        await app.idle();
        expect(app.urls()).toEqual(['/', '/item/1', '/login']);
        expect(app.history().urls).toEqual(['/', '/item/1', '/login', '/list']);
      }
    },
  );

  it('back to a page with roles leads to the sign-in page where there is one', async () => {
    const { app, login } = await open(['/admin', '/list'], { signIn: '/login' });
    login(null);
    await app.back();
    expect(app.urls()).toEqual(['/', '/login?to=%2Fadmin']);
    login('admin');
    await app.idle();
    expect(app.urls()).toEqual(['/', '/admin']);
  });

  it('the page on top is empty at once, and says that there is no access', async () => {
    const { app, login } = await open(['/list', '/admin']);
    login(null);
    expect(contentOf(app)).toEqual(['/', '/list']);
    await app.idle();
    expect([app.urls(), gatesOf(app)]).toEqual([['/', '/list', '/admin'], ['denied']]);
  });

  it('the page on top gives its place to the sign-in page, without asking it', async () => {
    const { app, login } = await open(['/list', '/form'], { signIn: '/login' });
    login(null);
    expect(contentOf(app)).toEqual(['/', '/list']);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list', '/login?to=%2Fform']);
  });

  it('the page on top that goes back itself is not replaced', async () => {
    const { app, login } = await open(['/list', '/admin'], { signIn: '/login' });
    login(null);
    expect(await app.back()).toBe('/list');
    expect(app.urls()).toEqual(['/', '/list']);
    expect(contentOf(app)).toEqual(['/', '/list']);
  });

  it('a page on its way out is empty too', async () => {
    const { app, login } = await open(['/list', '/admin']);
    void app.nav.back();
    while (app.urls().length === 3) await app.landNext();
    expect(contentOf(app)).toContain('/admin');
    login(null);
    expect(contentOf(app)).not.toContain('/admin');
    await app.idle();
  });

  it('a kept tab with roles is given up', async () => {
    const { app, login } = await open([]);
    await app.switchTab('/club');
    await app.switchTab('/me');
    login(null);
    expect(contentOf(app)).toEqual(['/me', '/']);
    expect(await app.switchTab('/club')).toBe('access denied: /club');
  });

  it('pages that need nobody keep what they hold', async () => {
    const { app, login } = await open(['/item/1', '/list']);
    login(null);
    expect(contentOf(app)).toEqual(['/', '/item/1', '/list']);
    expect(app.log).toEqual([]);
  });

  it('a page that is allowed again hears of load and show as a new one does', async () => {
    const { app, login } = await open(['/admin']);
    login(null);
    await app.idle();
    expect(app.log.slice(0, 1)).toEqual(['/admin:hide']);
    app.log.length = 0;
    login('admin');
    await app.idle();
    expect(gatesOf(app)).toEqual([]);
    expect(app.log).toEqual(['/admin:load', '/admin:show:navigate', '/admin:ready']);
  });

  it('what a page keeps is there for the same person, and for nobody else', async () => {
    for (const [next, kept] of [
      ['admin', 'a draft'],
      ['other', undefined],
    ] as const) {
      const { app, login } = await open(['/admin']);
      const { id } = app.nav.activePage();
      app.nav.memory.write(id, 'draft', 'a draft');
      login(null);
      login(next);
      await app.idle();
      expect(app.nav.memory.read(id, 'draft')).toBe(kept);
    }
  });
});

it('[S6.2] another person who lacks the role does not see the page either', async () => {
  const { app, login } = await open(['/admin', '/list']);
  login('member');
  await app.back();
  expect([app.urls(), gatesOf(app)]).toEqual([['/', '/admin'], ['denied']]);
});

it('[S6.1] a renewed token asks no guard again', async () => {
  let asked = 0;
  const beforeEnter = () => {
    asked += 1;
    return true;
  };
  const routes = { ...table, '/asked': { load, beforeEnter } };
  const app = createTestApp({ table: routes, login: { who: () => 'ada' } });
  await app.idle();
  await app.navigate('/asked');
  app.nav.loginChanged();
  await app.idle();
  expect(asked).toBe(1);
});
