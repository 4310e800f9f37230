import { screen } from '@testing-library/react';
import { usePageReady, usePageShow, useTabItemTap } from 'portico';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tokenOf } from '../../helpers/login-token';
import { createDeferred } from '../../helpers/deferred';
import { type OpenApp, openApp, page, scrollerOf } from '../../helpers/open-app';
import { until, untilTrue, wait } from '../../helpers/waiting';

afterEach(() => {
  vi.restoreAllMocks();
});

const events: string[] = [];

function useTapLog(name: string) {
  usePageShow(({ reason }) => void events.push(`${name} show ${reason}`));
  usePageReady(() => void events.push(`${name} ready`));
  useTabItemTap((event) => void events.push(`${name} tap ${JSON.stringify(event)}`));
}

/** As high as the part of the page that the bar covers. */
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
  events.length = 0;
  const app = await openApp({ routes, tabBar: { items, ...tabBar } });
  await until(() => expect(events).toContain('home ready'));
  events.length = 0;
  return app;
}

const tab = (name: string | RegExp) => screen.getByRole('link', { name });
const current = () =>
  screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);
const coveredHeight = () =>
  document.querySelector<HTMLElement>('[data-state="active"] [data-probe]')?.offsetHeight;

describe('two fast taps on different tabs', () => {
  it('end at the tab of the last tap, while the first one is pending', async () => {
    const app = await open();
    tab('Me').click();
    tab('Home').click();
    await app.settled();
    await wait(100);
    expect(app.stack()).toBe('/');
  });

  it('end at the tab of the last tap, before React has rendered the first one', async () => {
    const app = await open();
    const committed = new Promise<void>((resolve) => {
      void app.platform.switchTab({ url: '/me' }).then(() => {
        tab('Home').click();
        resolve();
      });
    });
    await committed;
    await app.settled();
    await until(() => expect(app.stack()).toBe('/'));
  });
});

describe('[S6.2] a tab for some users only', () => {
  const memberRoutes = { ...routes, '/club': page(() => <p>club</p>, { tab: true }) };
  const openWith = (item: object, url = '/') => {
    const tabBar = { items: [...items, { page: '/club', text: 'Club', ...item }] };
    return openApp({ routes: memberRoutes, tabBar }, { url });
  };
  const names = () => screen.getAllByRole('link').map((link) => link.textContent);
  const signIn = (app: OpenApp, role: string) =>
    app.platform.auth.setToken(tokenOf({ uid: 'm', role: [role], permission: ['see'] }));

  it.each([
    ['roles', { roles: ['member', 'chief'] }],
    ['permissions', { permissions: ['see'] }],
  ])('comes and goes with the %s of the user', async (_, item) => {
    const app = await openWith(item);
    expect(names()).toEqual(['Home', 'Me']);
    signIn(app, 'member');
    await until(() => expect(names()).toEqual(['Home', 'Me', 'Club']));
    app.platform.auth.clear();
    await until(() => expect(names()).toEqual(['Home', 'Me']));
  });

  it('stays hidden for users without its role, also if a call shows it', async () => {
    const app = await openWith({ roles: ['chief'] });
    signIn(app, 'member');
    await app.platform.setTabBarItem({ index: 2, visible: true, text: 'Clubs' });
    await app.platform.setTabBarItem({ index: 1, text: 'Mine' });
    await until(() => expect(names()).toEqual(['Home', 'Mine']));
    signIn(app, 'chief');
    await until(() => expect(names()).toEqual(['Home', 'Mine', 'Clubs']));
  });

  it('is hidden with `visible: false` until a call shows it, also on a page without the bar', async () => {
    const app = await openWith({ visible: false }, '/list');
    await app.platform.setTabBarItem({ index: 2, visible: true });
    await app.go('switchTab', '/');
    expect(names()).toEqual(['Home', 'Me', 'Club']);
    await app.platform.setTabBarItem({ index: 2, visible: false });
    await until(() => expect(names()).toEqual(['Home', 'Me']));
  });
});

