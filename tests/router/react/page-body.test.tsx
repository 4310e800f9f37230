import { screen } from '@testing-library/react';
import { lazy, Suspense, use } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDeferred } from '../../helpers/deferred';
import { frameOf, openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

const Plain = () => <p>plain</p>;

/** A page whose code comes when the test says so. */
function slowPage(name: string) {
  const code = createDeferred();
  const Slow = () => <p>{name}</p>;
  const load = async () => {
    await code.promise;
    return { default: Slow };
  };
  return { code, route: { title: name, load } };
}

/** From here on time passes when the test says so. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
afterEach(() => void vi.useRealTimers());

const busy = (route: string) => frameOf(route).querySelector('main [aria-busy="true"]');

describe('code that takes its time', () => {
  it('[S2.11] shows the loading screen in the page’s own frame after 200 ms, the bar is there', async () => {
    const { code, route } = slowPage('slow');
    const app = await openApp({ routes: { '/': page(Plain), '/slow': route } });
    holdTime();
    const arrived = app.platform.navigate({ url: '/slow' });
    await vi.advanceTimersByTimeAsync(199);
    expect(app.stack()).toBe('/');
    expect(frameOf('/').dataset.state).toBe('active');
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await arrived;
    await app.settled();
    expect(screen.getByRole('heading', { name: 'slow' })).toBeTruthy();
    await until(() => expect(busy('/slow')?.textContent).toBe('Loading'));
    code.resolve();
    expect(await screen.findByText('slow', { selector: 'p' })).toBeTruthy();
    expect(busy('/slow')).toBeNull();
  });

  it('[S2.11] code that is there in time never shows it', async () => {
    const { code, route } = slowPage('slow');
    const app = await openApp({ routes: { '/': page(Plain), '/slow': route } });
    holdTime();
    const arrived = app.platform.navigate({ url: '/slow' });
    await vi.advanceTimersByTimeAsync(199);
    code.resolve();
    await arrived;
    vi.useRealTimers();
    expect(app.stack()).toBe('/ > /slow');
    await app.settled();
    expect(busy('/slow')).toBeNull();
    expect(screen.getByText('slow', { selector: 'p' })).toBeTruthy();
  });

  it('[S2.11] the first page of all is blank below its bar for 200 ms, then says that it loads', async () => {
    const { code, route } = slowPage('slow');
    holdTime();
    const opened = openApp(
      { routes: { '/': page(Plain), '/slow': route } },
      { url: '/slow', whole: false },
    );
    await vi.advanceTimersByTimeAsync(199);
    expect(screen.getByRole('heading', { name: 'slow' })).toBeTruthy();
    expect(frameOf('/slow').querySelector('main')?.textContent).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await opened;
    await until(() => expect(busy('/slow')?.textContent).toBe('Loading'));
    code.resolve();
    expect(await screen.findByText('slow', { selector: 'p' })).toBeTruthy();
  });

  it('preload fetches it ahead of time', async () => {
    const { code, route } = slowPage('slow');
    const app = await openApp({ routes: { '/': page(Plain), '/slow': route } });
    const fetched = app.platform.preload({ url: '/slow' });
    code.resolve();
    await fetched;
    await app.go('navigate', '/slow');
    expect(busy('/slow')).toBeNull();
    expect(screen.getByText('slow', { selector: 'p' })).toBeTruthy();
  });
});

describe('Suspense inside a page', () => {
  it('shows the loading screen in the page alone, the pages around live on', async () => {
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

  it('a boundary of the page’s own comes first', async () => {
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

  it('a page that is still waiting can be left, and opened again', { tags: 'long' }, async () => {
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
