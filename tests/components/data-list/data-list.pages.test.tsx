import {
  type NetworkMode,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { Cell, DataList, usePlatform } from 'portico';
import { persistQueries } from 'portico/offline';
import { useEffect, type ReactNode } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openApp, page, scrollerOf } from '../../helpers/open-app';
import { createOrdersServer, type Order, type OrdersServer } from '../../helpers/orders-server';
import { newNamespace, ofNobody, untilKept } from '../../helpers/persisted-queries';
import { until } from '../../helpers/waiting';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const rows = {
  label: 'Orders',
  itemKey: ({ id }: Order) => id,
  renderItem: ({ id, drink }: Order) => <Cell title={`Order ${id}`} note={drink} />,
};

type Options = {
  readonly isPulled?: boolean;
  readonly isPaged?: boolean;
  readonly networkMode?: NetworkMode;
  /** The name of the storage that keeps the answers. */
  readonly kept?: string;
  readonly onError?: (error: unknown) => void;
};

/** An app whose list is at /orders. Another user does not see the data of this one, as the guide has it. */
function open(
  server: OrdersServer,
  { isPulled = true, isPaged = false, networkMode = 'always', kept, onError }: Options = {},
) {
  const Plain = () => {
    const query = useQuery({ queryKey: ['orders'], queryFn: () => server.fetch() });
    return <DataList query={query} items={query.data} {...rows} />;
  };
  const Paged = () => {
    const query = useInfiniteQuery({
      queryKey: ['pages'],
      queryFn: ({ pageParam }) => server.fetch('', pageParam),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (last.length < 10 ? null : pages.length * 10),
    });
    return <DataList query={query} items={query.data?.pages.flat()} {...rows} />;
  };
  const newClient = () =>
    new QueryClient({
      defaultOptions: { queries: { retry: false, networkMode, staleTime: 60_000 } },
    });
  const Providers = ({ children, context }: { children?: ReactNode; context?: unknown }) => {
    const client = context as QueryClient;
    const { auth } = usePlatform();
    useEffect(
      () =>
        auth.subscribe(({ reason }) => {
          if (reason === 'sign-out') void client.resetQueries();
        }),
      [auth, client],
    );
    return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  };
  return openApp(
    {
      routes: {
        '/orders': page(isPaged ? Paged : Plain, { ...(isPulled && { pullDownRefresh: true }) }),
        '/above': page(() => <p>above</p>),
      },
      context: newClient,
      providers: Providers,
      ...(kept && {
        extensions: [persistQueries((context) => context as unknown as QueryClient)],
        storage: { namespace: kept },
      }),
      ...(onError && { onError }),
    },
    { url: '/orders' },
  );
}

const rowsNow = () => screen.queryAllByText(/^Order \d+$/).length;
const first = () => screen.queryAllByText(/^Order \d+$/)[0]?.textContent;
const scroller = () => scrollerOf('/orders');

it('a pull of the page loads the list again', async () => {
  const server = createOrdersServer(3);
  const { platform } = await open(server);
  await until(() => expect(rowsNow()).toBe(3));
  server.add({ id: 1001, drink: 'Cocoa' });
  await platform.startPullDownRefresh();
  await until(() => expect(first()).toBe('Order 1001'));
  await until(() => expect(scroller().getAttribute('aria-busy')).toBeNull());
  // One button for the page, and none for the list.
  expect(screen.getAllByRole('button', { name: 'Refresh' })).toHaveLength(1);
});

it('a pull that fails keeps the list, says so, and reports the error of the query once', async () => {
  const server = createOrdersServer(3);
  const heard: unknown[] = [];
  const { platform } = await open(server, { onError: (error) => heard.push(error) });
  await until(() => expect(rowsNow()).toBe(3));
  server.fates.push('busy');
  await platform.startPullDownRefresh();
  await screen.findByText('Could not refresh', { selector: '[role=status] *' });
  expect(await screen.findByText(/^Not up to date: from /)).toBeTruthy();
  expect(rowsNow()).toBe(3);
  expect(heard.map((error) => (error as Error).message)).toEqual(['busy']);
});

