import { describe, expect, it } from 'vitest';
import { returns, type RouteTable } from '@/router/routes/define-routes';
import { table } from '../../helpers/nav-states';
import { createTestApp, type TestApp, type TestAppOptions } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

const routes: RouteTable = {
  ...table,
  '/sign-in': { load },
  '/code': { load },
  '/admin': { load, roles: ['admin'], result: returns<string>() },
  '/orders': { load, roles: ['member', 'admin'] },
  '/club': { tab: true, load, roles: ['member', 'admin'] },
};

type Visitor = { role: string | null };

function optionsFor(visitor: Visitor, signIn = '/sign-in'): TestAppOptions {
  return {
    table: routes,
    access: ({ roles = [] }) => roles.length === 0 || roles.includes(visitor.role ?? ''),
    login: { who: () => visitor.role, signIn },
  };
}

async function open(options: TestAppOptions = {}, role: string | null = null, signIn?: string) {
  const visitor: Visitor = { role };
  const app = createTestApp({ ...optionsFor(visitor, signIn), ...options });
  await app.idle();
  /** What a sign-in page does. */
  const setToken = (next: string | null) => {
    visitor.role = next;
    app.nav.loginChanged();
  };
  const signInAs = async (next: string | null) => {
    setToken(next);
    await app.idle();
  };
  return { app, visitor, setToken, signInAs };
}

const gatesOf = (app: TestApp) => [...app.nav.store.getState().blocked.values()];

describe('[S6.2] a visitor who is signed out and opens a page with roles', () => {
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

  it('is where they were after going back from the sign-in page, whatever was called', async () => {
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
  ] as const)('gets to it after signing in as %s would have led', async (kind, url, urls) => {
    const { app, signInAs } = await open();
    await app.navigate('/list');
    await app[kind](url);
    await signInAs('member');
    expect(app.urls()).toEqual(urls);
    expect(app.history().at).toBe(urls.length - 1);
  });

  it('goes on although the sign-in page goes back when it is done', async () => {
    const { app, setToken } = await open();
    await app.navigate('/list');
    await app.navigate('/orders');
    setToken('member');
    expect(await app.back()).toBe('/orders');
    expect(app.urls()).toEqual(['/', '/list', '/orders']);
    expect(await app.back()).toBe('/list');
  });

  it('goes elsewhere if the sign-in page leads elsewhere', async () => {
    const { app, setToken } = await open();
    await app.navigate('/orders');
    setToken('member');
    expect(await app.relaunch('/list')).toBe('/list');
    expect(app.urls()).toEqual(['/list']);
  });

  it('goes on from a further page of the sign-in', async () => {
    const { app, signInAs } = await open();
    await app.navigate('/orders');
    await app.navigate('/code');
    await signInAs('member');
    expect(app.urls()).toEqual(['/', '/orders']);
  });

  it('goes on after a reload of the sign-in page', async () => {
    const { app, visitor } = await open();
    await app.navigate('/list');
    await app.navigate('/orders');
    const again = app.reload();
    await again.idle();
    visitor.role = 'member';
    again.nav.loginChanged();
    await again.idle();
    expect(again.urls()).toEqual(['/', '/list', '/orders']);
  });

  it('has one sign-in page, which leads to the page that was wanted last', async () => {
    const { app, signInAs } = await open();
    await app.navigate('/admin');
    await app.navigate('/orders');
    expect(app.urls()).toEqual(['/', '/sign-in?to=%2Forders']);
    await signInAs('member');
    expect(app.urls()).toEqual(['/', '/orders']);
  });

  it('gets the answer of the page, not of the sign-in page', async () => {
    const { app, signInAs } = await open();
    const { page, result } = app.nav.open({ to: '/admin' });
    await app.idle();
    expect(await page).toMatchObject({ route: '/sign-in' });
    await signInAs('admin');
    void app.nav.back(1, { result: 'done' });
    await app.idle();
    expect(await result).toBe('done');
  });

  it('does not ask the page on top whether it may be closed', async () => {
    const asked: boolean[] = [];
    const beforeLeave = ({ closing }: { closing: boolean }) => asked.push(closing) > 0;
    const { app } = await open({ table: { ...routes, '/form': { load, beforeLeave } } });
    await app.navigate('/form');
    await app.relaunch('/orders');
    expect(asked).toEqual([false]);
  });

  it('gets the sign-in page for an address too, above the pages that are there', async () => {
    const { app, signInAs } = await open();
    await app.navigate('/list');
    app.driver.visit('/orders');
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list', '/sign-in?to=%2Forders']);
    await signInAs('member');
    expect(app.urls()).toEqual(['/', '/list', '/orders']);
    expect(app.history()).toEqual({ urls: ['/', '/list', '/orders'], at: 2 });
  });

  it('gets a tab that was the first address after signing in', async () => {
    const { app, signInAs } = await open({ url: '/club' });
    expect(app.urls()).toEqual(['/sign-in?to=%2Fclub']);
    await signInAs('member');
    expect(app.urls()).toEqual(['/club']);
  });

  it('may sign in on a tab, which stays and leads on once', async () => {
    const { app, signInAs } = await open({}, null, '/me');
    expect(await app.navigate('/orders')).toBe('/me?to=%2Forders');
    await signInAs('member');
    expect(app.urls()).toEqual(['/me', '/orders']);
    await app.back();
    await signInAs('admin');
    expect(app.urls()).toEqual(['/me']);
  });

  it('is refused where the app has no sign-in page', async () => {
    const { app } = await open({ login: { who: () => null } });
    expect(await app.navigate('/orders')).toBe('access denied: /orders');
    expect(await app.switchTab('/club')).toBe('access denied: /club');
  });

  it('gets the plain sign-in page if the wanted address is too long to be kept', async () => {
    const { app } = await open();
    expect(await app.navigate(`/orders?q=${'x'.repeat(7985)}`)).toBe('/sign-in');
  });
});

describe('[S6.2] a visitor whose role is not enough', () => {
  it('is refused by a call, and nothing changes', async () => {
    const { app } = await open({}, 'member');
    expect(await app.navigate('/admin')).toBe('access denied: /admin');
    expect(app.urls()).toEqual(['/']);
  });

  it('is told so in the place of the page after signing in for it', async () => {
    const { app, setToken } = await open();
    await app.navigate('/admin');
    setToken('member');
    expect(await app.back()).toBe('/admin');
    expect(app.urls()).toEqual(['/', '/admin']);
    expect(gatesOf(app)).toEqual(['denied']);
    expect(await app.back()).toBe('/');
  });

  it('gets the page by signing in as somebody else from there', async () => {
    const { app, signInAs } = await open({}, 'member');
    app.driver.visit('/admin');
    await app.idle();
    expect([app.urls(), gatesOf(app)]).toEqual([['/', '/admin'], ['denied']]);
    await app.navigate('/sign-in?to=%2Fadmin');
    expect(app.urls()).toEqual(['/', '/admin', '/sign-in?to=%2Fadmin']);
    await signInAs('admin');
    expect([app.urls(), gatesOf(app)]).toEqual([['/', '/admin'], []]);
  });
});
