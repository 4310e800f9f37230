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
  return <p>mended</p>;
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
  it('shows what happened inside its own frame, below its own bar', async () => {
    const app = await open();
    await app.go('navigate', '/broken');
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
    expect(screen.getByText('This page could not be shown.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Broken' })).toBeTruthy();
    expect(frameOf('/broken').dataset.state).toBe('active');
    expect(app.stack()).toBe('/ > /broken');
    expect(report.mock.calls.flat().map(String).join()).toContain('no data');
  });

  it('leaves the rest of the app alive: back finds the page below as it was', async () => {
    const app = await open();
    await app.go('navigate', '/broken');
    await screen.findByRole('alert');
    await untilTrue(() => screen.getAllByRole('button', { name: 'Back' }).length === 2);
    screen.getAllByRole('button', { name: 'Back' }).at(-1)?.click();
    expect(await screen.findByRole('button', { name: 'Count 1' })).toBeTruthy();
    expect(app.stack()).toBe('/');
  });

  it('can be tried again in place', async () => {
    const app = await open();
    await app.go('navigate', '/broken');
    await screen.findByRole('alert');
    await press('Try again');
    await screen.findByRole('alert');
    state.isBroken = false;
    await press('Try again');
    expect(await screen.findByText('mended')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(app.stack()).toBe('/ > /broken');
  });

  it('has a way home', async () => {
    const app = await open();
    await app.go('navigate', '/broken');
    await press('Go to the home page');
    expect(await screen.findByRole('button', { name: 'Count 0' })).toBeTruthy();
    expect(app.stack()).toBe('/');
  });

  it('on the first screen has no way back, and leaves the calls alive', async () => {
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

  it('later in its life is caught as well', async () => {
    const app = await open();
    await app.go('navigate', '/later');
    await press('Open');
    await screen.findByRole('alert');
    state.isBroken = false;
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Open' })).toBeTruthy();
  });

  it('[S2.5] does not stay locked', async () => {
    const app = await open();
    await app.go('navigate', '/broken');
    await screen.findByRole('alert');
    await app.go('navigate', '/');
    await app.go('navigate', '/broken');
    expect(app.stack()).toBe('/ > /broken > / > /broken');
  });

  it('[S4.1] later in its life unloads, and loads and shows again when the user tries again', async () => {
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

  it('[S4.1] and is left hears one unload, at the crash', async () => {
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

  it('ends the calls that belong to its components, and new components can call again', async () => {
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

  it('[S4.1] pages load and show again when the product mounts a new tree around them', {
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

  it('[S4.1] hears its load and show once it stands after all', async () => {
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
    await screen.findByText('mended');
    expect(log).toEqual(['logged load', 'logged show navigate', 'logged ready']);
  });
});
