import { screen } from '@testing-library/react';
import {
  createApp,
  defineApp,
  useAliveEffect,
  usePageDraft,
  usePageUnload,
  usePlatform,
} from 'portico';
import { useEffect } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AppExtensionTarget } from '@/platform';
import { createDeferred } from '../../helpers/deferred';
import { useLifecycleLog } from '../../helpers/logged-page';
import { type OpenApp, openApp, page } from '../../helpers/open-app';
import { until, untilTrue, wait } from '../../helpers/waiting';

const runs = { count: 0 };
const Home = () => {
  const platform = usePlatform();
  useEffect(() => {
    runs.count += 1;
  }, []);
  return <button onClick={() => void platform.navigate({ url: '/list' })}>Open</button>;
};
const routes = {
  '/': page(Home, { title: 'Home' }),
  '/list': page(() => <p>list</p>, { title: 'List' }),
};

/** Creates an app over the real history of this document. The URL is restored when the test finishes. */
function make(config: object = {}, url?: string) {
  const { href } = location;
  if (url !== undefined) history.replaceState(null, '', `#${url}`);
  const app = createApp(
    defineApp({ routes, locale: 'en', router: { mode: 'hash', animation: 0 }, ...config }),
  );
  const element = document.createElement('div');
  document.body.append(element);
  onTestFinished(() => {
    element.remove();
    history.replaceState(null, '', href);
  });
  return { app, element };
}

