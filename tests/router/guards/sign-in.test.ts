import { describe, expect, it } from 'vitest';
import { returns, type RouteTable } from '@/router/routes/route-table';
import { table } from '../../helpers/nav-states';
import { createTestApp, type TestApp, type TestAppOptions } from '../../helpers/test-app';
import { userOf } from '../../helpers/user-of';

const load = async () => ({ default: () => null });

const routes: RouteTable = {
  ...table,
  '/sign-in': { load },
  '/code': { load },
  '/admin': { load, roles: ['admin'], result: returns<string>() },
  '/orders': { load, roles: ['member', 'admin'] },
  '/club': { tab: true, load, roles: ['member', 'admin'] },
};

type User = { role: string | null };

function optionsFor(user: User, signIn = '/sign-in'): TestAppOptions {
  return {
    table: routes,
    access: ({ roles = [] }) => roles.length === 0 || roles.includes(user.role ?? ''),
    login: { user: () => userOf(user.role), signIn },
  };
}

async function open(options: TestAppOptions = {}, role: string | null = null, signIn?: string) {
  const user: User = { role };
  const app = createTestApp({ ...optionsFor(user, signIn), ...options });
  await app.idle();
  /** Does what a sign-in page does. */
  const setToken = (next: string | null) => {
    user.role = next;
    app.nav.loginChanged();
  };
  const signInAs = async (next: string | null) => {
    setToken(next);
    await app.idle();
  };
  return { app, user, setToken, signInAs };
}

const blockedOf = (app: TestApp) => [...app.nav.store.getState().blocked.values()];

