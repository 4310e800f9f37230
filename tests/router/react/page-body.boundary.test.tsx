import { screen } from '@testing-library/react';
import { useAliveEffect, usePageLoad, usePlatform } from 'portico';
import { Fragment, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedPage, useLifecycleLog } from '../../helpers/logged-page';
import { frameOf, openApp, page } from '../../helpers/open-app';
import { until, untilTrue } from '../../helpers/waiting';

const report = vi.fn();
beforeEach(() => {
  report.mockReset();
  vi.spyOn(console, 'error').mockImplementation(report);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const state = { isBroken: true };
const Broken = () => {
  if (state.isBroken) throw new Error('no data');
  return <p>fixed</p>;
};
const LaterBroken = () => {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <Broken /> : <button onClick={() => setOpen(true)}>Open</button>;
};
const Counter = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
};

async function open() {
  state.isBroken = true;
  const app = await openApp({
    routes: {
      '/': page(Counter),
      '/broken': page(Broken, { title: 'Broken' }),
      '/later': page(LaterBroken),
    },
  });
  screen.getByRole('button', { name: 'Count 0' }).click();
  await screen.findByRole('button', { name: 'Count 1' });
  return app;
}

const press = async (name: string) => (await screen.findByRole('button', { name })).click();

describe('a page that throws', () => {
  it('shows the error inside its own frame, below its own navigation bar', async () => {
    const app = await open();
    await app.go('navigate', '/broken');
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
    expect(screen.getByText('This page could not be shown.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Broken' })).toBeTruthy();
    expect(frameOf('/broken').dataset.state).toBe('active');
    expect(app.stack()).toBe('/ > /broken');
    expect(report.mock.calls.flat().map(String).join()).toContain('no data');
  });

  it('does not affect the page below, which keeps its state', async () => {
    const app = await open();
    await app.go('navigate', '/broken');
    await screen.findByRole('alert');
    await untilTrue(() => screen.getAllByRole('button', { name: 'Back' }).length === 2);
    screen.getAllByRole('button', { name: 'Back' }).at(-1)?.click();
    expect(await screen.findByRole('button', { name: 'Count 1' })).toBeTruthy();
    expect(app.stack()).toBe('/');
  });

  it('renders again when the user presses "Try again"', async () => {
    const app = await open();
    await app.go('navigate', '/broken');
    await screen.findByRole('alert');
    await press('Try again');
    await screen.findByRole('alert');
    state.isBroken = false;
    await press('Try again');
    expect(await screen.findByText('fixed')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(app.stack()).toBe('/ > /broken');
  });

  it('shows a button that opens the home page', async () => {
    const app = await open();
    await app.go('navigate', '/broken');
    await press('Go to the home page');
    expect(await screen.findByRole('button', { name: 'Count 0' })).toBeTruthy();
    expect(app.stack()).toBe('/');
  });

  it('shows no Back button as the first page of the app, and `navigate` still works', async () => {
    state.isBroken = true;
    const app = await openApp(
      { routes: { '/': page(Counter), '/broken': page(Broken) } },
      { url: '/broken' },
    );
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await app.go('navigate', '/');
    expect(screen.getByRole('button', { name: 'Count 0' })).toBeTruthy();
  });

  it('is caught after its first rendering too', async () => {
    const app = await open();
    await app.go('navigate', '/later');
    await press('Open');
    await screen.findByRole('alert');
    state.isBroken = false;
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Open' })).toBeTruthy();
  });

  it('[S2.5] can be opened again, because its target does not stay locked', async () => {
    const app = await open();
    await app.go('navigate', '/broken');
    await screen.findByRole('alert');
    await app.go('navigate', '/');
    await app.go('navigate', '/broken');
    expect(app.stack()).toBe('/ > /broken > / > /broken');
  });

  it('[S4.1] hears unload after its first rendering, and hears load and show when the user tries again', async () => {
    const log: string[] = [];
    state.isBroken = true;
    const Logged = () => {
      useLifecycleLog('logged', log);
      const [items, setItems] = useState<string[]>([]);
      usePageLoad(() => setItems(['apples']));
      useAliveEffect(() => {
        log.push('effect starts');
        return () => void log.push('effect stops');
      });
      return (
        <>
          <p>{items}</p>
          <LaterBroken />
        </>
      );
    };
    const app = await openApp({
      routes: { '/': loggedPage('home', []), '/logged': page(Logged) },
      strict: false,
    });
    await app.go('navigate', '/logged');
    await screen.findByText('apples');
    await until(() => expect(log).toContain('logged ready'));
    log.length = 0;
    await press('Open');
    await screen.findByRole('alert');
    expect(log).toEqual(['logged unload', 'effect stops']);
    log.length = 0;
    state.isBroken = false;
    await press('Try again');
    expect(await screen.findByText('apples')).toBeTruthy();
    await until(() =>
      expect(log).toEqual(['logged load', 'logged show navigate', 'logged ready', 'effect starts']),
    );
    log.length = 0;
    await app.back();
    expect(log).toEqual(['logged unload', 'effect stops']);
  });

  it('[S4.1] hears one unload at the crash, and no second one when it closes', async () => {
    const log: string[] = [];
    state.isBroken = true;
    const Logged = () => {
      useLifecycleLog('logged', log);
      return <LaterBroken />;
    };
    const app = await openApp({
      routes: { '/': loggedPage('home', []), '/logged': page(Logged) },
    });
    await app.go('navigate', '/logged');
    await press('Open');
    await screen.findByRole('alert');
    await app.back();
    expect(log.filter((line) => line.endsWith('unload'))).toEqual(['logged unload']);
  });

  it('aborts the calls of its components, and its new components can call again', async () => {
    state.isBroken = true;
    const outcomes: string[] = [];
    const Caller = () => {
      const platform = usePlatform({ abortOnUnload: true });
      usePageLoad(() => {
        void platform
          .request({ url: '/api/slow?ms=60000' })
          .catch(({ code }) => outcomes.push(code));
      });
      return <LaterBroken />;
    };
    const app = await openApp({ routes: { '/': page(Counter), '/caller': page(Caller) } });
    await app.go('navigate', '/caller');
    await press('Open');
    await screen.findByRole('alert');
    await until(() => expect(outcomes).toEqual(['abort']));
    state.isBroken = false;
    await press('Try again');
    await screen.findByRole('button', { name: 'Open' });
    await app.back();
    await until(() => expect(outcomes).toEqual(['abort', 'abort']));
  });

  it('[S4.1] hears load and show only after it renders without an error', async () => {
    const log: string[] = [];
    state.isBroken = true;
    const Logged = () => {
      useLifecycleLog('logged', log);
      return <Broken />;
    };
    const app = await openApp({
      routes: { '/': loggedPage('home', []), '/logged': page(Logged) },
    });
    await app.go('navigate', '/logged');
    await screen.findByRole('alert');
    expect(log).toEqual([]);
    state.isBroken = false;
    await press('Try again');
    await screen.findByText('fixed');
    expect(log).toEqual(['logged load', 'logged show navigate', 'logged ready']);
  });
});

it('[S4.1] pages hear load and show again when the product mounts a new tree around them', {
  tags: 'long',
}, async () => {
  const log: string[] = [];
  const setLanguage: { current: (language: string) => void } = { current: () => {} };
  const Providers = ({ children }: { children: ReactNode }) => {
    const [language, set] = useState('en');
    setLanguage.current = set;
    return <Fragment key={language}>{children}</Fragment>;
  };
  const app = await openApp({
    routes: { '/': loggedPage('home', log), '/next': loggedPage('next', log) },
    providers: Providers,
  });
  await app.go('navigate', '/next');
  await until(() => expect(log).toContain('next ready'));
  log.length = 0;
  setLanguage.current('de');
  await until(() => expect(log).toContain('next ready'));
  expect(log.filter((line) => line.startsWith('next'))).toEqual([
    'next unload',
    'next load',
    'next show navigate',
    'next ready',
  ]);
  log.length = 0;
  await app.back();
  await until(() => expect(log).toContain('home ready'));
  expect(log).toEqual(['next unload', 'home load', 'home show back', 'home ready']);
});
