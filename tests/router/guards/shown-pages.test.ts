import { describe, expect, it } from 'vitest';
import type { GuardContext, RouteTable } from '@/router/routes/define-routes';
import { createDeferred, type Deferred } from '../../helpers/deferred';
import { table } from '../../helpers/nav-states';
import { createTestApp, type TestApp, type TestAppOptions } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

/** An app that starts on a page with an enter guard, which the test answers. */
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

const gatesOf = (app: TestApp) => [...app.nav.store.getState().blocked.values()];
const roles = (state: { isAdmin: boolean }): TestAppOptions => ({
  access: ({ roles: wanted = [] }) => wanted.length === 0 || state.isAdmin,
});

describe('[S6.2] a page that the browser brought', () => {
  it('is denied to whoever lacks its roles, and neither loads nor shows', async () => {
    const { app } = await open('/admin', roles({ isAdmin: false }));
    expect(gatesOf(app)).toEqual(['denied']);
    expect(app.urls()).toEqual(['/admin']);
    expect(app.log).toEqual([]);
  });

  it('is shown to whoever has them', async () => {
    const { app } = await open('/admin', roles({ isAdmin: true }));
    expect(gatesOf(app)).toEqual([]);
    expect(app.log).toEqual(['/admin:load', '/admin:show:navigate', '/admin:ready']);
  });

  it('waits for a guard that takes its time', async () => {
    const { app, questions } = await open('/guarded');
    expect(gatesOf(app)).toEqual(['checking']);
    expect(app.log).toEqual([]);
    questions[0]!.resolve(true);
    await app.idle();
    expect(gatesOf(app)).toEqual([]);
    expect(app.log).toEqual(['/guarded:load', '/guarded:show:navigate', '/guarded:ready']);
  });

  it('gives its place to the page that its guard leads to', async () => {
    const { app } = await open('/moved');
    expect(app.urls()).toEqual(['/list']);
    expect(app.history()).toEqual({ urls: ['/list'], at: 0 });
    expect(gatesOf(app)).toEqual([]);
  });

  it.each(['reload', 'forward', 'address'] as const)(
    'gives its place to that page alone after a %s: the pages below stay',
    async (way) => {
      let mayEnter = true;
      const beforeEnter = () => mayEnter || '/login';
      const guarded: RouteTable = { '/login': { load }, '/guarded': { load, beforeEnter } };
      const { app: before } = await open('/', { table: { ...table, ...guarded } });
      await before.navigate('/list');
      if (way !== 'address') await before.navigate('/guarded');
      if (way === 'forward') await before.back();
      mayEnter = false;
      const app = way === 'reload' ? before.reload() : before;
      if (way === 'forward') app.driver.travel(1);
      if (way === 'address') app.driver.visit('/guarded');
      await app.idle();
      expect(app.urls()).toEqual(['/', '/list', '/login']);
      expect(app.history()).toEqual({ urls: ['/', '/list', '/login'], at: 2 });
      expect(await app.back()).toBe('/list');
    },
  );

  it('gives way to a tab that its guard leads to, as a switch of tabs does', async () => {
    const routes: RouteTable = { ...table, '/guarded': { load, beforeEnter: () => '/me' } };
    const { app } = await open('/', { table: routes });
    await app.navigate('/list');
    app.driver.visit('/guarded');
    await app.idle();
    expect(app.urls()).toEqual(['/me']);
  });

  it('is not said to be denied on the way there', async () => {
    const code = createDeferred<{ default: () => null }>();
    const routes: RouteTable = {
      ...table,
      '/moved': { load, beforeEnter: () => '/sign-in' },
      '/sign-in': { load: () => code.promise },
    };
    const { app } = await open('/moved', { table: routes });
    expect([app.urls(), gatesOf(app)]).toEqual([['/moved'], ['checking']]);
    code.resolve({ default: () => null });
    await app.idle();
    expect([app.urls(), gatesOf(app)]).toEqual([['/sign-in'], []]);
  });

  it.each(['/nowhere', '/moved'])('is denied where it leads to %s, which is no way', async (to) => {
    const routes = { ...table, '/moved': { load, beforeEnter: () => to } };
    const { app } = await open('/moved', { table: routes });
    expect([app.urls(), gatesOf(app)]).toEqual([['/moved'], ['denied']]);
  });

  it('is left so even if its address has changed meanwhile', async () => {
    const { app, questions } = await open('/guarded');
    app.nav.step('/guarded?x=1', 'replace');
    await app.idle();
    questions[0]!.resolve('/list');
    await app.idle();
    expect(app.urls()).toEqual(['/list']);
  });
});

describe('an answer that comes late', () => {
  it('for a page that is gone leaves no trace', async () => {
    const { app, questions } = await open('/');
    app.driver.visit('/guarded');
    await app.idle();
    expect(gatesOf(app)).toEqual(['checking']);
    await app.back();
    expect(questions[0]!.signal.aborted).toBe(true);
    questions[0]!.resolve(false);
    await app.idle();
    expect(gatesOf(app)).toEqual([]);
    expect(app.urls()).toEqual(['/']);
  });

  it('leads nobody away who has gone on', async () => {
    const { app, questions } = await open('/guarded');
    await app.navigate('/item/1');
    questions[0]!.resolve('/list');
    await app.idle();
    expect(app.urls()).toEqual(['/guarded', '/item/1']);
    expect(gatesOf(app)).toEqual(['denied']);
  });

  it('does not count when the question was asked again', async () => {
    const { app, questions } = await open('/guarded');
    app.nav.loginChanged();
    await app.idle();
    expect(questions).toHaveLength(2);
    expect(questions[0]!.signal.aborted).toBe(true);
    questions[1]!.resolve(true);
    await app.idle();
    questions[0]!.resolve(false);
    await app.idle();
    expect(gatesOf(app)).toEqual([]);
  });
});

describe('[S6.1] when the login changes', () => {
  it('pages that were refused are asked again', async () => {
    const state = { isAdmin: false };
    const { app } = await open('/admin', roles(state));
    state.isAdmin = true;
    app.nav.loginChanged();
    await app.idle();
    expect(gatesOf(app)).toEqual([]);
    expect(app.log).toEqual(['/admin:load', '/admin:show:navigate', '/admin:ready']);
  });

  it('tabs that are kept are asked too', async () => {
    const state = { isAdmin: false };
    const { app } = await open('/admin-tab', roles(state));
    expect(await app.switchTab('/')).toBe('/');
    expect(gatesOf(app)).toEqual(['denied']);
    state.isAdmin = true;
    app.nav.loginChanged();
    await app.idle();
    expect(gatesOf(app)).toEqual([]);
  });

  it('pages that were let in stay as they are', async () => {
    const state = { isAdmin: true };
    const { app } = await open('/admin', roles(state));
    state.isAdmin = false;
    app.nav.loginChanged();
    await app.idle();
    expect(gatesOf(app)).toEqual([]);
  });
});

it('a tab that a call leads to is opened, though it was refused before', async () => {
  const state = { isAdmin: false };
  const { app } = await open('/admin-tab', roles(state));
  await app.switchTab('/');
  state.isAdmin = true;
  expect(await app.switchTab('/admin-tab')).toBe('/admin-tab');
  expect(gatesOf(app)).toEqual([]);
});
