import { describe, expect, it } from 'vitest';
import type { GuardContext, RouteTable } from '@/router/routes/route-table';
import { createDeferred, type Deferred } from '../../helpers/deferred';
import { table } from '../../helpers/nav-states';
import { createTestApp, type TestApp, type TestAppOptions } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

/** An app that starts at this URL. The test answers for the guard of '/guarded'. */
async function open(url: string, options: TestAppOptions = {}) {
  const questions: (Deferred<boolean | string> & { readonly signal: AbortSignal })[] = [];
  const beforeEnter = ({ signal }: GuardContext) => {
    const question = { ...createDeferred<boolean | string>(), signal };
    questions.push(question);
    return question.promise;
  };
  const routes: RouteTable = {
    ...table,
    '/admin': { load, roles: ['admin'] },
    '/admin-tab': { tab: true, load, roles: ['admin'] },
    '/guarded': { load, beforeEnter },
    '/moved': { load, beforeEnter: () => '/list' },
  };
  const app = createTestApp({ table: routes, url, ...options });
  await app.idle();
  return { app, questions };
}

const blockedOf = (app: TestApp) => [...app.nav.store.getState().blocked.values()];
const accessOf = (state: { isAdmin: boolean }): TestAppOptions => ({
  access: ({ roles: required = [] }) => required.length === 0 || state.isAdmin,
});

describe('[S6.2] a page that the browser opened', () => {
  it('is denied to a user without its roles, and gets no load and no show', async () => {
    const { app } = await open('/admin', accessOf({ isAdmin: false }));
    expect(blockedOf(app)).toEqual(['denied']);
    expect(app.urls()).toEqual(['/admin']);
    expect(app.log).toEqual([]);
  });

  it('is shown to a user with its roles', async () => {
    const { app } = await open('/admin', accessOf({ isAdmin: true }));
    expect(blockedOf(app)).toEqual([]);
    expect(app.log).toEqual(['/admin:load', '/admin:show:navigate', '/admin:ready']);
  });

  it('waits for an asynchronous guard', async () => {
    const { app, questions } = await open('/guarded');
    expect(blockedOf(app)).toEqual(['checking']);
    expect(app.log).toEqual([]);
    questions[0]!.resolve(true);
    await app.idle();
    expect(blockedOf(app)).toEqual([]);
    expect(app.log).toEqual(['/guarded:load', '/guarded:show:navigate', '/guarded:ready']);
  });

  it('is replaced by the page that its guard redirects to', async () => {
    const { app } = await open('/moved');
    expect(app.urls()).toEqual(['/list']);
    expect(app.history()).toEqual({ urls: ['/list'], at: 0 });
    expect(blockedOf(app)).toEqual([]);
  });

  it.each(['a reload', 'forward', 'a typed address'] as const)(
    'is replaced alone after %s, and the pages below stay',
    async (cause) => {
      let mayEnter = true;
      const beforeEnter = () => mayEnter || '/login';
      const guarded: RouteTable = { '/login': { load }, '/guarded': { load, beforeEnter } };
      const { app: firstApp } = await open('/', { table: { ...table, ...guarded } });
      await firstApp.navigate('/list');
      if (cause !== 'a typed address') await firstApp.navigate('/guarded');
      if (cause === 'forward') await firstApp.back();
      mayEnter = false;
      const app = cause === 'a reload' ? firstApp.reload() : firstApp;
      if (cause === 'forward') app.driver.travel(1);
      if (cause === 'a typed address') app.driver.visit('/guarded');
      await app.idle();
      expect(app.urls()).toEqual(['/', '/list', '/login']);
      expect(app.history()).toEqual({ urls: ['/', '/list', '/login'], at: 2 });
      expect(await app.back()).toBe('/list');
    },
  );

  it('is closed by a redirect to a tab, as in a tab switch', async () => {
    const routes: RouteTable = { ...table, '/guarded': { load, beforeEnter: () => '/me' } };
    const { app } = await open('/', { table: routes });
    await app.navigate('/list');
    app.driver.visit('/guarded');
    await app.idle();
    expect(app.urls()).toEqual(['/me']);
  });

  it('is not shown as denied while the redirect loads', async () => {
    const code = createDeferred<{ default: () => null }>();
    const routes: RouteTable = {
      ...table,
      '/moved': { load, beforeEnter: () => '/sign-in' },
      '/sign-in': { load: () => code.promise },
    };
    const { app } = await open('/moved', { table: routes });
    expect([app.urls(), blockedOf(app)]).toEqual([['/moved'], ['checking']]);
    code.resolve({ default: () => null });
    await app.idle();
    expect([app.urls(), blockedOf(app)]).toEqual([['/sign-in'], []]);
  });

  it.each(['/nowhere', '/moved'])(
    'is denied if its guard redirects to %s, which cannot open',
    async (to) => {
      const routes = { ...table, '/moved': { load, beforeEnter: () => to } };
      const { app } = await open('/moved', { table: routes });
      expect([app.urls(), blockedOf(app)]).toEqual([['/moved'], ['denied']]);
    },
  );

  it('is replaced even if its URL has changed meanwhile', async () => {
    const { app, questions } = await open('/guarded');
    app.nav.step('/guarded?x=1', 'replace');
    await app.idle();
    questions[0]!.resolve('/list');
    await app.idle();
    expect(app.urls()).toEqual(['/list']);
  });
});