describe('[S6.2] a signed-out user who opens a page with roles', () => {
  it('gets the sign-in page, and after signing in the page in its place', async () => {
    const { app, signInAs } = await open();
    await app.navigate('/list');
    expect(await app.navigate('/orders?page=2')).toBe('/sign-in?to=%2Forders%3Fpage%3D2');
    expect(app.urls()).toEqual(['/', '/list', '/sign-in?to=%2Forders%3Fpage%3D2']);
    await signInAs('member');
    expect(app.urls()).toEqual(['/', '/list', '/orders?page=2']);
    expect(app.history()).toEqual({ urls: ['/', '/list', '/orders?page=2'], at: 2 });
    await app.back();
    expect(app.urls()).toEqual(['/', '/list']);
  });

  it('returns to the page before after back from the sign-in page', async () => {
    for (const [kind, url] of [
      ['navigate', '/orders'],
      ['redirect', '/orders'],
      ['relaunch', '/orders'],
      ['switchTab', '/club'],
    ] as const) {
      const { app, signInAs } = await open();
      await app.navigate('/list');
      expect(await app[kind](url)).toBe(`/sign-in?to=%2F${url.slice(1)}`);
      await app.back();
      expect(app.urls()).toEqual(['/', '/list']);
      await signInAs('member');
      expect(app.urls()).toEqual(['/', '/list']);
    }
  });

  it.each([
    ['redirect', '/orders', ['/', '/orders']],
    ['relaunch', '/orders', ['/orders']],
    ['switchTab', '/club', ['/club']],
  ] as const)('gets the page after signing in, in the way %s opens it', async (kind, url, urls) => {
    const { app, signInAs } = await open();
    await app.navigate('/list');
    await app[kind](url);
    await signInAs('member');
    expect(app.urls()).toEqual(urls);
    expect(app.history().at).toBe(urls.length - 1);
  });

  it('gets the page although the sign-in page calls back when it is done', async () => {
    const { app, setToken } = await open();
    await app.navigate('/list');
    await app.navigate('/orders');
    setToken('member');
    expect(await app.back()).toBe('/orders');
    expect(app.urls()).toEqual(['/', '/list', '/orders']);
    expect(await app.back()).toBe('/list');
  });

  it.each([
    ['a page', '/sign-in', ['/', '/list', '/orders']],
    ['a tab', '/me', ['/me', '/orders']],
  ])(
    'gets the page although the sign-in page, %s, calls back long after it is done',
    async (_title, signIn, urls) => {
      const { app, signInAs } = await open({}, null, signIn);
      await app.navigate('/list');
      await app.navigate('/orders');
      const { id: from } = app.nav.activePage();
      await signInAs('member');
      for (let call = 0; call < 2; call += 1) {
        const late = app.nav.back(1, undefined, { from });
        await app.idle();
        expect(await late).toMatchObject({ url: '/orders' });
        expect(app.urls()).toEqual(urls);
      }
      await app.back();
      expect(app.urls()).toEqual(urls.slice(0, -1));
    },
  );

  it('gets another page if the sign-in page relaunches there', async () => {
    const { app, setToken } = await open();
    await app.navigate('/orders');
    setToken('member');
    expect(await app.relaunch('/list')).toBe('/list');
    expect(app.urls()).toEqual(['/list']);
  });

  it('gets the page after a sign-in with a second page', async () => {
    const { app, signInAs } = await open();
    await app.navigate('/orders');
    await app.navigate('/code');
    await signInAs('member');
    expect(app.urls()).toEqual(['/', '/orders']);
  });

  it('gets the page although the sign-in page was reloaded', async () => {
    const { app, user } = await open();
    await app.navigate('/list');
    await app.navigate('/orders');
    const reloaded = app.reload();
    await reloaded.idle();
    user.role = 'member';
    reloaded.nav.loginChanged();
    await reloaded.idle();
    expect(reloaded.urls()).toEqual(['/', '/list', '/orders']);
  });

  it('has one sign-in page, which leads to the last requested page', async () => {
    const { app, signInAs } = await open();
    await app.navigate('/admin');
    await app.navigate('/orders');
    expect(app.urls()).toEqual(['/', '/sign-in?to=%2Forders']);
    await signInAs('member');
    expect(app.urls()).toEqual(['/', '/orders']);
  });

  it('gets the result of the page that a redirect led to, after signing in', async () => {
    const { app, signInAs } = await open();
    const { page, result } = app.nav.open({ to: '/pick' });
    await app.idle();
    await page;
    void app.nav.go('redirect', { to: '/admin' });
    await app.idle();
    expect(app.urls()).toEqual(['/', '/pick', '/sign-in?to=%2Fadmin']);
    await signInAs('admin');
    expect(app.urls()).toEqual(['/', '/admin']);
    void app.nav.back(1, { result: 'done' });
    await app.idle();
    expect(await result).toBe('done');
  });

  it('gets the result of the page and not of the sign-in page', async () => {
    const { app, signInAs } = await open();
    const { page, result } = app.nav.open({ to: '/admin' });
    await app.idle();
    expect(await page).toMatchObject({ route: '/sign-in' });
    await signInAs('admin');
    void app.nav.back(1, { result: 'done' });
    await app.idle();
    expect(await result).toBe('done');
  });

  it('gets the sign-in page without closing the page on top', async () => {
    const closingValues: boolean[] = [];
    const beforeLeave = ({ closing }: { closing: boolean }) => closingValues.push(closing) > 0;
    const { app } = await open({ table: { ...routes, '/form': { load, beforeLeave } } });
    await app.navigate('/form');
    await app.relaunch('/orders');
    expect(closingValues).toEqual([false]);
  });

  it('gets the sign-in page for a typed address too, above the current pages', async () => {
    const { app, signInAs } = await open();
    await app.navigate('/list');
    app.driver.visit('/orders');
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list', '/sign-in?to=%2Forders']);
    await signInAs('member');
    expect(app.urls()).toEqual(['/', '/list', '/orders']);
    expect(app.history()).toEqual({ urls: ['/', '/list', '/orders'], at: 2 });
  });

  it('gets a tab after signing in if the app started there', async () => {
    const { app, signInAs } = await open({ url: '/club' });
    expect(app.urls()).toEqual(['/sign-in?to=%2Fclub']);
    await signInAs('member');
    expect(app.urls()).toEqual(['/club']);
  });

  it('may sign in on a tab, which stays below and opens the page once', async () => {
    const { app, signInAs } = await open({}, null, '/me');
    expect(await app.navigate('/orders')).toBe('/me?to=%2Forders');
    await signInAs('member');
    expect(app.urls()).toEqual(['/me', '/orders']);
    await app.back();
    await signInAs('admin');
    expect(app.urls()).toEqual(['/me']);
  });

  it('gives no result if the sign-in page is a tab, because the page that asked is closed', async () => {
    const { app, signInAs } = await open({}, null, '/me');
    await app.navigate('/list');
    const { result } = app.nav.open({ to: '/admin' });
    await app.idle();
    expect(await result).toBeUndefined();
    expect(app.urls()).toEqual(['/me?to=%2Fadmin']);
    await signInAs('admin');
    expect(app.urls()).toEqual(['/me', '/admin']);
  });

  it('is refused if the app has no sign-in page', async () => {
    const { app } = await open({ login: { user: () => null } });
    expect(await app.navigate('/orders')).toBe('access denied: /orders');
    expect(await app.switchTab('/club')).toBe('access denied: /club');
  });

  it('gets the sign-in page without a target if the requested URL is too long', async () => {
    const { app } = await open();
    expect(await app.navigate(`/orders?q=${'x'.repeat(7985)}`)).toBe('/sign-in');
  });
});

