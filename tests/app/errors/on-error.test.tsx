import { screen } from '@testing-library/react';
import {
  type ErrorOrigin,
  Link,
  PlatformError,
  useLoaderData,
  useLoaderRefresh,
  usePageShow,
  usePullDownRefresh,
} from 'portico';
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { uni } from 'portico/uni';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type OpenApp, openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

const boom = new Error('boom');
const fail = (): never => {
  throw boom;
};

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});

type Heard = readonly [unknown, Pick<ErrorOrigin, 'source'> & { readonly url: string | undefined }];

async function open(Page: ComponentType, config: object = {}) {
  const heard: Heard[] = [];
  const onError = (error: unknown, { source, page: at }: ErrorOrigin) =>
    void heard.push([error, { source, url: at?.url }]);
  const routes = { '/': page(Page), '/other': page(() => <p>the other page</p>) };
  const app = await openApp({ calls: [uni], routes, onError, ...config });
  return { app, heard };
}

/** The errors in the console. React adds its path to the component to some of them. */
const logged = () => log.mock.calls.map(([error]: readonly unknown[]) => error);

async function expectOnce(heard: readonly Heard[], origin: Heard[1]) {
  await until(() => expect(heard).toEqual([[boom, origin]]));
  expect(logged()).toEqual([boom]);
}

async function expectAlive({ platform, stack }: OpenApp) {
  await platform.navigate({ url: '/other' });
  expect(stack()).toBe('/ > /other');
}

describe('onError of the configuration hears', () => {
  it('a page that throws while it is rendered, once', async () => {
    const { app, heard } = await open(fail);
    await expectOnce(heard, { source: 'page', url: '/' });
    await expectAlive(app);
  });

  it('an effect of a page that throws', async () => {
    const { app, heard } = await open(() => useEffect(fail) as undefined, {
      // StrictMode runs effects twice.
      strict: false,
    });
    await expectOnce(heard, { source: 'page', url: '/' });
    await expectAlive(app);
  });

  it('an error that an error boundary of the product has caught', async () => {
    class Boundary extends Component<{ children: ReactNode }> {
      override state = { hasFailed: false };
      static getDerivedStateFromError = () => ({ hasFailed: true });
      override render() {
        return this.state.hasFailed ? <p>no map</p> : this.props.children;
      }
    }
    const Map = fail as () => null;
    const { heard } = await open(() => (
      <Boundary>
        <Map />
      </Boundary>
    ));
    await screen.findByText('no map');
    await expectOnce(heard, { source: 'page', url: '/' });
  });

  it.each([
    ['throws', fail],
    ['rejects', async () => fail()],
  ])('a listener of a page that %s', async (_how, listener) => {
    const { app, heard } = await open(() => usePageShow(listener) as undefined);
    await expectOnce(heard, { source: 'listener', url: '/' });
    await expectAlive(app);
  });

  it.each([
    ['throws', fail],
    ['rejects', async () => fail()],
  ])('a guard that %s, and the call is refused', async (_how, beforeEnter) => {
    const { app, heard } = await open(() => null, {
      routes: { '/': page(() => null), '/safe': page(() => null, { beforeEnter }) },
    });
    await expect(app.platform.navigate({ url: '/safe' })).rejects.toMatchObject({ code: 'denied' });
    await expectOnce(heard, { source: 'guard', url: undefined });
  });

  it.each([
    ['throws', fail],
    ['rejects', async () => fail()],
  ])('a loader that %s', async (_how, loader) => {
    const { heard } = await open(() => null, { routes: { '/': page(() => null, { loader }) } });
    await expectOnce(heard, { source: 'loader', url: '/' });
  });

  it.each([
    ['throws', fail],
    ['rejects', async () => fail()],
  ])('a listener of the platform that %s', async (_how, listener) => {
    const { app, heard } = await open(() => null);
    app.platform.$on('delivery', listener);
    app.platform.$emit('delivery');
    await expectOnce(heard, { source: 'listener', url: undefined });
  });

  it('errors that nobody handles, with the page on top', async () => {
    const { app, heard } = await open(() => null);
    await expectAlive(app);
    window.dispatchEvent(new ErrorEvent('error', { error: boom }));
    const promise = Promise.resolve();
    window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason: 5 }));
    expect(heard).toEqual([
      [boom, { source: 'uncaught', url: '/other' }],
      [5, { source: 'uncaught', url: '/other' }],
    ]);
    // The browser writes such errors to the console itself.
    expect(logged()).not.toContain(boom);
  });

  it('nothing any more after the app was unmounted', async () => {
    const { app, heard } = await open(() => null);
    app.unmount();
    app.platform.$emit('delivery');
    const promise = Promise.resolve();
    // The test runner fails on uncaught errors, unless there is a listener.
    const onRejection = vi.fn();
    window.addEventListener('unhandledrejection', onRejection, { once: true });
    window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason: 5 }));
    expect(onRejection).toHaveBeenCalledTimes(1);
    expect(heard).toEqual([]);
  });
});

