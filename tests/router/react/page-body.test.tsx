import { screen } from '@testing-library/react';
import { lazy, Suspense, use } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDeferred } from '../../helpers/deferred';
import { frameOf, openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

const Plain = () => <p>plain</p>;

/** A page whose code the test loads. */
function slowPage(name: string) {
  const code = createDeferred();
  const Slow = () => <p>{name}</p>;
  const load = async () => {
    await code.promise;
    return { default: Slow };
  };
  return { code, route: { title: name, load } };
}

/** From now on, only the test moves the time on. */
const stopTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
afterEach(() => void vi.useRealTimers());

const busy = (route: string) =>
  frameOf(route).querySelector('[data-page-content] [aria-busy="true"]');

describe('a page whose code loads slowly', () => {
  it('[S2.11] opens after 200 ms, with its navigation bar and the loading screen', async () => {
    const { code, route } = slowPage('slow');
    const app = await openApp({ routes: { '/': page(Plain), '/slow': route } });
    stopTimers();
    const navigation = app.platform.navigate({ url: '/slow' });
    await vi.advanceTimersByTimeAsync(199);
    expect(app.stack()).toBe('/');
    expect(frameOf('/').dataset.state).toBe('active');
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await navigation;
    await app.settled();
    expect(screen.getByRole('heading', { name: 'slow' })).toBeTruthy();
    await until(() => expect(busy('/slow')?.textContent).toBe('Loading'));
    code.resolve();
    expect(await screen.findByText('slow', { selector: 'p' })).toBeTruthy();
    expect(busy('/slow')).toBeNull();
  });

  it('[S2.11] never shows the loading screen if its code loads within 200 ms', async () => {
    const { code, route } = slowPage('slow');
    const app = await openApp({ routes: { '/': page(Plain), '/slow': route } });
    stopTimers();
    const navigation = app.platform.navigate({ url: '/slow' });
    await vi.advanceTimersByTimeAsync(199);
    code.resolve();
    await navigation;
    vi.useRealTimers();
    expect(app.stack()).toBe('/ > /slow');
    await app.settled();
    expect(busy('/slow')).toBeNull();
    expect(screen.getByText('slow', { selector: 'p' })).toBeTruthy();
  });

  it('[S2.11] is blank below its navigation bar for 200 ms as the first page, and then shows the loading screen', async () => {
    const { code, route } = slowPage('slow');
    stopTimers();
    const opened = openApp(
      { routes: { '/': page(Plain), '/slow': route } },
      { url: '/slow', whole: false },
    );
    await vi.advanceTimersByTimeAsync(199);
    expect(screen.getByRole('heading', { name: 'slow' })).toBeTruthy();
    expect(frameOf('/slow').querySelector('[data-page-content]')?.textContent).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await opened;
    await until(() => expect(busy('/slow')?.textContent).toBe('Loading'));
    code.resolve();
    expect(await screen.findByText('slow', { selector: 'p' })).toBeTruthy();
  });

  it('opens without the loading screen after a `preload`', async () => {
    const { code, route } = slowPage('slow');
    const app = await openApp({ routes: { '/': page(Plain), '/slow': route } });
    const preloading = app.platform.preload({ url: '/slow' });
    code.resolve();
    await preloading;
    await app.go('navigate', '/slow');
    expect(busy('/slow')).toBeNull();
    expect(screen.getByText('slow', { selector: 'p' })).toBeTruthy();
  });
});

describe('Suspense inside a page', () => {
  it('shows the loading screen in that page only, and other pages stay as they are', async () => {
    const data = createDeferred<string>();
    const Waiting = () => <p>{use(data.promise)}</p>;
    const app = await openApp({ routes: { '/': page(Plain), '/waiting': page(Waiting) } });
    await app.go('navigate', '/waiting');
    await until(() => expect(busy('/waiting')?.textContent).toBe('Loading'));
    expect(frameOf('/').textContent).toContain('plain');
    data.resolve('data');
    expect(await screen.findByText('data')).toBeTruthy();
    expect(busy('/waiting')).toBeNull();
  });

  it('shows the fallback of the page’s own boundary instead of the loading screen', async () => {
    const part = createDeferred();
    const Part = lazy(async () => {
      await part.promise;
      return { default: Plain };
    });
    const Waiting = () => (
      <Suspense fallback={<p>a moment</p>}>
        <Part />
      </Suspense>
    );
    const app = await openApp({ routes: { '/': page(Plain), '/waiting': page(Waiting) } });
    await app.go('navigate', '/waiting');
    expect(screen.getByText('a moment')).toBeTruthy();
    expect(busy('/waiting')).toBeNull();
    part.resolve();
    expect(await screen.findByText('plain', { ignore: '[data-state="hidden"] *' })).toBeTruthy();
  });

  it('does not keep the user from leaving the page and opening it again', {
    tags: 'long',
  }, async () => {
    const data = createDeferred<string>();
    const Waiting = () => <p>{use(data.promise)}</p>;
    const app = await openApp({ routes: { '/': page(Plain), '/waiting': page(Waiting) } });
    await app.go('navigate', '/waiting');
    await app.back();
    expect(app.stack()).toBe('/');
    await app.go('navigate', '/waiting');
    data.resolve('data');
    expect(await screen.findByText('data')).toBeTruthy();
  });
});
