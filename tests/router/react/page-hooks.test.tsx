import { cleanup, render, screen } from '@testing-library/react';
import { useAliveEffect, usePage, usePlatform, useResult } from 'portico';
import { Component, type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDeferred } from '../../helpers/deferred';
import { useLifecycleLog } from '../../helpers/logged-page';
import { openApp, page } from '../../helpers/open-app';
import { until, untilTrue } from '../../helpers/waiting';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Plain = () => <p>plain</p>;

describe('usePage', () => {
  const pages: unknown[] = [];
  const Item = () => {
    const [count, setCount] = useState(0);
    pages.push(usePage());
    return <button onClick={() => setCount(count + 1)}>item {count}</button>;
  };
  const query = {
    from: 'string?',
    n: 'number?',
    b: 'boolean?',
    size: { type: 'number', max: 9, default: 5 },
  } as const;
  const config = { routes: { '/': page(Plain), '/item/:id': page(Item, { query }) } };

  it('returns the route, the URL and typed params, and the same after a reload', async () => {
    const app = await openApp(config);
    await app.platform.navigate({ url: '/item/a%2Fb%20%E4%BD%A0?from=1&n=2.5&b=true' });
    await untilTrue(() => pages.length > 0);
    const before = pages.at(-1);
    expect(before).toMatchObject({
      route: '/item/:id',
      params: { id: 'a/b 你', from: '1', n: 2.5, b: true, size: 5 },
    });
    await app.settled();
    const reloaded = await app.reload();
    expect(reloaded.stack()).toBe(app.stack());
    expect(pages.at(-1)).not.toBe(before);
    expect(pages.at(-1)).toEqual(before);
  });

  it('returns the same object at every rendering, with defaults and limits applied', async () => {
    pages.length = 0;
    const app = await openApp(config, { url: '/item/1?size=12' });
    app.element.querySelector<HTMLElement>('[data-page-content] button')?.click();
    await untilTrue(() => app.element.textContent?.includes('item 1'));
    expect(pages.length).toBeGreaterThan(1);
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toMatchObject({ url: '/item/1?size=12', params: { id: '1', size: 9 } });
  });
});

describe('useResult', () => {
  const events: string[] = [];
  const Home = () => {
    useLifecycleLog('home', events);
    useResult('/cart', (value) => void events.push(`picked ${JSON.stringify(value)}`));
    useResult('/slow', (value) => void events.push(`other ${JSON.stringify(value)}`));
    return <p>home</p>;
  };
  const config = {
    routes: { '/': page(Home), '/cart': page(Plain), '/slow': page(Plain), '/more': page(Plain) },
  };

  it('gets the result of the page that it names, before that result comes with show', async () => {
    const app = await openApp(config);
    await app.go('navigate', '/cart');
    events.length = 0;
    await app.platform.back(1, { result: { colour: 'red' } });
    expect(events).toEqual(['picked {"colour":"red"}', 'home show back {"colour":"red"}']);
  });

  it('gets nothing from a page that closes without a result', async () => {
    const app = await openApp(config);
    await app.go('navigate', '/cart');
    events.length = 0;
    await app.back();
    expect(events).toEqual(['home show back']);
  });

  it('gets the result of a page that replaced the opened page under the route of the new page', async () => {
    const app = await openApp({
      routes: { ...config.routes, '/slow': page(Plain, { result: { result: true } as const }) },
    });
    await app.go('navigate', '/cart');
    await app.go('redirect', '/slow');
    events.length = 0;
    await app.platform.back(1, { result: 2 });
    expect(events).toEqual(['other 2', 'home show back 2']);
  });

  it('gets the result even if the document was reloaded before', async () => {
    const app = await openApp(config);
    await app.go('navigate', '/cart');
    const reloaded = await app.reload();
    expect(reloaded.stack()).toBe('/ > /cart');
    events.length = 0;
    await reloaded.platform.back(1, { result: 'blue' });
    await until(() =>
      expect(events).toEqual(['home load', 'picked "blue"', 'home show back "blue"', 'home ready']),
    );
  });
});

describe('useAliveEffect', () => {
  it.each([
    ['under StrictMode', true],
    ['without StrictMode', false],
  ])('runs as long as its page, also while the page is hidden, %s', async (_name, strict) => {
    const log: string[] = [];
    const Upload = () => {
      const [file, setFile] = useState(1);
      useAliveEffect(() => {
        log.push(`start ${file}`);
        return () => void log.push(`stop ${file}`);
      }, [file]);
      return <button onClick={() => setFile(file + 1)}>Next</button>;
    };
    const app = await openApp({
      strict,
      routes: { '/': page(Plain), '/upload': page(Upload), '/next': page(Plain) },
    });
    await app.go('navigate', '/upload');
    expect(log).toEqual(['start 1']);
    await app.go('navigate', '/next');
    await app.back();
    expect(log).toEqual(['start 1']);
    app.element.querySelector<HTMLElement>('[data-page-content] button')?.click();
    await until(() => expect(log).toEqual(['start 1', 'stop 1', 'start 2']));
    await app.go('navigate', '/next');
    await app.back(2);
    expect(log).toEqual(['start 1', 'stop 1', 'start 2', 'stop 2']);
  });
});

