/** @module-tag long */
import { screen } from '@testing-library/react';
import { Link, usePage, usePageDraft } from 'portico';
import { type ReactNode, useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loggedPage, useAppLog } from '../../helpers/logged-page';
import { lookAway, openApp, page } from '../../helpers/open-app';
import { frame, until, untilTrue, wait } from '../../helpers/waiting';

// Loaded before the tests, so that a slow first load does not use up their time-outs.
await Promise.all([import('@/app/overlays/overlay-views'), import('@/app/screens/lazy-screens')]);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/130.0 Mobile';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';
const PROMPT = 'Press back button again to exit';

const Plain = () => <p>plain</p>;
const routes = {
  '/': page(Plain, { tab: true }),
  '/me': page(Plain, { tab: true }),
  '/list': page(Plain),
};

function openOn(userAgent: string, changed: Partial<typeof routes> = {}) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  return openApp({ routes: { ...routes, ...changed } });
}

type App = Awaited<ReturnType<typeof openOn>>;

const tap = () => document.body.click();
const isPromptShown = () =>
  screen.queryAllByRole('status').some((status) => status.textContent === PROMPT);
/** The index of the current history entry, and the number of entries. */
const position = ({ history }: App) => [history.index, history.entries.length];

/** Goes back and waits for the warning. Fake timers stop it from closing before the check. */
async function backShowsWarning({ history }: App) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  history.travel(-1);
  await untilTrue(isPromptShown);
}

describe('on Android, Back from the first page', () => {
  it('[S8.5] shows a warning after the user has tapped the page, and the second Back leaves the app', async () => {
    const app = await openOn(PIXEL);
    expect(position(app)).toEqual([0, 1]);
    tap();
    await untilTrue(() => app.history.entries.length === 2);
    await backShowsWarning(app);
    expect(app.stack()).toBe('/');
    // The app has no entry below this one, so the next Back leaves the app.
    expect(app.history.index).toBe(0);
  });

  it('[S8.5] is not armed again by a tap while the warning is visible', async () => {
    const app = await openOn(PIXEL);
    tap();
    await untilTrue(() => app.history.entries.length === 2);
    await backShowsWarning(app);
    tap();
    for (let drawn = 0; drawn < 4; drawn += 1) await frame();
    expect(app.history.index).toBe(0);
  });

  it('[S8.5] is armed again by a tap after the warning has closed', async () => {
    const app = await openOn(PIXEL);
    tap();
    await untilTrue(() => app.history.entries.length === 2);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    app.history.travel(-1);
    await vi.advanceTimersByTimeAsync(2100);
    vi.useRealTimers();
    expect(app.history.index).toBe(0);
    tap();
    await untilTrue(() => app.history.index === 1);
  });

  it('[S8.5] renders no page again when the user changes tabs above it', async () => {
    const rendered = vi.fn();
    const List = () => {
      rendered();
      return (
        <p>
          {usePage().url} <Link to={{ url: '/list' }}>list</Link>
        </p>
      );
    };
    const app = await openOn(PIXEL, { '/': page(List, { tab: true }) });
    tap();
    await untilTrue(() => app.history.entries.length === 2);
    const { length } = rendered.mock.calls;
    for (const url of ['/me', '/', '/me', '/']) await app.go('switchTab', url);
    expect(rendered).toHaveBeenCalledTimes(length);
  });

  it('[S8.5] leaves the app without a warning if the user has not tapped', async () => {
    const app = await openOn(PIXEL);
    await wait(30);
    expect(position(app)).toEqual([0, 1]);
  });

  it('[S8.5] shows a warning after a tap that came before the app’s code', async () => {
    vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(true);
    const app = await openOn(PIXEL);
    await untilTrue(() => app.history.entries.length === 2);
    await backShowsWarning(app);
  });

  it('[S8.5] adds no extra step to Back from a page above', async () => {
    const app = await openOn(PIXEL);
    tap();
    await untilTrue(() => app.history.entries.length === 2);
    await app.go('navigate', '/list');
    expect(app.history.entries).toHaveLength(2);
    await app.travel(-1);
    expect(app.stack()).toBe('/');
    expect(isPromptShown()).toBe(false);
  });

  it('[S8.5] shows a warning on every tab', async () => {
    const app = await openOn(PIXEL);
    tap();
    await untilTrue(() => app.history.entries.length === 2);
    await app.go('switchTab', '/me');
    await backShowsWarning(app);
    expect(app.stack()).toBe('/me');
  });
});

it('[S8.5] on iOS and on desktop Back has no extra history entry', async () => {
  const iphone = await openOn(IPHONE);
  tap();
  await wait(30);
  expect(position(iphone)).toEqual([0, 1]);
  iphone.unmount();
  vi.restoreAllMocks();
  const desktop = await openApp({ routes });
  tap();
  await wait(30);
  expect(position(desktop)).toEqual([0, 1]);
});

it('[S4.2] an unmounted app receives no document events', async () => {
  const log: string[] = [];
  const Home = () => {
    useAppLog(log);
    return <p>home</p>;
  };
  const app = await openApp({ routes: { '/': page(Home) } });
  lookAway(true);
  await until(() => expect(log).toEqual(['app hide']));
  lookAway(false);
  app.unmount();
  log.length = 0;
  lookAway(true);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(log).toEqual([]);
});

it('[S4.2] an app from the back/forward cache shows the page of the current history entry', async () => {
  const log: string[] = [];
  const app = await openApp({
    routes: { '/': loggedPage('home', log), '/list': loggedPage('list', log) },
  });
  await app.go('navigate', '/list');
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await until(() => expect(log.at(-1)).toBe('list show app'));
  expect(app.stack()).toBe('/ > /list');
});

it('drafts are written to the browser’s storage when the document is hidden', async () => {
  const Form = () => {
    const [name, setName] = usePageDraft('name', '');
    return <button onClick={() => setName('Ann')}>Name {name}</button>;
  };
  await openApp({ routes: { '/': page(Form) } });
  screen.getByRole('button', { name: 'Name' }).click();
  await screen.findByRole('button', { name: 'Name Ann' });
  const stored = () => JSON.stringify({ ...sessionStorage });
  expect(stored()).not.toContain('Ann');
  lookAway(true);
  expect(stored()).toContain('Ann');
  lookAway(false);
});

it('[S6.1] a refused page opens after a sign-in in another browser tab', async () => {
  const app = await openApp(
    { routes: { '/': page(Plain), '/mine': page(() => <p>mine</p>, { roles: ['user'] }) } },
    { url: '/mine' },
  );
  await screen.findByRole('heading', { name: 'No access' });
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/=/g, '');
  const token = `${part({})}.${part({ uid: 'u', role: ['user'], permission: [] })}.x`;
  localStorage.setItem('portico:token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'portico:token', newValue: token }));
  expect(await screen.findByText('mine')).toBeTruthy();
  expect(app.stack()).toBe('/mine');
});

it('[S4.2] an app receives the first hide before its first page and its lazy parts have loaded', async () => {
  const log: string[] = [];
  let isListening = false;
  function Providers({ children }: { children: ReactNode }) {
    useAppLog(log);
    useEffect(() => {
      isListening = true;
    });
    return children;
  }
  const load = () => new Promise<never>(() => {});
  await openApp({ routes: { '/': { load } }, providers: Providers }, { whole: false });
  // All effects run together after the first paint.
  await untilTrue(() => isListening);
  lookAway(true);
  expect(log).toEqual(['app hide']);
  lookAway(false);
  expect(log).toEqual(['app hide', 'app show']);
});