it('an onError that throws or rejects writes its own error to the console, and is not called with it', async () => {
  const own = new Error('no network for reports');
  const onError = vi.fn().mockImplementationOnce(() => {
    throw own;
  });
  onError.mockRejectedValueOnce(own);
  const app = await openApp({ calls: [uni], routes: { '/': page(() => null) }, onError });
  app.platform.$on('delivery', fail);
  app.platform.$emit('delivery');
  app.platform.$emit('delivery');
  await until(() => expect(logged()).toEqual([boom, own, boom, own]));
  expect(onError).toHaveBeenCalledTimes(2);
});

it('platform.onError hears what onError of the configuration hears, except for rejections', async () => {
  const { app, heard } = await open(() => null);
  const texts: string[] = [];
  app.platform.onError((text) => texts.push(text));
  await vi.dynamicImportSettled();
  app.platform.$on('delivery', fail);
  app.platform.$emit('delivery');
  expect(heard).toHaveLength(1);
  expect(texts).toEqual([expect.stringContaining('boom')]);
});

describe('a refresh of a page that fails', () => {
  async function pull(listener: () => void | Promise<unknown>) {
    const Shop = () => {
      usePullDownRefresh(listener);
      return <p>bread</p>;
    };
    const { app, heard } = await open(Shop, {
      routes: { '/': page(Shop, { pullDownRefresh: true }) },
    });
    await app.platform.startPullDownRefresh();
    return { app, heard };
  }

  /** The live regions of the page, without the toast. */
  const heardOfPull = () =>
    [
      ...document.querySelectorAll(
        '[data-page-content] ~ * [aria-live], [data-page-content] [aria-live]',
      ),
    ].map((region) => region.textContent);

  it('is never called up to date', async () => {
    await pull(async () => fail());
    await until(() => expect(heardOfPull()).toContain('Could not refresh'));
    expect(heardOfPull()).not.toContain('Up to date');
  });

  it('is seen and heard when the code of toasts cannot be fetched either', async () => {
    const Shop = () => {
      usePullDownRefresh(async () => fail());
      return <p>bread</p>;
    };
    const { app, heard } = await open(Shop, {
      routes: { '/': page(Shop, { pullDownRefresh: true }) },
    });
    const lost = { api: 'showToast', code: 'offline', message: 'its code' } as const;
    app.platform.use('showToast', { invoke: () => Promise.reject(new PlatformError(lost)) });
    await app.platform.startPullDownRefresh();
    const note = await screen.findByText('Could not refresh', { selector: 'body > output' });
    await until(() => expect(heardOfPull()).toContain('Could not refresh'));
    await expectOnce(heard, { source: 'listener', url: '/' });
    note.remove();
  });

  it.each([
    ['throws', fail],
    ['rejects', async () => fail()],
  ])('because its listener %s, tells the user and is reported', async (_how, listener) => {
    const { heard } = await pull(listener);
    expect(
      await screen.findByText('Could not refresh', { selector: '[role=status] *' }),
    ).toBeTruthy();
    await expectOnce(heard, { source: 'listener', url: '/' });
    await until(() => expect(document.querySelector('[data-page-content][aria-busy]')).toBeNull());
  });

  it('because its loader throws a Response, keeps the data, tells the user, and reports the status and the URL once', async () => {
    const url = 'https://shop.test/api/bread';
    const broken = Object.defineProperty(new Response(null, { status: 503 }), 'url', {
      value: url,
    });
    const answers = [() => 'bread', () => Promise.reject(broken)];
    const Shop = () => {
      usePullDownRefresh(useLoaderRefresh());
      return <p>{useLoaderData('/' as never) as string}</p>;
    };
    const loader = () => answers.shift()?.();
    const { app, heard } = await open(Shop, {
      routes: { '/': page(Shop, { pullDownRefresh: true, loader }) },
    });
    expect(screen.getByText('bread')).toBeTruthy();
    await app.platform.startPullDownRefresh();
    await screen.findByText('Could not refresh', { selector: '[role=status] *' });
    expect(screen.getByText('bread')).toBeTruthy();
    expect(heard).toEqual([[expect.any(Error), { source: 'listener', url: '/' }]]);
    const error = heard[0]?.[0] as Error;
    expect(error.message).toBe(
      "the loader of '/' failed: the server answered 503: https://shop.test/api/bread",
    );
    expect(error.cause).toBe(broken);
    expect(logged()).toEqual([error]);
  });

  it('says nothing when it succeeds', async () => {
    const { heard } = await pull(async () => 'new');
    await until(() => expect(document.querySelector('[data-page-content][aria-busy]')).toBeNull());
    expect(screen.queryByText('Could not refresh', { selector: '[role=status] *' })).toBeNull();
    expect(heard).toEqual([]);
  });
});