describe('an app', () => {
  it('renders nothing and leaves the history unchanged before mount()', () => {
    const [before, length] = [history.state as unknown, history.length];
    const { element } = make();
    expect(element.innerHTML).toBe('');
    expect([history.state, history.length]).toEqual([before, length]);
  });

  it('has its first page and the same platform as soon as it is mounted', async () => {
    const { app, element } = make();
    const mounted = app.mount(element);
    onTestFinished(mounted.unmount);
    expect(mounted.platform).toBe(app.platform);
    expect(mounted.platform.pages()).toMatchObject([{ route: '/', url: '/', params: {} }]);
    expect(history.state).toMatchObject({ key: mounted.platform.pages()[0]?.id });
    expect(await screen.findByRole('button', { name: 'Open' })).toBeTruthy();
  });

  it.each(['resolves', 'rejects'])(
    'that an extension holds starts when the promise %s, with the address of that moment',
    async (how) => {
      const holding = createDeferred<void>();
      const holds = { start: ({ hold }: AppExtensionTarget) => (hold(holding.promise), () => {}) };
      const { app, element } = make({ extensions: [holds] }, '/list?code=1');
      const { platform, unmount } = app.mount(element);
      onTestFinished(unmount);
      await wait(50);
      expect(element.innerHTML).toBe('');
      history.replaceState(null, '', '#/list');
      if (how === 'resolves') holding.resolve();
      else holding.reject(new Error('no'));
      expect(await screen.findByText('list')).toBeTruthy();
      expect(platform.pages()).toMatchObject([{ url: '/list' }]);
    },
  );

  it('that an extension holds takes a sign-in of that time', async () => {
    const holding = createDeferred<void>();
    const holds = { start: ({ hold }: AppExtensionTarget) => (hold(holding.promise), () => {}) };
    const { app, element } = make({
      extensions: [holds],
      signIn: '/',
      routes: { ...routes, '/mine': page(() => <p>mine</p>, { roles: ['member'] }) },
    });
    const { platform, unmount } = app.mount(element);
    onTestFinished(unmount);
    onTestFinished(() => platform.auth.clear());
    platform.auth.setUser({ uid: 'ann', role: ['member'] });
    holding.resolve();
    expect(await screen.findByRole('button', { name: 'Open' })).toBeTruthy();
    await platform.navigate({ url: '/mine' });
    expect(await screen.findByText('mine')).toBeTruthy();
  });

  it('that was unmounted while an extension held it does not start', async () => {
    const holding = createDeferred<void>();
    const holds = { start: ({ hold }: AppExtensionTarget) => (hold(holding.promise), () => {}) };
    const { app, element } = make({ extensions: [holds] });
    app.mount(element).unmount();
    holding.resolve();
    await wait(50);
    expect(element.innerHTML).toBe('');
  });

  it('reads the address when it is mounted: a code that the product has removed does not return', async () => {
    const { app, element } = make({}, '/list?code=123');
    expect(app.platform.pages()).toMatchObject([{ url: '/list?code=123' }]);
    history.replaceState(null, '', '#/list');
    const { platform, unmount } = app.mount(element);
    onTestFinished(unmount);
    expect(platform.pages()).toMatchObject([{ url: '/list' }]);
    expect(location.hash).toBe('#/list');
    expect(JSON.stringify(history.state)).not.toContain('code');
  });

  it('opens at another page if the product has led there before mount()', async () => {
    const { app, element } = make();
    history.replaceState(null, '', '#/list');
    const { platform, unmount } = app.mount(element);
    onTestFinished(unmount);
    expect(platform.pages()).toMatchObject([{ route: '/list', url: '/list' }]);
    expect(location.hash).toBe('#/list');
    expect(await screen.findByText('list')).toBeTruthy();
  });

  it('keeps a navigation from before mount()', async () => {
    const { app, element } = make({}, '/?code=123');
    history.replaceState(null, '', '#/');
    await app.platform.navigate({ url: '/list' });
    const { platform, unmount } = app.mount(element);
    onTestFinished(unmount);
    expect(
      platform
        .pages()
        .map(({ url }) => url)
        .at(-1),
    ).toBe('/list');
    await platform.back();
    expect(location.hash).toBe('#/');
  });

  it('writes the URL of each page to the address bar', async () => {
    const { app, element } = make();
    const { unmount, platform } = app.mount(element);
    onTestFinished(unmount);
    (await screen.findByRole('button', { name: 'Open' })).click();
    await untilTrue(() => platform.pages().length === 2);
    expect(location.hash).toBe('#/list');
  });

  it('removes its elements and ignores popstate after unmount()', async () => {
    const { app, element } = make();
    const { unmount, platform } = app.mount(element);
    await screen.findByRole('button', { name: 'Open' });
    unmount();
    expect(element.innerHTML).toBe('');
    history.pushState(null, '', '#/list');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await wait(20);
    expect(platform.pages()).toHaveLength(1);
  });

  it('can be mounted again after unmount(), and restores the pages and drafts of its history', async () => {
    const log: string[] = [];
    const List = () => {
      const [name, setName] = usePageDraft('name', 'nobody');
      useLifecycleLog('list', log);
      return <button onClick={() => setName('Ada')}>{name}</button>;
    };
    const { app, element } = make({ routes: { ...routes, '/list': page(List) } });
    const first = app.mount(element);
    await first.platform.navigate({ url: '/list' });
    (await screen.findByRole('button', { name: 'nobody' })).click();
    await screen.findByRole('button', { name: 'Ada' });
    first.unmount();
    expect(log.at(-1)).toBe('list unload');
    log.length = 0;

    const second = app.mount(element);
    onTestFinished(second.unmount);
    expect(app.platform).toBe(second.platform);
    expect(second.platform).not.toBe(first.platform);
    expect(await screen.findByRole('button', { name: 'Ada' })).toBeTruthy();
    await until(() => expect(log).toEqual(['list load', 'list show navigate', 'list ready']));
    await second.platform.back();
    expect(await screen.findByRole('button', { name: 'Open' })).toBeTruthy();
    expect(second.platform.pages().map(({ url }) => url)).toEqual(['/']);

    await expect(first.platform.navigate({ url: '/list' })).rejects.toMatchObject({
      code: 'cancel',
      message: 'the app was unmounted',
    });
    first.unmount();
    await second.platform.navigate({ url: '/list' });
    expect(second.platform.pages().map(({ url }) => url)).toEqual(['/', '/list']);
  });

  it('refuses a second mount() while it is mounted, and the first mount still works', async () => {
    const { app, element } = make();
    const { unmount, platform } = app.mount(element);
    onTestFinished(unmount);
    expect(() => app.mount(document.createElement('div'))).toThrow(
      'mount(): the app is mounted already. Call unmount() first, or createApp() for a second app.',
    );
    await screen.findByRole('button', { name: 'Open' });
    await platform.navigate({ url: '/list' });
    expect(platform.pages()).toHaveLength(2);
  });

  it('can be mounted after a mount() that failed because the element was missing', async () => {
    const { app, element } = make();
    expect(() => app.mount(document.querySelector('#nothing') as Element)).toThrow(
      'Target container is not a DOM element.',
    );
    onTestFinished(app.mount(element).unmount);
    expect(await screen.findByRole('button', { name: 'Open' })).toBeTruthy();
  });

  it('settles its pending promises and ends its effects when it is unmounted', async () => {
    const log: string[] = [];
    const { promise, resolve } = createDeferred<{ default: () => null }>();
    const Upload = () => {
      useAliveEffect(() => () => void log.push('alive effect ended'));
      return null;
    };
    const app = await openApp({
      routes: { ...routes, '/upload': page(Upload), '/slow': { load: () => promise } },
    });
    const { platform, history } = app;
    const { page: opened, result } = platform.open({ url: '/upload' });
    await opened;
    await app.settled();
    await app.go('navigate', '/list');
    const pending = platform.navigate({ url: '/slow' });
    app.unmount();
    await expect(pending).rejects.toMatchObject({ code: 'cancel' });
    expect(await result).toBeUndefined();
    expect(log).toEqual(['alive effect ended']);
    resolve({ default: () => null });
    await wait(20);
    expect(history.entries.map(({ url }) => url)).toEqual(['/', '/upload', '/list']);
  });

  it('[S4.1] sends unload to every page when it is unmounted, beginning with the page on top', async () => {
    const log: string[] = [];
    const pageNamed = (name: string) =>
      page(() => {
        usePageUnload(() => void log.push(`${name} ${document.contains(app.element)}`));
        return <p>{name}</p>;
      });
    const app: OpenApp = await openApp({
      routes: { '/': pageNamed('home'), '/list': pageNamed('list'), '/next': pageNamed('next') },
    });
    await app.go('navigate', '/list');
    await app.go('navigate', '/next');
    app.unmount();
    expect(log).toEqual(['next true', 'list true', 'home true']);
  });

  it('runs effects twice in development unless strict is false', async () => {
    runs.count = 0;
    const strict = await openApp({ routes });
    expect(runs.count).toBe(2);
    strict.unmount();
    runs.count = 0;
    await openApp({ routes, strict: false });
    expect(runs.count).toBe(1);
  });

  it('has its own stack if several apps are in one document', async () => {
    const left = await openApp({ routes });
    const right = await openApp({ routes });
    await left.go('navigate', '/list');
    expect([left.stack(), right.stack()]).toEqual(['/ > /list', '/']);
    left.unmount();
    await right.go('navigate', '/list');
    expect(right.stack()).toBe('/ > /list');
  });

  it('renders the product’s providers around everything', async () => {
    const providers = ({ children }: { children: React.ReactNode }) => (
      <section aria-label="product">{children}</section>
    );
    await openApp({ routes, providers });
    expect(screen.getByRole('region', { name: 'product' }).textContent).toContain('Open');
  });

  it('works if the browser blocks storage', async () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    await app.back();
    await until(() => expect(app.stack()).toBe('/'));
    vi.restoreAllMocks();
  });
});
