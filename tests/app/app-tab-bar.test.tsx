import { screen } from '@testing-library/react';
import { usePageReady, usePageShow, useTabItemTap } from 'portico';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tokenOf } from '../helpers/login-token';
import { createDeferred } from '../helpers/deferred';
import { openApp, page, scrollerOf } from '../helpers/open-app';
import { until, untilTrue, wait } from '../helpers/waiting';

afterEach(() => {
  vi.restoreAllMocks();
});

const heard: string[] = [];

function useTapLog(name: string) {
  usePageShow(({ reason }) => void heard.push(`${name} show ${reason}`));
  usePageReady(() => void heard.push(`${name} ready`));
  useTabItemTap((event) => void heard.push(`${name} tap ${JSON.stringify(event)}`));
}

/** As high as what the bar takes away from the page. */
const Probe = () => <div data-probe style={{ height: 'var(--portico-window-bottom)' }} />;
const Home = () => {
  useTapLog('home');
  return (
    <div style={{ height: 3000 }}>
      <Probe />
    </div>
  );
};
const Me = () => {
  useTapLog('me');
  return <p>me</p>;
};
const items = [
  { page: '/', text: 'Home' },
  { page: '/me', text: 'Me' },
];
const routes = {
  '/': page(Home, { tab: true }),
  '/me': page(Me, { tab: true }),
  '/list': page(Probe),
};

async function open(tabBar: object = {}) {
  heard.length = 0;
  const app = await openApp({ routes, tabBar: { items, ...tabBar } });
  await until(() => expect(heard).toContain('home ready'));
  heard.length = 0;
  return app;
}

const tab = (name: string | RegExp) => screen.getByRole('link', { name });
const current = () =>
  screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);
const probe = () =>
  document.querySelector<HTMLElement>('[data-state="active"] [data-probe]')?.offsetHeight;

describe('[S6.2] a tab that needs a role', () => {
  const roleRoutes = {
    ...routes,
    '/club': page(() => <p>club</p>, { tab: true, roles: ['member'] }),
    '/sign-in': page(() => <p>who are you?</p>),
  };
  const tabBar = { items: [...items, { page: '/club', text: 'Club' }] };

  it('opens the sign-in page for a visitor who is signed out, and then the tab', async () => {
    const app = await openApp({ routes: roleRoutes, tabBar, signIn: '/sign-in' });
    tab('Club').click();
    expect(await screen.findByText('who are you?')).toBeTruthy();
    expect(app.stack()).toBe('/ > /sign-in?to=%2Fclub');
    await app.settled();
    app.platform.auth.setToken(tokenOf({ uid: 'm', role: ['member'], permission: [] }));
    expect(await screen.findByText('club')).toBeTruthy();
    expect(app.stack()).toBe('/club');
  });

  it('says that the account may not open it where there is no sign-in page', {
    tags: 'long',
  }, async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.removeItem('portico:token');
    const app = await openApp({ routes: roleRoutes, tabBar });
    // A toast goes by the clock, so the code that draws it must be there first.
    await app.platform.showToast({ title: 'ready' });
    await screen.findByText('ready');
    tab('Club').click();
    expect(await screen.findByText('Your account may not open this page.')).toBeTruthy();
    expect(warn).toHaveBeenCalledWith('navigation refused: access denied: /club');
    expect(app.stack()).toBe('/');
  });
});

