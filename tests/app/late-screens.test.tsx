/** @module-tag long */
import { screen } from '@testing-library/react';
import { useNavigationBarSearch } from 'portico';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createDeferred } from '../helpers/deferred';
import { tokenOf } from '../helpers/login-token';
import { openApp, page } from '../helpers/open-app';
import { until, untilTrue } from '../helpers/waiting';

const Counter = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
};
const Secret = () => <p>secret</p>;

const press = async (name: string) => (await screen.findByRole('button', { name })).click();

const admin = tokenOf({ uid: 'a', role: ['admin'], permission: [] });
const reader = tokenOf({ uid: 'r', role: ['reader'], permission: ['read'] });

describe('an address that no route knows', () => {
  it('[S2.2] is a page of its own, with a way home', async () => {
    const app = await openApp({ routes: { '/': page(Counter) } }, { url: '/nowhere?x=1' });
    expect(app.stack()).toBe('/nowhere?x=1');
    expect(await screen.findByRole('heading', { level: 2, name: 'Page not found' })).toBeTruthy();
    expect(document.querySelector('[data-page="not-found"]')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await press('Go to the home page');
    expect(await screen.findByRole('button', { name: 'Count 0' })).toBeTruthy();
    expect(app.stack()).toBe('/');
  });

  it('[S2.2] typed over a page lies on top of it, with a way back', async () => {
    const app = await openApp({ routes: { '/': page(Counter) } });
    await press('Count 0');
    app.history.visit('/nowhere');
    await untilTrue(() => app.stack() === '/ > /nowhere');
    await screen.findByRole('heading', { level: 2, name: 'Page not found' });
    await app.settled();
    screen.getAllByRole('button', { name: 'Back' }).at(-1)?.click();
    expect(await screen.findByRole('button', { name: 'Count 1' })).toBeTruthy();
    expect(app.stack()).toBe('/');
  });

  it('[S2.2] stays one after a refresh', async () => {
    const app = await openApp({ routes: { '/': page(Counter) } });
    app.history.visit('/nowhere');
    await untilTrue(() => app.stack() === '/ > /nowhere');
    const again = await app.reload();
    expect(again.stack()).toBe('/ > /nowhere');
    expect(await screen.findByRole('heading', { level: 2, name: 'Page not found' })).toBeTruthy();
  });
});

describe('a page that the visitor may not open', () => {
  const routes = {
    '/': page(Counter),
    '/sign-in': page(() => <p>who are you?</p>),
    '/admin': page(Secret, { roles: ['admin'] }),
    '/write': page(Secret, { permissions: ['write'] }),
  };

  it('[S6.2] typed or refreshed says so, offers to sign in, and has a way home', async () => {
    localStorage.setItem('portico:token', reader);
    const app = await openApp({ routes, signIn: '/sign-in' }, { url: '/admin' });
    expect(await screen.findByRole('heading', { level: 2, name: 'No access' })).toBeTruthy();
    expect(screen.queryByText('secret')).toBeNull();
    await press('Sign in');
    expect(await screen.findByText('who are you?')).toBeTruthy();
    expect(app.stack()).toBe('/admin > /sign-in?to=%2Fadmin');
    await app.back();
    await press('Go to the home page');
    await untilTrue(() => app.stack() === '/');
  });

  it('[S6.2] offers to sign in on a tab page, too', async () => {
    localStorage.setItem('portico:token', reader);
    const tabs = { ...routes, '/me': page(() => <p>who are you?</p>, { tab: true }) };
    const app = await openApp({ routes: tabs, signIn: '/me' }, { url: '/admin' });
    await screen.findByRole('heading', { level: 2, name: 'No access' });
    await press('Sign in');
    expect(await screen.findByText('who are you?')).toBeTruthy();
    expect(app.stack()).toBe('/me?to=%2Fadmin');
  });

  it('[S6.2] offers no sign-in where the product has none', async () => {
    await openApp({ routes }, { url: '/admin' });
    await screen.findByRole('heading', { level: 2, name: 'No access' });
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  });

  it('[S6.1] is shown as soon as the visitor has signed in', async () => {
    localStorage.setItem('portico:token', reader);
    const app = await openApp({ routes, signIn: '/sign-in' }, { url: '/admin' });
    await screen.findByRole('heading', { level: 2, name: 'No access' });
    app.platform.auth.setToken(reader);
    await screen.findByRole('heading', { level: 2, name: 'No access' });
    app.platform.auth.setToken(admin);
    expect(await screen.findByText('secret')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'No access' })).toBeNull();
    expect(app.stack()).toBe('/admin');
  });

  it('[S6.1] is shown when the visitor comes back from signing in', async () => {
    localStorage.setItem('portico:token', reader);
    const app = await openApp({ routes, signIn: '/sign-in' }, { url: '/admin' });
    await press('Sign in');
    await untilTrue(() => app.stack() === '/admin > /sign-in?to=%2Fadmin');
    await app.settled();
    app.platform.auth.setToken(admin);
    await app.platform.back();
    expect(await screen.findByText('secret')).toBeTruthy();
    expect(app.stack()).toBe('/admin');
  });

  it('[S6.2] gives way to the sign-in page for a visitor who is signed out', async () => {
    const app = await openApp({ routes, signIn: '/sign-in' }, { url: '/admin' });
    expect(await screen.findByText('who are you?')).toBeTruthy();
    expect(app.stack()).toBe('/sign-in?to=%2Fadmin');
    app.platform.auth.setToken(reader);
    expect(await screen.findByRole('heading', { level: 2, name: 'No access' })).toBeTruthy();
    expect(app.stack()).toBe('/admin');
  });

  it('[S6.2] is not drawn any more once the visitor has signed out on it', async () => {
    localStorage.setItem('portico:token', admin);
    const app = await openApp({ routes });
    await app.go('navigate', '/admin');
    await screen.findByText('secret');
    app.platform.auth.clear();
    await screen.findByRole('heading', { level: 2, name: 'No access' });
    expect(screen.queryByText('secret')).toBeNull();
  });

  it('[S6.2] says why a link to it does nothing, for a visitor who lacks the role', async () => {
    localStorage.setItem('portico:token', reader);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const Start = () => <Link to="/admin">Admin</Link>;
    const app = await openApp({ routes: { ...routes, '/': page(Start) }, signIn: '/sign-in' });
    // A toast goes by the clock, so the code that draws it must be there first.
    await app.platform.showToast({ title: 'ready' });
    await screen.findByText('ready');
    (await screen.findByRole('link', { name: 'Admin' })).click();
    expect(await screen.findByText('Your account may not open this page.')).toBeTruthy();
    expect(warn).toHaveBeenCalledWith('navigation refused: access denied: /admin');
    expect(app.stack()).toBe('/');
  });

  it('[S6.2] does not show what it hides while it moves out of sight', async () => {
    const app = await openApp({ routes, router: { animation: 300 } });
    app.history.visit('/admin');
    await screen.findByRole('heading', { level: 2, name: 'No access' });
    await app.settled();
    let isSeen = false;
    const watch = new MutationObserver(() => {
      isSeen ||= app.element.textContent?.includes('secret') ?? false;
    });
    watch.observe(app.element, { childList: true, subtree: true });
    await app.back();
    watch.disconnect();
    expect(app.stack()).toBe('/');
    expect(isSeen).toBe(false);
    expect(screen.queryByRole('heading', { name: 'No access' })).toBeNull();
  });

  it('[S6.2] admin passes every permission check', async () => {
    const app = await openApp({ routes }, { url: '/write' });
    await screen.findByRole('heading', { level: 2, name: 'No access' });
    app.platform.auth.setToken(admin);
    expect(await screen.findByText('secret')).toBeTruthy();
  });

  it('[S6.2] is refused to a call, and nothing changes', async () => {
    const app = await openApp({ routes });
    const { length } = app.history.entries;
    await expect(app.platform.navigate({ url: '/admin' })).rejects.toMatchObject({
      code: 'denied',
      message: 'access denied: /admin',
    });
    expect(app.stack()).toBe('/');
    expect(app.history.entries).toHaveLength(length);
    app.platform.auth.setToken(admin);
    await app.go('navigate', '/admin');
    expect(screen.getByText('secret')).toBeTruthy();
  });

  it('[S6.1] signed in earlier, a token in the storage is enough', async () => {
    localStorage.setItem('portico:token', admin);
    await openApp({ routes }, { url: '/admin' });
    expect(await screen.findByText('secret')).toBeTruthy();
  });

  it('is not seen while its guard thinks', async () => {
    const answer = createDeferred<boolean | string>();
    const app = await openApp(
      {
        routes: {
          '/': page(Counter),
          '/guarded': page(Secret, { beforeEnter: () => answer.promise }),
        },
      },
      { url: '/guarded' },
    );
    await untilTrue(() => app.element.querySelector('main [aria-busy="true"]'));
    expect(screen.queryByText('secret')).toBeNull();
    answer.resolve(true);
    expect(await screen.findByText('secret')).toBeTruthy();
  });

  it('is left for where its guard leads', async () => {
    const app = await openApp(
      { routes: { '/': page(Counter), '/guarded': page(Secret, { beforeEnter: () => '/' }) } },
      { url: '/guarded' },
    );
    await until(() => expect(app.stack()).toBe('/'));
    expect(screen.queryByText('secret')).toBeNull();
  });
});