describe('an element of the product in a bar that throws', () => {
  const Broken = fail as () => null;

  it('as the icon of a navigation bar button leaves a button with its text', async () => {
    const buttons = [{ id: 'share', label: 'Share', text: 'Send', icon: <Broken /> }];
    const Page = () => <p>bread</p>;
    const { app, heard } = await open(Page, {
      routes: { '/': page(Page, { navigationBar: { buttons } }), '/other': page(() => null) },
    });
    expect(screen.getByRole('button', { name: 'Share' }).textContent).toContain('Send');
    expect(screen.getByText('bread')).toBeTruthy();
    await expectOnce(heard, { source: 'bar', url: '/' });
    await expectAlive(app);
  });

  it.each([
    ['throws', <Broken key="1" />],
    ['is no element', { of: 'another library' } as unknown as ReactNode],
  ])('as the icon of a tab that %s leaves the tab with its text', async (_how, icon) => {
    const Page = () => <p>bread</p>;
    const { heard } = await open(Page, {
      routes: { '/': page(Page, { tab: true }), '/me': page(() => <p>me</p>, { tab: true }) },
      tabBar: {
        items: [
          { page: '/', text: 'Home', icon },
          { page: '/me', text: 'Me' },
        ],
      },
    });
    await userEvent.click(screen.getByRole('link', { name: 'Me' }));
    await screen.findByText('me');
    expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
    expect(heard.map(([, origin]) => origin)).toEqual([{ source: 'bar', url: undefined }]);
  });
});

it('a page that works again after an error is not reported again', async () => {
  const Page = () => {
    const [isBroken, setIsBroken] = useState(false);
    if (isBroken) fail();
    return (
      <>
        <Link to={{ url: '/other' }}>Other</Link>
        <button type="button" onClick={() => setIsBroken(true)}>
          Break
        </button>
      </>
    );
  };
  const { heard } = await open(Page);
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Other' });
  await expectOnce(heard, { source: 'page', url: '/' });
});