describe('the tab bar', () => {
  it('[S9.16] is 50 px high, at the bottom of the tab pages alone', async () => {
    const app = await open();
    const { bottom, height, width } = screen.getByRole('navigation').getBoundingClientRect();
    expect([bottom, height, width]).toEqual([844, 50, 390]);
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    await app.go('navigate', '/list');
    expect(screen.queryByRole('navigation')).toBeNull();
    await app.go('switchTab', '/me');
    expect(screen.getByRole('navigation')).toBeTruthy();
  });

  it('[S9.16] tells a page how much of its bottom is covered', async () => {
    const app = await open();
    expect(probe()).toBe(50);
    expect(getComputedStyle(scrollerOf('/')).paddingBottom).toBe('50px');
    await app.platform.hideTabBar();
    await until(() => expect(probe()).toBe(0));
    await app.platform.showTabBar();
    await until(() => expect(probe()).toBe(50));
    await app.go('navigate', '/list');
    expect(probe()).toBe(0);
    expect(getComputedStyle(scrollerOf('/list')).paddingBottom).toBe('0px');
  });

  it('is made of links, the current one marked', async () => {
    const app = await open();
    expect(current()).toEqual(['Home']);
    expect(tab('Me').getAttribute('href')).toBe('/me');
    await app.go('switchTab', '/me');
    await until(() => expect(current()).toEqual(['Me']));
  });

  it('is not there without a configuration, and covers nothing', async () => {
    await openApp({ routes });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(probe()).toBe(0);
  });

  it('has a button in the middle that belongs to the product', async () => {
    const onPress = vi.fn();
    const tapped = vi.fn();
    const app = await open({ midButton: { label: 'Add', icon: <svg />, onPress } });
    app.platform.onTabBarMidButtonTap(tapped);
    const button = await screen.findByRole('button', { name: 'Add' });
    // The code behind the event comes with its first listener.
    await until(() => {
      button.click();
      expect(tapped).toHaveBeenCalled();
    });
    vi.clearAllMocks();
    button.click();
    expect(onPress).toHaveBeenCalledOnce();
    expect(tapped).toHaveBeenCalledOnce();
  });
});

it('makes room for the screen keyboard', async () => {
  const viewport = Object.assign(new EventTarget(), { width: 390, height: 844, scale: 1 });
  vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(viewport as never);
  const Form = () => <input aria-label="name" />;
  const form = { ...routes, '/': page(Form, { tab: true }) };
  const { platform } = await openApp({ routes: form, tabBar: { items } });
  await platform.showTabBar({ animation: true });
  const bar = screen.getByRole('navigation');
  screen.getByRole('textbox').focus();
  viewport.height = 500;
  viewport.dispatchEvent(new Event('resize'));
  await until(() => expect(screen.queryByRole('navigation')).toBeNull());
  // At once, whatever calls have asked for: the keyboard does not wait for a slide.
  expect(bar.hidden).toBe(true);
  expect(getComputedStyle(scrollerOf('/')).paddingBottom).toBe('0px');
  viewport.height = 844;
  viewport.dispatchEvent(new Event('resize'));
  await until(() => expect(screen.getByRole('navigation')).toBeTruthy());
  expect(getComputedStyle(scrollerOf('/')).paddingBottom).toBe('50px');
});

describe('a tap on a tab', () => {
  it('switches, and tells the page after its show', async () => {
    const app = await open();
    tab('Me').click();
    await untilTrue(() => app.stack() === '/me');
    await until(() => expect(heard).toHaveLength(3));
    expect(heard.filter((line) => !line.endsWith('ready'))).toEqual([
      'me show tab',
      'me tap {"index":1,"text":"Me","pagePath":"/me"}',
    ]);
    expect(heard[0]).toBe('me show tab');
  });

  it('tells a page whose code is still on its way, when it has shown', async () => {
    heard.length = 0;
    const code = createDeferred();
    const load = async () => {
      await code.promise;
      return { default: Me };
    };
    const app = await openApp({
      routes: { ...routes, '/me': { tab: true, load } },
      tabBar: { items },
    });
    tab('Me').click();
    await untilTrue(() => app.stack() === '/me');
    await wait(50);
    expect(heard.filter((line) => line.startsWith('me'))).toEqual([]);
    code.resolve();
    await until(() => expect(heard.some((line) => line.startsWith('me tap'))).toBe(true));
    expect(heard.filter((line) => line.startsWith('me'))[0]).toBe('me show tab');
  });

  it('that is the current one scrolls its page to the top and tells it', async () => {
    await open();
    scrollerOf('/').scrollTop = 1000;
    tab('Home').click();
    await until(() => expect(heard).toEqual(['home tap {"index":0,"text":"Home","pagePath":"/"}']));
    expect(scrollerOf('/').scrollTop).toBe(0);
  });

  it('is told for taps alone: a call is none', async () => {
    const app = await open();
    await app.go('switchTab', '/me');
    await app.go('switchTab', '/');
    await wait(30);
    expect(heard.filter((line) => line.includes('tap'))).toEqual([]);
  });

  it('[S2.5] twice is one switch, and nobody is at fault', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const app = await open();
    tab('Me').click();
    tab('Me').click();
    await untilTrue(() => app.stack() === '/me');
    await wait(50);
    expect(heard.filter((line) => line.startsWith('me show'))).toEqual(['me show tab']);
    expect(report).not.toHaveBeenCalled();
  });

  it('that is not a plain one is the browser’s', async () => {
    const app = await open();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    tab('Me').addEventListener('click', (click) => setTimeout(() => click.preventDefault()));
    document.addEventListener('click', (click) => click.preventDefault(), { once: true });
    tab('Me').dispatchEvent(event);
    await wait(50);
    expect(app.stack()).toBe('/');
  });
});