describe('a page that threw', () => {
  it('is tried again with an empty search field in its bar', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => report.mockRestore());
    const Found = () => {
      const [text, setText] = useState('');
      useNavigationBarSearch((event) => event.type === 'change' && setText(event.text));
      if (text === 'bad') throw new Error('no such stone');
      return <p>Found {text || 'all'}</p>;
    };
    const navigationBar = { search: { placeholder: 'Search' } };
    await openApp({ routes: { '/': page(Found, { navigationBar }) } });
    const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    await screen.findByRole('searchbox');
    for (let times = 0; times < 2; times += 1) {
      await userEvent.fill(search(), 'bad');
      await press('Try again');
      await screen.findByText('Found all');
      expect(search().value).toBe('');
    }
    await userEvent.fill(search(), 'onyx');
    await screen.findByText('Found onyx');
    expect(search().value).toBe('onyx');
  });
});

describe('a page that one address breaks', () => {
  it('stands again at another one', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => report.mockRestore());
    const List = () => {
      const [query] = useSearchParams();
      if (query.get('sort') === 'bad') throw new Error('no such order');
      return <Link to="?sort=bad">Sort</Link>;
    };
    const app = await openApp({ routes: { '/': page(List) } });
    (await screen.findByRole('link', { name: 'Sort' })).click();
    await screen.findByRole('button', { name: 'Try again' });
    app.history.travel(-1);
    expect(await screen.findByRole('link', { name: 'Sort' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(app.stack()).toBe('/');
  });
});