describe.each([
  ['under StrictMode', true],
  ['without StrictMode', false],
])(
  'useAliveEffect %s stops with the components of its page and starts with the new ones',
  (_name, strict) => {
    async function open() {
      const log: string[] = [];
      const Upload = () => {
        const [isBroken, setBroken] = useState(false);
        useAliveEffect(() => {
          log.push('start');
          return () => void log.push('stop');
        });
        if (isBroken) throw new Error('no data');
        return <button onClick={() => setBroken(true)}>Break</button>;
      };
      const Providers = ({ children }: { children: ReactNode }) => {
        const [account, setAccount] = useState(1);
        return (
          <>
            <button onClick={() => setAccount(account + 1)}>Account {account}</button>
            <Fragment key={account}>{children}</Fragment>
          </>
        );
      };
      const app = await openApp({
        strict,
        providers: Providers,
        router: { liveCap: 2 },
        routes: {
          '/': page(Plain),
          '/upload': page(Upload),
          '/next': page(Plain),
          '/last': page(Plain),
        },
      });
      await app.go('navigate', '/upload');
      expect(log).toEqual(['start']);
      return { app, log };
    }
    const press = async (name: string) => (await screen.findByRole('button', { name })).click();

    it('when the page has thrown and the user tries again', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { app, log } = await open();
      await press('Break');
      await screen.findByRole('alert');
      expect(log).toEqual(['start', 'stop']);
      await press('Try again');
      await until(() => expect(log).toEqual(['start', 'stop', 'start']));
      await app.back();
      expect(log).toEqual(['start', 'stop', 'start', 'stop']);
    });

    it('when the product mounts a new tree around all pages', async () => {
      const { app, log } = await open();
      await press('Account 1');
      await until(() => expect(log).toEqual(['start', 'stop', 'start']));
      await app.go('navigate', '/next');
      await press('Account 2');
      await screen.findByRole('button', { name: 'Account 3' });
      await app.settled();
      expect(log).toEqual(['start', 'stop', 'start', 'stop']);
      await app.back();
      await until(() => expect(log).toEqual(['start', 'stop', 'start', 'stop', 'start']));
    });

    it('when the page was evicted and is shown again', async () => {
      const { app, log } = await open();
      await app.go('navigate', '/next');
      await app.go('navigate', '/last');
      expect(document.querySelector('[data-page="/upload"]')).toBeNull();
      expect(log).toEqual(['start', 'stop']);
      await app.back(2);
      await until(() => expect(log).toEqual(['start', 'stop', 'start']));
    });
  },
);

it('[S4.1] a page leaves even if the clean-up of its useAliveEffect throws', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Upload = () => {
    useAliveEffect(() => () => {
      throw new Error('no end');
    });
    return <p>upload</p>;
  };
  const app = await openApp({
    router: { animation: 30 },
    routes: { '/': page(Plain), '/upload': page(Upload) },
  });
  await app.go('navigate', '/upload');
  await app.platform.back();
  await untilTrue(() => !app.element.querySelector('[data-page="/upload"]'));
  expect(app.stack()).toBe('/');
  expect(report.mock.calls.flat().map(String).join()).toContain('no end');
});

it('useAliveEffect does not start on a page that has left the stack before its code is loaded', {
  tags: 'long',
}, async () => {
  const { promise, resolve } = createDeferred<{ default: ComponentType }>();
  const effect = vi.fn();
  const Late = () => {
    useAliveEffect(effect);
    return <p>late</p>;
  };
  const app = await openApp({
    router: { animation: 300 },
    routes: { '/': page(Plain), '/late': { load: () => promise } },
  });
  await app.platform.navigate({ url: '/late' });
  await app.settled();
  await app.platform.back();
  resolve({ default: Late });
  await untilTrue(() => app.element.textContent?.includes('late'));
  await app.settled();
  expect(effect).not.toHaveBeenCalled();
});

it('hooks that are used in the wrong place throw an error that says where they work', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  class Catch extends Component<{ children: ReactNode }, { message: string }> {
    override state = { message: '' };
    static getDerivedStateFromError({ message }: Error) {
      return { message };
    }
    override render() {
      return this.state.message || this.props.children;
    }
  }
  const HookOutsidePage = () => {
    usePage();
    return null;
  };
  const Providers = ({ children }: { children: ReactNode }) => (
    <>
      <Catch>
        <HookOutsidePage />
      </Catch>
      {children}
    </>
  );
  const app = await openApp({ routes: { '/': page(Plain) }, providers: Providers });
  expect(app.element.textContent).toContain('page hooks work inside a page only');
  const { container } = render(
    <Catch>
      <PlatformUser />
    </Catch>,
  );
  expect(container.textContent).toContain('must be called inside <PlatformProvider>');
});

function PlatformUser() {
  usePlatform();
  return null;
}
