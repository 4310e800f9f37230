import { cleanup, screen } from '@testing-library/react';
import {
  type FailedScreenProps,
  type NotFoundScreenProps,
  useLoaderData,
  useLoaderRefresh,
  usePending,
} from 'portico';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDeferred } from '../../helpers/deferred';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Home = () => <p>home</p>;

const Data = () => {
  const data = useLoaderData('/data/:id' as never) as string;
  const refresh = useLoaderRefresh();
  return <button onClick={() => void refresh()}>{data}</button>;
};

/** An app whose page '/data/:id' gets its data from `answers`, one for each run of the loader. */
async function open(...answers: (() => unknown)[]) {
  const loader = () => answers.shift()?.();
  const routes = { '/': page(Home), '/data/:id': page(Data, { loader }) };
  const app = await openApp({ routes });
  const text = () =>
    app.element.querySelector('[data-state="active"] [data-page-content]')?.textContent?.trim() ??
    '';
  return { app, text };
}

describe('a page with a loader', () => {
  it('is rendered with its data, and refreshes it on request', async () => {
    const { app, text } = await open(
      () => 'first',
      async () => 'second',
    );
    await app.platform.navigate({ url: '/data/1' });
    await app.settled();
    expect(text()).toBe('first');
    app.element
      .querySelector<HTMLElement>('[data-state="active"] [data-page-content] button')
      ?.click();
    await until(() => expect(text()).toBe('second'));
  });

  it('shows the loading screen while the data takes long, and then the page', async () => {
    const answer = createDeferred<string>();
    const { app, text } = await open(() => answer.promise);
    await app.platform.navigate({ url: '/data/1' });
    await until(() => expect(text()).toBe('Loading'));
    answer.resolve('late');
    await until(() => expect(text()).toBe('late'));
  });

  it.each([
    ['a Response', new Response(null, { status: 404 })],
    ['an error', Object.assign(new Error('no book'), { status: 404 })],
  ])('shows the not-found page if the loader throws %s of status 404', async (_what, thrown) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { app, text } = await open(() => Promise.reject(thrown));
    await app.platform.navigate({ url: '/data/1' });
    await until(() => expect(text()).toContain('Page not found'));
    const bar = app.element.querySelector('[data-state="active"] h1');
    await until(() => expect(bar?.textContent).toBe('Page not found'));
    await until(() => expect(document.title).toBe('Page not found'));
    expect(app.stack()).toBe('/ > /data/1');
    expect(error).not.toHaveBeenCalled();
  });

  it('shows the error screen if the loader fails, and a tap runs it again', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { app, text } = await open(
      () => Promise.reject(new Error('no answer')),
      () => 'answer',
    );
    await app.platform.navigate({ url: '/data/1' });
    await until(() =>
      expect(
        app.element.querySelector('[data-state="active"] [data-page-content] button'),
      ).not.toBeNull(),
    );
    await until(() => expect(error).toHaveBeenCalledWith(new Error('no answer')));
    app.element
      .querySelector<HTMLElement>('[data-state="active"] [data-page-content] button')
      ?.click();
    await until(() => expect(text()).toBe('answer'));
  });

  it('gets its data again after a reload', async () => {
    const { app } = await open(
      () => 'before',
      () => 'after',
    );
    await app.platform.navigate({ url: '/data/1' });
    await app.settled();
    const again = await app.reload();
    await until(() => expect(again.element.textContent).toContain('after'));
    expect(again.stack()).toBe('/ > /data/1');
  });
});

it('useLoaderData names the route that has no loader', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Without = () => <p>{String(useLoaderData('/without' as never))}</p>;
  const app = await openApp({ routes: { '/': page(Home), '/without': page(Without) } });
  await app.platform.navigate({ url: '/without' });
  await until(() =>
    expect(error).toHaveBeenCalledWith(
      new Error("useLoaderData('/without'): the route '/without' has no loader"),
      expect.stringContaining('Without'),
    ),
  );
});

it('a page keeps its data while it moves out of sight, whatever other loaders do', async () => {
  const other = createDeferred<string>();
  const Slow = () => <p>{String(useLoaderData('/slow' as never))}</p>;
  const routes = {
    '/': page(Home),
    '/data/:id': page(Data, { loader: () => 'mine' }),
    '/slow': page(Slow, { loader: () => other.promise }),
  };
  const app = await openApp({ routes, router: { animation: 300 } });
  await app.platform.navigate({ url: '/slow' });
  await app.platform.navigate({ url: '/data/1' });
  await app.settled();
  void app.platform.back();
  const leaving = () => app.element.querySelector('[data-page="/data/:id"] [data-page-content]');
  await until(() => expect(app.stack()).toBe('/ > /slow'));
  other.resolve('slow');
  await until(() => expect(app.element.textContent).toContain('slow'));
  // The page may be out of sight already on a busy machine.
  if (leaving()) expect(leaving()?.textContent).toBe('mine');
  await app.settled();
  expect(leaving()).toBeNull();
});

