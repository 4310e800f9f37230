import { defineRoutes, useAppUpdate, usePageShow } from 'portico';
import type { AppConfig } from 'portico';
import { type ReactNode, useEffect } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mayReload } from '@/app/update/safe-moment';
import { createUpdateState } from '@/app/update/update-state';
import { startServiceWorker } from '@/app/update/service-worker';
import { keptListeners } from '../../helpers/kept-listeners';
import { lookAway, page } from '../../helpers/open-app';
import { openParts } from '../../helpers/open-parts';
import { untilTrue } from '../../helpers/waiting';
import { changed, windowWith } from '../../helpers/window-with';

/** The library, and what it knows of the phone. */
const library = vi.hoisted(() => ({
  asks: 0,
  registration: undefined as object | undefined,
  found: new EventTarget(),
  steps: [] as string[],
}));
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (type: string, run: () => void) => library.found.addEventListener(type, run);
    register = async () => library.registration;
    update = async () => void (library.asks += 1);
    messageSkipWaiting = () => void library.steps.push('the worker goes over');
  },
}));

const boom = () => {
  throw new Error('boom');
};

beforeEach(() => {
  Object.assign(library, {
    ...{ asks: 0, steps: [], found: new EventTarget(), registration: { active: {} } },
  });
});

const Fields = () => (
  <main>
    <input aria-label="name" />
  </main>
);

/** An app whose browser has a service worker, unless the document came without it. */
async function openWorker(config: Partial<AppConfig> = {}, controller: object | null = {}) {
  const ready = new Promise<never>(() => {});
  const serviceWorker = Object.assign(new EventTarget(), { controller, ready });
  const reload = () => void library.steps.push('the document loads');
  const browser = windowWith({
    navigator: changed(navigator, { serviceWorker }),
    location: { ...location, reload },
    porticoWorkers: { createScriptURL: (url: string) => url },
  });
  const routes = defineRoutes({ '/': page(Fields), '/empty': page(() => <p>Empty</p>) });
  const { parts, element, close } = openParts({ routes, ...config }, browser);
  await untilTrue(() => element.querySelector('[data-page-content]'));
  await startServiceWorker(parts, '/sw.js');
  const state = parts.context.shelf(createUpdateState);
  return {
    ...{ parts, element, close },
    status: () => state.getState().status,
    apply: () => state.getState().apply(),
    /** A newer version has been fetched. */
    find: () => library.found.dispatchEvent(new Event('waiting')),
    /** The newer worker has this document. */
    take: () => serviceWorker.dispatchEvent(new Event('controllerchange')),
    field: () => element.querySelector('input') as HTMLInputElement,
  };
}

const Update = () => <p>{useAppUpdate().status}</p>;
const ThrowsIfReady = () => {
  if (useAppUpdate().status !== 'none') boom();
  return <main>the app</main>;
};
const ThrowsAtShow = () => {
  usePageShow(boom);
  return <main>the app</main>;
};
const Guarded = () => {
  useEffect(() => {
    window.addEventListener('beforeunload', boom);
    return () => window.removeEventListener('beforeunload', boom);
  }, []);
  return <main>the app</main>;
};
const Around = ({ children }: { children: ReactNode }) => {
  if (useAppUpdate().status !== 'none') boom();
  return children;
};

describe('a newer version arrives and loads once', () => {
  it.each<[string, Partial<AppConfig>]>([
    ['in an app without mistakes', { providers: ({ children }) => [<Update key="1" />, children] }],
    ['if onError throws too', { onError: boom, routes: { '/': page(ThrowsAtShow) } }],
    ['if onError never ends', { onError: () => new Promise(() => {}) }],
    ['if a listener of the page throws', { routes: { '/': page(ThrowsAtShow) } }],
    ['if a component of the page throws over it', { routes: { '/': page(ThrowsIfReady) } }],
    ['if a component above all pages throws over it', { providers: Around }],
    ['if an extension does not start', { extensions: [{ start: boom }] }],
    ['if an extension does not stop', { extensions: [{ start: () => boom }] }],
    ['if a guard of the page throws', { routes: { '/': page(Guarded) } }],
  ])('%s', async (_what, config) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const hear = (event: Event) => event.preventDefault();
    window.addEventListener('error', hear);
    onTestFinished(() => window.removeEventListener('error', hear));
    const { find, status, apply, take } = await openWorker(config);
    expect(status()).toBe('none');
    find();
    expect(status()).toBe('ready');
    apply();
    await untilTrue(() => library.steps.length === 1);
    take();
    await untilTrue(() => library.steps.length === 2);
    expect(library.steps).toEqual(['the worker goes over', 'the document loads']);
  });

  it('if the document came without the worker, as after a reload of all files', async () => {
    const { find, apply, take } = await openWorker({}, null);
    find();
    apply();
    await untilTrue(() => library.steps.length === 1);
    take();
    await untilTrue(() => library.steps.length === 2);
    expect(library.steps).toEqual(['the worker goes over', 'the document loads']);
  });

  it('and the first worker of a phone, which takes the document, loads nothing', async () => {
    library.registration = {};
    const { take, status } = await openWorker({}, null);
    take();
    expect(status()).toBe('none');
    expect(library.steps).toEqual([]);
  });
});

