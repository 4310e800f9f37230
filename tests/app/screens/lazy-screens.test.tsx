/** @module-tag long */
import { screen } from '@testing-library/react';
import { useNavigationBarSearch } from 'portico';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createDeferred } from '../../helpers/deferred';
import { tokenOf } from '../../helpers/login-token';
import { openApp, page } from '../../helpers/open-app';
import { until, untilTrue } from '../../helpers/waiting';

const Counter = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
};
const Secret = () => <p>secret</p>;

const press = async (name: string) => (await screen.findByRole('button', { name })).click();

const admin = tokenOf({ uid: 'a', role: ['admin'], permission: [] });
const reader = tokenOf({ uid: 'r', role: ['reader'], permission: ['read'] });

describe('a URL that matches no route', () => {
  it('[S2.2] opens the not-found page, which has a home button', async () => {
    const app = await openApp({ routes: { '/': page(Counter) } }, { url: '/nowhere?x=1' });
    expect(app.stack()).toBe('/nowhere?x=1');
    expect(await screen.findByRole('heading', { level: 2, name: 'Page not found' })).toBeTruthy();
    expect(document.querySelector('[data-page="not-found"]')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await press('Go to the home page');
    expect(await screen.findByRole('button', { name: 'Count 0' })).toBeTruthy();
    expect(app.stack()).toBe('/');
  });

  it('[S2.2] opens on top of the current page when it is typed, with a back button', async () => {
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

  it('[S2.2] still shows the not-found page after a reload', async () => {
    const app = await openApp({ routes: { '/': page(Counter) } });
    app.history.visit('/nowhere');
    await untilTrue(() => app.stack() === '/ > /nowhere');
    const again = await app.reload();
    expect(again.stack()).toBe('/ > /nowhere');
    expect(await screen.findByRole('heading', { level: 2, name: 'Page not found' })).toBeTruthy();
  });
});

describe('a page that the user may not open', () => {
  const routes = {
    '/': page(Counter),
    '/sign-in': page(() => <p>who are you?</p>),
    '/admin': page(Secret, { roles: ['admin'] }),
    '/write': page(Secret, { permissions: ['write'] }),
  };

  it('[S6.2] shows "No access" with buttons for home and another account when its URL is typed', async () => {
    localStorage.setItem('portico:token', reader);
    const app = await openApp({ routes, signIn: '/sign-in' }, { url: '/admin' });
    expect(await screen.findByRole('heading', { level: 2, name: 'No access' })).toBeTruthy();
    expect(screen.queryByText('secret')).toBeNull();
    const buttons = screen.getAllByRole('button').map((button) => button.textContent);
    expect(buttons.slice(-2)).toEqual(['Go to the home page', 'Use another account']);
    await press('Use another account');
    expect(await screen.findByText('who are you?')).toBeTruthy();
    expect(app.stack()).toBe('/admin > /sign-in?to=%2Fadmin');
    await app.back();
    await press('Go to the home page');
    await untilTrue(() => app.stack() === '/');
  });

  it('[S6.2] offers sign-in first to a signed-out user whom a guard has refused', async () => {
    const guarded = { ...routes, '/guarded': page(Secret, { beforeEnter: () => false }) };
    await openApp({ routes: guarded, signIn: '/sign-in' }, { url: '/guarded' });
    await screen.findByRole('heading', { level: 2, name: 'No access' });
    const buttons = screen.getAllByRole('button').map((button) => button.textContent);
    expect(buttons.slice(-2)).toEqual(['Sign in', 'Go to the home page']);
  });

  it('[S6.2] offers sign-in also if the sign-in page is a tab', async () => {
    localStorage.setItem('portico:token', reader);
    const tabs = { ...routes, '/me': page(() => <p>who are you?</p>, { tab: true }) };
    const app = await openApp({ routes: tabs, signIn: '/me' }, { url: '/admin' });
    await screen.findByRole('heading', { level: 2, name: 'No access' });
    await press('Use another account');
    expect(await screen.findByText('who are you?')).toBeTruthy();
    expect(app.stack()).toBe('/me?to=%2Fadmin');
  });

  it('[S6.2] offers no sign-in if the product has no sign-in page', async () => {
    await openApp({ routes }, { url: '/admin' });
    await screen.findByRole('heading', { level: 2, name: 'No access' });
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  });

  it('[S6.1] opens as soon as the user has signed in with its role', async () => {
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

  it('[S6.1] opens when the user goes back after sign-in', async () => {
    localStorage.setItem('portico:token', reader);
    const app = await openApp({ routes, signIn: '/sign-in' }, { url: '/admin' });
    await press('Use another account');
    await untilTrue(() => app.stack() === '/admin > /sign-in?to=%2Fadmin');
    await app.settled();
    app.platform.auth.setToken(admin);
    await app.platform.back();
    expect(await screen.findByText('secret')).toBeTruthy();
    expect(app.stack()).toBe('/admin');
  });

  it('[S6.2] redirects a signed-out user to the sign-in page', async () => {
    const app = await openApp({ routes, signIn: '/sign-in' }, { url: '/admin' });
    expect(await screen.findByText('who are you?')).toBeTruthy();
    expect(app.stack()).toBe('/sign-in?to=%2Fadmin');
    app.platform.auth.setToken(reader);
    expect(await screen.findByRole('heading', { level: 2, name: 'No access' })).toBeTruthy();
    expect(app.stack()).toBe('/admin');
  });

  it('[S6.2] is no longer rendered after the user has signed out on it', async () => {
    localStorage.setItem('portico:token', admin);
    const app = await openApp({ routes });
    await app.go('navigate', '/admin');
    await screen.findByText('secret');
    app.platform.auth.clear();
    await screen.findByRole('heading', { level: 2, name: 'No access' });
    expect(screen.queryByText('secret')).toBeNull();
  });

  it('[S6.2] shows a toast when a user without its role taps a link to it', async () => {
    localStorage.setItem('portico:token', reader);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const Start = () => <Link to="/admin">Admin</Link>;
    const app = await openApp({ routes: { ...routes, '/': page(Start) }, signIn: '/sign-in' });
    // A timer closes the toast, so its code must have loaded before.
    await app.platform.showToast({ title: 'ready' });
    await screen.findByText('ready');
    (await screen.findByRole('link', { name: 'Admin' })).click();
    expect(await screen.findByText('Your account cannot open this page.')).toBeTruthy();
    expect(warn).toHaveBeenCalledWith('navigation refused: access denied: /admin');
    expect(app.stack()).toBe('/');
  });

  it('[S6.2] does not show its content during its closing transition', async () => {
    const app = await openApp({ routes, router: { animation: 300 } });
    app.history.visit('/admin');
    await screen.findByRole('heading', { level: 2, name: 'No access' });
    await app.settled();
    let wasShown = false;
    const observer = new MutationObserver(() => {
      wasShown ||= app.element.textContent?.includes('secret') ?? false;
    });
    observer.observe(app.element, { childList: true, subtree: true });
    await app.back();
    observer.disconnect();
    expect(app.stack()).toBe('/');
    expect(wasShown).toBe(false);
    expect(screen.queryByRole('heading', { name: 'No access' })).toBeNull();
  });

  it('[S6.2] opens for the role admin, which passes every permission check', async () => {
    const app = await openApp({ routes }, { url: '/write' });
    await screen.findByRole('heading', { level: 2, name: 'No access' });
    app.platform.auth.setToken(admin);
    expect(await screen.findByText('secret')).toBeTruthy();
  });

  it('[S6.2] makes a navigate call reject with denied, and nothing changes', async () => {
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

  it('[S6.1] opens if the storage has a token from an earlier sign-in', async () => {
    localStorage.setItem('portico:token', admin);
    await openApp({ routes }, { url: '/admin' });
    expect(await screen.findByText('secret')).toBeTruthy();
  });

  it('is not rendered while its guard is pending', async () => {
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
    await untilTrue(() => app.element.querySelector('[data-page-content] [aria-busy="true"]'));
    expect(screen.queryByText('secret')).toBeNull();
    answer.resolve(true);
    expect(await screen.findByText('secret')).toBeTruthy();
  });

  it('is replaced by the page to which its guard redirects', async () => {
    const app = await openApp(
      { routes: { '/': page(Counter), '/guarded': page(Secret, { beforeEnter: () => '/' }) } },
      { url: '/guarded' },
    );
    await until(() => expect(app.stack()).toBe('/'));
    expect(screen.queryByText('secret')).toBeNull();
  });
});

describe('a page that crashed', () => {
  it('restarts with an empty search field in its bar', async () => {
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

describe('a page whose lazy part cannot be fetched', () => {
  it('[S2.12] says that there is no network, and works again when the network is back', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const network = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => {
      report.mockRestore();
      network.mockRestore();
    });
    const Part = () => {
      if (window.navigator.onLine) return <p>the part</p>;
      throw new TypeError('Failed to fetch dynamically imported module: /part.js');
    };
    await openApp({ routes: { '/': page(Part) } });
    expect(await screen.findByText('No network, please check your connection')).toBeTruthy();
    await press('Try again');
    expect(await screen.findByText('No network, please check your connection')).toBeTruthy();
    network.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('the part')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('a page that crashes at one URL', () => {
  it('works again at another URL', async () => {
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