describe('a late answer of a guard', () => {
  it('has no effect if the page has closed', async () => {
    const { app, questions } = await open('/');
    app.driver.visit('/guarded');
    await app.idle();
    expect(blockedOf(app)).toEqual(['checking']);
    await app.back();
    expect(questions[0]!.signal.aborted).toBe(true);
    questions[0]!.resolve(false);
    await app.idle();
    expect(blockedOf(app)).toEqual([]);
    expect(app.urls()).toEqual(['/']);
  });

  it('does not redirect a user who is on another page', async () => {
    const { app, questions } = await open('/guarded');
    await app.navigate('/item/1');
    questions[0]!.resolve('/list');
    await app.idle();
    expect(app.urls()).toEqual(['/guarded', '/item/1']);
    expect(blockedOf(app)).toEqual(['denied']);
  });

  it('is ignored if the guard has run again', async () => {
    const { app, questions } = await open('/guarded');
    app.nav.loginChanged();
    await app.idle();
    expect(questions).toHaveLength(2);
    expect(questions[0]!.signal.aborted).toBe(true);
    questions[1]!.resolve(true);
    await app.idle();
    questions[0]!.resolve(false);
    await app.idle();
    expect(blockedOf(app)).toEqual([]);
  });
});

describe('[S6.1] a login change', () => {
  it('runs the guards of denied pages again', async () => {
    const state = { isAdmin: false };
    const { app } = await open('/admin', accessOf(state));
    state.isAdmin = true;
    app.nav.loginChanged();
    await app.idle();
    expect(blockedOf(app)).toEqual([]);
    expect(app.log).toEqual(['/admin:load', '/admin:show:navigate', '/admin:ready']);
  });

  it('runs the guards of kept tabs too', async () => {
    const state = { isAdmin: false };
    const { app } = await open('/admin-tab', accessOf(state));
    expect(await app.switchTab('/')).toBe('/');
    expect(blockedOf(app)).toEqual(['denied']);
    state.isAdmin = true;
    app.nav.loginChanged();
    await app.idle();
    expect(blockedOf(app)).toEqual([]);
  });

  it('does not affect pages that were allowed', async () => {
    const state = { isAdmin: true };
    const { app } = await open('/admin', accessOf(state));
    state.isAdmin = false;
    app.nav.loginChanged();
    await app.idle();
    expect(blockedOf(app)).toEqual([]);
  });
});

it('switchTab opens a tab that was denied before', async () => {
  const state = { isAdmin: false };
  const { app } = await open('/admin-tab', accessOf(state));
  await app.switchTab('/');
  state.isAdmin = true;
  expect(await app.switchTab('/admin-tab')).toBe('/admin-tab');
  expect(blockedOf(app)).toEqual([]);
});