describe('[S6.1] a signed-in user on the sign-in page', () => {
  const signInUrls = ['/', '/admin', '/sign-in?to=%2Fadmin'];

  async function openSignIn() {
    const opened = await open({}, 'member');
    opened.app.driver.visit('/admin');
    await opened.app.idle();
    await opened.app.navigate('/sign-in?to=%2Fadmin');
    expect(opened.app.urls()).toEqual(signInUrls);
    return opened;
  }

  it('stays there when their token is renewed', async () => {
    const { app, signInAs } = await openSignIn();
    await signInAs('member');
    expect(app.urls()).toEqual(signInUrls);
  });

  it.each([
    ['stays there if new rights do not open the page', 'guest', signInUrls],
    ['continues to the page if new rights open it', 'admin', ['/', '/admin']],
  ])('%s', async (_title, role, urls) => {
    const user = { uid: 'ada', role: ['member'], permission: [] };
    const { app } = await open({
      access: ({ roles = [] }) =>
        roles.length === 0 || roles.some((one) => user.role.includes(one)),
      login: { user: () => user, signIn: '/sign-in' },
    });
    app.driver.visit('/admin');
    await app.idle();
    await app.navigate('/sign-in?to=%2Fadmin');
    user.role = ['member', role];
    app.nav.loginChanged();
    await app.idle();
    expect(app.urls()).toEqual(urls);
  });
});

describe('[S6.2] a user without the required role', () => {
  it('is refused by a call, and the stack does not change', async () => {
    const { app } = await open({}, 'member');
    expect(await app.navigate('/admin')).toBe('access denied: /admin');
    expect(app.urls()).toEqual(['/']);
  });

  it('sees the denial in place of the page after signing in', async () => {
    const { app, setToken } = await open();
    await app.navigate('/admin');
    setToken('member');
    expect(await app.back()).toBe('/admin');
    expect(app.urls()).toEqual(['/', '/admin']);
    expect(blockedOf(app)).toEqual(['denied']);
    expect(await app.back()).toBe('/');
  });

  it('gets the page after signing in as another user', async () => {
    const { app, signInAs } = await open({}, 'member');
    app.driver.visit('/admin');
    await app.idle();
    expect([app.urls(), blockedOf(app)]).toEqual([['/', '/admin'], ['denied']]);
    await app.navigate('/sign-in?to=%2Fadmin');
    expect(app.urls()).toEqual(['/', '/admin', '/sign-in?to=%2Fadmin']);
    await signInAs('admin');
    expect([app.urls(), blockedOf(app)]).toEqual([['/', '/admin'], []]);
  });
});