describe('a tab whose page has an optional param', () => {
  const sectionRoutes = { ...routes, '/club/:section?': page(Me, { tab: true }) };
  const tabBar = { items: [...items, { page: '/club/:section?', text: 'Club' }] };

  it('opens without the param, and again as the user left it', async () => {
    const app = await openApp({ routes: sectionRoutes, tabBar });
    expect(tab('Club').getAttribute('href')).toBe('/club');
    tab('Club').click();
    await untilTrue(() => app.stack() === '/club');
    expect(current()).toEqual(['Club']);
    await app.go('switchTab', '/club/news');
    tab('Home').click();
    await untilTrue(() => app.stack() === '/');
    tab('Club').click();
    await untilTrue(() => app.stack() === '/club/news');
  });
});

describe('[S6.2] a tab that needs a role', () => {
  const roleRoutes = {
    ...routes,
    '/club': page(() => <p>club</p>, { tab: true, roles: ['member'] }),
    '/sign-in': page(() => <p>who are you?</p>),
  };
  const tabBar = { items: [...items, { page: '/club', text: 'Club' }] };

  it('opens the sign-in page for a signed-out user, and the tab after sign-in', async () => {
    const app = await openApp({ routes: roleRoutes, tabBar, signIn: '/sign-in' });
    tab('Club').click();
    expect(await screen.findByText('who are you?')).toBeTruthy();
    expect(app.stack()).toBe('/ > /sign-in?to=%2Fclub');
    await app.settled();
    app.platform.auth.setToken(tokenOf({ uid: 'm', role: ['member'], permission: [] }));
    expect(await screen.findByText('club')).toBeTruthy();
    expect(app.stack()).toBe('/club');
  });

  it('shows a toast if the app has no sign-in page', {
    tags: 'long',
  }, async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.removeItem('portico:token');
    const app = await openApp({ routes: roleRoutes, tabBar });
    // A timer closes the toast, so its code must have loaded before.
    await app.platform.showToast({ title: 'ready' });
    await screen.findByText('ready');
    tab('Club').click();
    expect(await screen.findByText('Your account cannot open this page.')).toBeTruthy();
    expect(warn).toHaveBeenCalledWith('navigation refused: access denied: /club');
    expect(app.stack()).toBe('/');
  });
});

describe('the tab bar', () => {
  it('[S9.16] is 50 px high and appears at the bottom of tab pages only', async () => {
    const app = await open();
    const { bottom, height, width } = screen.getByRole('navigation').getBoundingClientRect();
    expect([bottom, height, width]).toEqual([844, 50, 390]);
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    await app.go('navigate', '/list');
    expect(screen.queryByRole('navigation')).toBeNull();
    await app.go('switchTab', '/me');
    expect(screen.getByRole('navigation')).toBeTruthy();
  });

  it('[S9.16] sets --portico-window-bottom to the height that it covers', async () => {
    const app = await open();
    expect(coveredHeight()).toBe(50);
    expect(getComputedStyle(scrollerOf('/')).paddingBottom).toBe('50px');
    await app.platform.hideTabBar();
    await until(() => expect(coveredHeight()).toBe(0));
    await app.platform.showTabBar();
    await until(() => expect(coveredHeight()).toBe(50));
    await app.go('navigate', '/list');
    expect(coveredHeight()).toBe(0);
    expect(getComputedStyle(scrollerOf('/list')).paddingBottom).toBe('0px');
  });

  it('renders each tab as a link and marks the current one', async () => {
    const app = await open();
    expect(current()).toEqual(['Home']);
    expect(tab('Me').getAttribute('href')).toBe('/me');
    await app.go('switchTab', '/me');
    await until(() => expect(current()).toEqual(['Me']));
  });

  it('does not appear and covers nothing without a configuration', async () => {
    await openApp({ routes });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(coveredHeight()).toBe(0);
  });

  it('calls the product and its listeners when the user taps the middle button', async () => {
    const onClick = vi.fn();
    const tapped = vi.fn();
    const app = await open({ midButton: { label: 'Add', icon: <svg />, onClick } });
    app.platform.onTabBarMidButtonTap(tapped);
    const button = await screen.findByRole('button', { name: 'Add' });
    // The code of the event loads with its first listener.
    await until(() => {
      button.click();
      expect(tapped).toHaveBeenCalled();
    });
    vi.clearAllMocks();
    button.click();
    expect(onClick).toHaveBeenCalledOnce();
    expect(tapped).toHaveBeenCalledOnce();
  });
});