describe('the screens of a route', () => {
  const slow = createDeferred<string>();

  it('take the place of the loading screen', async () => {
    const loading = () => <p>Skeleton</p>;
    const routes = {
      '/': page(Home),
      '/data/:id': page(Data, { loader: () => slow.promise, loading }),
    };
    const app = await openApp({ routes });
    await app.platform.navigate({ url: '/data/1' });
    await until(() => expect(app.element.textContent).toContain('Skeleton'));
    slow.resolve('late');
    await until(() => expect(app.element.textContent).toContain('late'));
  });

  it('say what failed, and run the loader again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const answers = [
      () => Promise.reject(Object.assign(new Error('no'), { status: 503, url: '/api/7' })),
      () => 'answer',
    ];
    const failed = ({ failure, error, retry }: FailedScreenProps) => (
      <button onClick={() => void retry()}>
        {failure.kind} {failure.url} {String(error)}
      </button>
    );
    const loader = () => answers.shift()?.();
    const routes = { '/': page(Home), '/data/:id': page(Data, { loader, failed }) };
    const app = await openApp({ routes });
    await app.platform.navigate({ url: '/data/1' });
    const button = await screen.findByRole('button', { name: 'server /api/7 Error: no' });
    button.click();
    await until(() => expect(app.element.textContent).toContain('answer'));
  });

  it('tell that the page does not exist, in the words of the product', async () => {
    const notFound = ({ error }: NotFoundScreenProps) => <p>No such tea: {String(error)}</p>;
    const loader = () => Promise.reject(Object.assign(new Error('gone'), { status: 404 }));
    const routes = { '/': page(Home), '/data/:id': page(Data, { loader, notFound }) };
    const app = await openApp({ routes });
    await app.platform.navigate({ url: '/data/1' });
    await until(() => expect(app.element.textContent).toContain('No such tea: Error: gone'));
  });
});

describe('a screen of a route that throws', () => {
  const broken = () => {
    throw new Error('a mistake in a screen');
  };

  it.each([
    ['loading', () => new Promise(() => {}), 'Loading'],
    ['failed', () => Promise.reject(new Error('no answer')), 'Something went wrong'],
    [
      'notFound',
      () => Promise.reject(new Response(null, { status: 404 })),
      'The page may have moved',
    ],
  ])('is reported, and that of the app takes its place: %s', async (name, loader, words) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const routes = { '/': page(Home), '/data/:id': page(Data, { loader, [name]: broken }) };
    const app = await openApp({ routes });
    await app.platform.navigate({ url: '/data/1' });
    await until(() => expect(app.element.textContent).toContain(words));
    expect(error).toHaveBeenCalledWith(
      new Error('a mistake in a screen'),
      expect.stringContaining('at'),
    );
    await app.platform.back();
    await until(() => expect(app.element.textContent).toContain('home'));
  });
});

describe('a page whose refresh has failed', () => {
  it('keeps its data, says how old it is, and tries again on request', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { app, text } = await open(
      () => 'first',
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => 'second',
    );
    await app.platform.navigate({ url: '/data/1' });
    await app.settled();
    const before = new Date();
    await app.platform.invalidate('/data/:id' as never, { id: '1' } as never);
    const note = await screen.findByText(/^Not up to date: from/);
    const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
    // The minute may have ended meanwhile.
    expect([time.format(before), time.format(new Date(before.getTime() - 60_000))]).toContain(
      note.textContent?.replace('Not up to date: from ', ''),
    );
    expect(note.getAttribute('role')).toBe('status');
    expect(text()).toContain('first');
    screen.getByRole('button', { name: 'Try again' }).click();
    await until(() => expect(text()).toBe('second'));
  });
});

it('usePending tells of a navigation, and of new data of the page', async () => {
  const answer = createDeferred<string>();
  const answers = [() => 'first', () => answer.promise];
  const Pending = () => (
    <p>
      {String(useLoaderData('/data/:id' as never))} {usePending() ? 'pending' : 'at rest'}
    </p>
  );
  const routes = {
    '/': page(Home),
    '/data/:id': page(Pending, { loader: () => answers.shift()?.() }),
  };
  const app = await openApp({ routes });
  await app.platform.navigate({ url: '/data/1' });
  await app.settled();
  expect(app.element.textContent).toContain('first at rest');
  const done = app.platform.invalidate('/data/:id' as never);
  await until(() => expect(app.element.textContent).toContain('first pending'));
  answer.resolve('second');
  await done;
  await until(() => expect(app.element.textContent).toContain('second at rest'));
});