describe('what calls change', () => {
  it('a badge and a red dot, one in the place of the other', async () => {
    const { platform } = await open();
    await platform.setTabBarBadge({ index: 1, text: '12' });
    expect(await screen.findByRole('link', { name: 'Me 12' })).toBeTruthy();
    await platform.showTabBarRedDot({ index: 1 });
    expect(await screen.findByRole('link', { name: 'Me New' })).toBeTruthy();
    await platform.hideTabBarRedDot({ index: 1 });
    expect(await screen.findByRole('link', { name: 'Me' })).toBeTruthy();
    await platform.setTabBarBadge({ index: 0, text: '3' });
    await screen.findByRole('link', { name: 'Home 3' });
    await platform.removeTabBarBadge({ index: 0 });
    expect(await screen.findByRole('link', { name: 'Home' })).toBeTruthy();
  });

  it('the text and the picture of a tab', async () => {
    const { platform } = await open();
    const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    await platform.setTabBarItem({ index: 1, text: 'Mine', iconPath: picture });
    const link = await screen.findByRole('link', { name: 'Mine' });
    expect(link.querySelector('img')?.getAttribute('src')).toBe(picture);
  });

  it('a tab that is not shown', async () => {
    const { platform } = await open();
    await platform.setTabBarItem({ index: 1, visible: false });
    await until(() => expect(screen.queryByRole('link', { name: 'Me' })).toBeNull());
  });

  it('the colours', async () => {
    const { platform } = await open({ color: 'rgb(1, 2, 3)' });
    expect(getComputedStyle(tab('Me')).color).toBe('rgb(1, 2, 3)');
    await platform.setTabBarStyle({ color: '#0a0b0c', selectedColor: '#102030' });
    await until(() => expect(getComputedStyle(tab('Me')).color).toBe('rgb(10, 11, 12)'));
    expect(getComputedStyle(tab('Home')).color).toBe('rgb(16, 32, 48)');
  });

  it('whether it slides when it goes and comes', { tags: 'long' }, async () => {
    const { platform } = await open();
    const bar = screen.getByRole('navigation');
    const slides = () =>
      bar.getAnimations().map((animation) => (animation as CSSTransition).transitionProperty);
    await platform.hideTabBar({ animation: true });
    await until(() => expect(slides()).toContain('translate'));
    expect(getComputedStyle(bar).visibility).toBe('visible');
    await until(() => expect(screen.queryByRole('navigation')).toBeNull());
    expect(slides()).toEqual([]);
    await platform.showTabBar({ animation: true });
    await until(() => expect(slides()).toContain('translate'));
    await until(() => expect(slides()).toEqual([]));
    expect(getComputedStyle(bar).translate).toBe('none');
    await platform.hideTabBar();
    await until(() => expect(screen.queryByRole('navigation')).toBeNull());
    expect(slides()).toEqual([]);
  });

  it('whether the bar is there at all', async () => {
    const { platform } = await open();
    await platform.hideTabBar();
    await until(() => expect(screen.queryByRole('navigation')).toBeNull());
    await platform.showTabBar();
    await until(() => expect(screen.getByRole('navigation')).toBeTruthy());
  });
});