it('the tab bar hides while the screen keyboard is open', async () => {
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
  // Hidden without the slide that the call asked for, because the keyboard does not wait.
  expect(bar.hidden).toBe(true);
  expect(getComputedStyle(scrollerOf('/')).paddingBottom).toBe('0px');
  viewport.height = 844;
  viewport.dispatchEvent(new Event('resize'));
  await until(() => expect(screen.getByRole('navigation')).toBeTruthy());
  expect(getComputedStyle(scrollerOf('/')).paddingBottom).toBe('50px');
});

describe('a tap on a tab', () => {
  it('opens the tab, and its page receives tabItemTap after show', async () => {
    const app = await open();
    tab('Me').click();
    await untilTrue(() => app.stack() === '/me');
    await until(() => expect(events).toHaveLength(3));
    expect(events.filter((line) => !line.endsWith('ready'))).toEqual([
      'me show tab',
      'me tap {"index":1,"text":"Me","pagePath":"/me"}',
    ]);
    expect(events[0]).toBe('me show tab');
  });

  it('sends tabItemTap after show to a page whose code loads after the tap', async () => {
    events.length = 0;
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
    expect(events.filter((line) => line.startsWith('me'))).toEqual([]);
    code.resolve();
    await until(() => expect(events.some((line) => line.startsWith('me tap'))).toBe(true));
    expect(events.filter((line) => line.startsWith('me'))[0]).toBe('me show tab');
  });

  it('scrolls the page to the top and sends tabItemTap if the tab is the current one', async () => {
    await open();
    scrollerOf('/').scrollTop = 1000;
    tab('Home').click();
    await until(() =>
      expect(events).toEqual(['home tap {"index":0,"text":"Home","pagePath":"/"}']),
    );
    expect(scrollerOf('/').scrollTop).toBe(0);
  });

  it('sends tabItemTap, but a switchTab call does not', async () => {
    const app = await open();
    await app.go('switchTab', '/me');
    await app.go('switchTab', '/');
    await wait(30);
    expect(events.filter((line) => line.includes('tap'))).toEqual([]);
  });

  it('[S2.5] switches only once when it is repeated, and reports no error', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const app = await open();
    tab('Me').click();
    tab('Me').click();
    await untilTrue(() => app.stack() === '/me');
    await wait(50);
    expect(events.filter((line) => line.startsWith('me show'))).toEqual(['me show tab']);
    expect(report).not.toHaveBeenCalled();
  });

  it('with Ctrl is left to the browser', async () => {
    const app = await open();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    tab('Me').addEventListener('click', (click) => setTimeout(() => click.preventDefault()));
    document.addEventListener('click', (click) => click.preventDefault(), { once: true });
    tab('Me').dispatchEvent(event);
    await wait(50);
    expect(app.stack()).toBe('/');
  });
});

describe('a platform call', () => {
  it('replaces a badge with a red dot, and removes either of them', async () => {
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

  it('changes the text and the icon of a tab', async () => {
    const { platform } = await open();
    const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    await platform.setTabBarItem({ index: 1, text: 'Mine', iconPath: picture });
    const link = await screen.findByRole('link', { name: 'Mine' });
    expect(link.querySelector('img')?.getAttribute('src')).toBe(picture);
  });

  it('hides a tab', async () => {
    const { platform } = await open();
    await platform.setTabBarItem({ index: 1, visible: false });
    await until(() => expect(screen.queryByRole('link', { name: 'Me' })).toBeNull());
  });

  it('changes the colours of the tab bar', async () => {
    const { platform } = await open({ color: 'rgb(1, 2, 3)' });
    expect(getComputedStyle(tab('Me')).color).toBe('rgb(1, 2, 3)');
    await platform.setTabBarStyle({ color: '#0a0b0c', selectedColor: '#102030' });
    await until(() => expect(getComputedStyle(tab('Me')).color).toBe('rgb(10, 11, 12)'));
    expect(getComputedStyle(tab('Home')).color).toBe('rgb(16, 32, 48)');
  });

  it('slides the tab bar out and in if it asks for animation', { tags: 'long' }, async () => {
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

  it('hides and shows the tab bar', async () => {
    const { platform } = await open();
    await platform.hideTabBar();
    await until(() => expect(screen.queryByRole('navigation')).toBeNull());
    await platform.showTabBar();
    await until(() => expect(screen.getByRole('navigation')).toBeTruthy());
  });
});