it.each(['always', 'online'] as const)(
  'a pull without a network ends and says so, in the network mode %s',
  async (networkMode) => {
    const server = createOrdersServer(3);
    const heard: unknown[] = [];
    const { platform } = await open(server, {
      networkMode,
      onError: (error) => heard.push(error),
    });
    await until(() => expect(rowsNow()).toBe(3));
    onTestFinished(() => onlineManager.setOnline(true));
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => {
      onlineManager.setOnline(false);
      window.dispatchEvent(new Event('offline'));
    });
    server.setOnline(false);
    // The second one begins while the query waits.
    for (let pull = 1; pull < 3; pull += 1) {
      await platform.startPullDownRefresh();
      await until(() => expect(heard).toHaveLength(pull));
      await until(() => expect(scroller().getAttribute('aria-busy')).toBeNull());
    }
    expect(await screen.findByText(/^Offline, last loaded: /)).toBeTruthy();
    expect(rowsNow()).toBe(3);
    network.mockReturnValue(true);
    server.setOnline(true);
    act(() => {
      onlineManager.setOnline(true);
      window.dispatchEvent(new Event('online'));
    });
    await until(() => expect(screen.queryByText(/^Offline/)).toBeNull());
  },
);

it('a page that users cannot pull down has no way to refresh, and no warning', async () => {
  const warn = vi.spyOn(console, 'warn');
  await open(createOrdersServer(3), { isPulled: false });
  await until(() => expect(rowsNow()).toBe(3));
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

it('a list below another page loads nothing, and is where it was when the user comes back', async () => {
  const server = createOrdersServer(40);
  const { go, back } = await open(server, { isPaged: true });
  await until(() => expect(rowsNow()).toBeGreaterThan(9));
  await until(() => {
    scroller().scrollTop = scroller().scrollHeight;
    expect(rowsNow()).toBe(30);
  });
  scroller().scrollTop = 700;
  const asked = server.requests.length;
  await go('navigate', '/above');
  await back();
  expect(scroller().scrollTop).toBe(700);
  expect(rowsNow()).toBe(30);
  expect(server.requests).toHaveLength(asked);
});

it('a reload loads as many pages as the place of the user needs, and scrolls there', async () => {
  const server = createOrdersServer(40);
  const { reload } = await open(server, { isPaged: true });
  await until(() => expect(rowsNow()).toBeGreaterThan(9));
  await until(() => {
    scroller().scrollTop = scroller().scrollHeight;
    expect(rowsNow()).toBe(40);
  });
  scroller().scrollTop = 1500;
  await until(() => expect(scroller().scrollTop).toBe(1500));
  // The browser tells the router of the scroll in a later task.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  server.requests.length = 0;
  await reload();
  await until(() => expect(scroller().scrollTop).toBe(1500));
  expect(rowsNow()).toBeGreaterThan(29);
  expect(server.requests.slice(0, 3)).toEqual(['0', '10', '20']);
  expect(new Set(server.requests).size).toBe(server.requests.length);
});

it('after a reload without a network the list shows the kept items, and when they were loaded', async () => {
  const server = createOrdersServer(3);
  const kept = newNamespace();
  onTestFinished(() => void indexedDB.deleteDatabase(`portico:${kept}:queries`));
  const { reload } = await open(server, { kept });
  await until(() => expect(rowsNow()).toBe(3));
  await untilKept(kept, { [ofNobody]: await server.fetch() });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.setOnline(false);
  await reload();
  await until(() => expect(rowsNow()).toBe(3));
  expect(await screen.findByText(/^Offline, last loaded: /)).toBeTruthy();
});

it('after a sign-out the list shows nothing of that user, also if the server is silent', async () => {
  const server = createOrdersServer(3);
  const { platform } = await open(server);
  platform.auth.setToken('a-token', { user: { uid: 'ann', role: [] } });
  await until(() => expect(rowsNow()).toBe(3));
  server.fates.push('held');
  platform.auth.clear();
  await until(() => expect(rowsNow()).toBe(0));
  expect(screen.getByText('Loading')).toBeTruthy();
  server.release();
  await until(() => expect(rowsNow()).toBe(3));
});

it('a row of the product that throws is an error of the page, and the app goes on', async () => {
  const heard: unknown[] = [];
  const Broken = () => {
    const query = useQuery({ queryKey: ['one'], queryFn: async () => [{ id: 1 }] });
    return (
      <DataList
        label="Orders"
        query={query}
        items={query.data}
        itemKey={({ id }) => id}
        renderItem={() => {
          throw new Error('a mistake in a row');
        }}
      />
    );
  };
  const client = new QueryClient();
  await openApp(
    {
      routes: { '/orders': page(Broken) },
      providers: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
      onError: (error) => void heard.push((error as Error).message),
    },
    { url: '/orders' },
  );
  fireEvent.click(await screen.findByRole('button', { name: /Try again/ }));
  expect(heard).toContain('a mistake in a row');
});