describe('a newer version that waits is let in', () => {
  type Opened = Awaited<ReturnType<typeof openWorker>>;

  it.each<[string, (app: Opened) => (() => unknown) | Promise<() => unknown>]>([
    [
      'when the code of the page has emptied a field',
      ({ field }) => {
        field().value = 'half a thought';
        return () => (field().value = '');
      },
    ],
    [
      'when a request has ended',
      async ({ parts }) => {
        const request = parts.platform.request({ url: '/api/slow?ms=20000' });
        request.catch(() => {});
        await untilTrue(() => !mayReload(parts));
        return () => request.abort();
      },
    ],
    [
      'when the user has answered a question',
      async ({ parts }) => {
        parts.platform.showModal({ title: 'Sure?' }).catch(() => {});
        await untilTrue(() => parts.context.overlays.getState().open.length > 0);
        return () => parts.context.overlays.fail(new Error('the test ends'));
      },
    ],
    [
      'when a film has ended',
      ({ field }) => {
        const film = document.createElement('video');
        let isPaused = false;
        Object.defineProperty(film, 'paused', { get: () => isPaused });
        field().after(film);
        return () => (isPaused = true);
      },
    ],
    [
      'when a form has been saved',
      () => {
        const ask = (event: Event) => event.preventDefault();
        window.addEventListener('beforeunload', ask);
        return () => window.removeEventListener('beforeunload', ask);
      },
    ],
  ])('%s', async (_what, hold) => {
    const app = await openWorker();
    const release = await hold(app);
    app.find();
    app.apply();
    expect(app.status()).toBe('waiting');
    expect(library.steps).toEqual([]);
    release();
    await untilTrue(() => library.steps.length === 1);
    app.take();
    await untilTrue(() => library.steps.length === 2);
    expect(library.steps).toEqual(['the worker goes over', 'the document loads']);
  });

  it('without a wish of the user when the app is in the background', async () => {
    const app = await openWorker();
    app.field().value = 'half a thought';
    app.find();
    lookAway(true);
    expect(app.status()).toBe('ready');
    expect(library.steps).toEqual([]);
    app.field().value = '';
    await untilTrue(() => library.steps.length === 1);
    app.take();
    await untilTrue(() => library.steps.length === 2);
    expect(library.steps).toEqual(['the worker goes over', 'the document loads']);
  });
});

it('many pages leave no listener behind while a newer version waits, and neither does the app', async () => {
  const { parts, find, apply, field, close } = await openWorker();
  const { navigator, context } = parts;
  field().value = 'half a thought';
  find();
  apply();
  const visits = async (count: number) => {
    for (let visit = 0; visit < count; visit += 1) {
      await parts.platform.navigate({ url: '/empty' });
      await parts.platform.back();
    }
    await navigator.settled();
  };
  // The code of the app adds its own listeners once.
  await visits(2);
  const { left, ever } = keptListeners(context.life.signal);
  await visits(15);
  await untilTrue(() => ever() > 0 && left() <= 1);
  close();
  expect(library.steps).toEqual([]);
});

it('a newer version is found when the user returns, although the library does not tell of it', async () => {
  const { status, apply } = await openWorker();
  Object.assign(library.registration ?? {}, { waiting: {} });
  lookAway(false);
  expect(status()).toBe('ready');
  apply();
  expect(library.steps).toEqual(['the worker goes over']);
});

it('an app that is open for days asks for a newer version when the user returns, whatever the clock does', async () => {
  const clock = vi.spyOn(Date, 'now');
  await openWorker();
  const now = Date.now();
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  look();
  expect(library.asks).toBe(0);
  clock.mockReturnValue(now + 601_000);
  look();
  expect(library.asks).toBe(1);
  look();
  expect(library.asks).toBe(1);
  clock.mockReturnValue(now - 86_400_000);
  look();
  expect(library.asks).toBe(2);
});
