/** @module-tag long */
import { screen } from '@testing-library/react';
import { usePageDraft } from 'portico';
import { type ReactNode, useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loggedPage, useAppLog } from '../helpers/logged-page';
import { lookAway, openApp, page } from '../helpers/open-app';
import { frame, until, untilTrue, wait } from '../helpers/waiting';

// Beforehand: however long the first load takes, no test waits for it.
await Promise.all([
  import('@/app/late-parts'),
  import('@/app/late-screens'),
  import('@/app/overlay-views'),
]);

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

function on(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  return openApp({ routes });
}

type App = Awaited<ReturnType<typeof on>>;

const touch = () => document.body.click();
const prompt = () => screen.queryAllByRole('status').some((said) => said.textContent === PROMPT);
/** Where the browser stands among its entries, from 0. */
const at = ({ history }: App) => [history.index, history.entries.length];

/** Back, and the warning: from here on time passes with the checks, or it might go before anybody looks. */
async function warns({ history }: App) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  history.travel(-1);
  await untilTrue(prompt);
}

describe('on Android, back from the first page', () => {
  it('[S8.5] warns, once the visitor has touched the page, and the second one leaves', async () => {
    const app = await on(PIXEL);
    expect(at(app)).toEqual([0, 1]);
    touch();
    await untilTrue(() => app.history.entries.length === 2);
    await warns(app);
    expect(app.stack()).toBe('/');
    // Nothing of the app lies above or below any more: the next back is the browser's own.
    expect(app.history.index).toBe(0);
  });

  it('[S8.5] is not armed by a second touch while the warning stands', async () => {
    const app = await on(PIXEL);
    touch();
    await untilTrue(() => app.history.entries.length === 2);
    await warns(app);
    touch();
    for (let drawn = 0; drawn < 4; drawn += 1) await frame();
    expect(app.history.index).toBe(0);
  });

  it('[S8.5] is armed again by a touch after the warning has gone', async () => {
    const app = await on(PIXEL);
    touch();
    await untilTrue(() => app.history.entries.length === 2);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    app.history.travel(-1);
    await vi.advanceTimersByTimeAsync(2100);
    vi.useRealTimers();
    expect(app.history.index).toBe(0);
    touch();
    await untilTrue(() => app.history.index === 1);
  });

  it('[S8.5] without a touch leaves at once', async () => {
    const app = await on(PIXEL);
    await wait(30);
    expect(at(app)).toEqual([0, 1]);
  });

  it('[S8.5] counts a touch that came before the app’s code', async () => {
    vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(true);
    const app = await on(PIXEL);
    await untilTrue(() => app.history.entries.length === 2);
    await warns(app);
  });

  it('[S8.5] a page above has no extra step', async () => {
    const app = await on(PIXEL);
    touch();
    await untilTrue(() => app.history.entries.length === 2);
    await app.go('navigate', '/list');
    expect(app.history.entries).toHaveLength(2);
    await app.travel(-1);
    expect(app.stack()).toBe('/');
    expect(prompt()).toBe(false);
  });

  it('[S8.5] warns at every tab', async () => {
    const app = await on(PIXEL);
    touch();
    await untilTrue(() => app.history.entries.length === 2);
    await app.go('switchTab', '/me');
    await warns(app);
    expect(app.stack()).toBe('/me');
  });
});

it('[S8.5] elsewhere nothing is put in the way of back', async () => {
  const iphone = await on(IPHONE);
  touch();
  await wait(30);
  expect(at(iphone)).toEqual([0, 1]);
  iphone.unmount();
  vi.restoreAllMocks();
  const desktop = await openApp({ routes });
  touch();
  await wait(30);
  expect(at(desktop)).toEqual([0, 1]);
});

it('[S4.2] an app that has been unmounted hears nothing of its document', async () => {
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

it('[S4.2] comes back from the back/forward cache to where the history stands', async () => {
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

it('drafts are in the browser’s storage when the document is left', async () => {
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

it('[S6.1] a sign-in in another browser tab opens what was refused', async () => {
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

it('[S4.2] hears of the first hide, before the first page and all that comes after it are there', async () => {
  const log: string[] = [];
  let listens = false;
  function Providers({ children }: { children: ReactNode }) {
    useAppLog(log);
    useEffect(() => {
      listens = true;
    });
    return children;
  }
  const load = () => new Promise<never>(() => {});
  await openApp({ routes: { '/': { load } }, providers: Providers }, { whole: false });
  // Effects run after the first paint, all of them at once.
  await untilTrue(() => listens);
  lookAway(true);
  expect(log).toEqual(['app hide']);
  lookAway(false);
  expect(log).toEqual(['app hide', 'app show']);
});
