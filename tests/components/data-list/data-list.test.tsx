import {
  onlineManager,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Cell, DataList, type DataListProps, Empty, VirtualList } from '@/components';
import { createOrdersServer, type Order, type OrdersServer } from '../../helpers/orders-server';
import { until } from '../../helpers/waiting';

beforeEach(() => {
  // Errors of a query are reported, to the console in a plain React app.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  setNetwork(true);
});

/** The network of the phone, as the browser tells it. */
function setNetwork(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    onlineManager.setOnline(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

function open(ui: ReactNode, queries: object = {}) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', ...queries } },
  });
  render(
    <div data-testid="scroller" style={{ height: 500, overflow: 'auto' }}>
      <QueryClientProvider client={client}>{ui}</QueryClientProvider>
    </div>,
    { wrapper: StrictMode },
  );
  return client;
}

type Own = Partial<DataListProps<Order>>;

const rows = {
  label: 'Orders',
  itemKey: ({ id }: Order) => id,
  renderItem: ({ id, drink }: Order) => <Cell title={`Order ${id}`} note={drink} />,
};

/** A list of one request. */
function Orders({ server, ...own }: Own & { server: OrdersServer }) {
  const query = useQuery({ queryKey: ['orders'], queryFn: () => server.fetch() });
  return <DataList query={query} items={query.data} {...rows} {...own} />;
}

/** A list of pages, ten orders each. */
function Pages({ server, ...own }: Own & { server: OrdersServer }) {
  const query = useInfiniteQuery({
    queryKey: ['pages'],
    queryFn: ({ pageParam }) => server.fetch('', pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < 10 ? null : pages.length * 10),
  });
  return <DataList query={query} items={query.data?.pages.flat()} {...rows} {...own} />;
}

const list = () => screen.findByRole('list', { name: 'Orders' });
const titles = () =>
  screen.queryAllByText(/^Order \d+$/).map(({ textContent }) => textContent?.slice(6));
const count = () => screen.queryAllByRole('listitem').length;
const said = () =>
  [...document.querySelectorAll('[aria-live], [role=status]')]
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const scroller = () => screen.getByTestId('scroller');
const toEnd = () => {
  scroller().scrollTop = scroller().scrollHeight;
};

async function expectNoViolations() {
  const { violations } = await axe.run(scroller(), {
    // The page around it has the landmarks. Only a scroller of the test has no focus.
    rules: { region: { enabled: false }, 'scrollable-region-focusable': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

describe('the first load', () => {
  it('shows grey rows, and then the items in a list with a name', async () => {
    const server = createOrdersServer(3);
    server.fates.push('held');
    open(<Orders server={server} />);
    expect(screen.getByText('Loading')).toBeTruthy();
    await expectNoViolations();
    await until(() => expect(server.requests).toEqual(['0']));
    server.release();
    expect((await list()).querySelectorAll('li')).toHaveLength(3);
    expect(screen.queryByText('Loading')).toBeNull();
    expect(said()).toEqual(['Loaded. Entries: 3']);
    await expectNoViolations();
  });

  it('shows the own grey rows of the product', () => {
    const server = createOrdersServer(1);
    server.fates.push('held');
    open(<Orders server={server} skeleton={<p>One moment</p>} />);
    expect(screen.getByText('One moment')).toBeTruthy();
  });

  it('says that the server reports an error, and tries again', async () => {
    const server = createOrdersServer(2);
    server.fates.push('busy');
    open(<Orders server={server} />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(said()).toEqual(['Could not loadThe server reports an error (503)Try again']);
    await expectNoViolations();
    again.focus();
    fireEvent.click(again);
    await list();
    expect(titles()).toEqual(['1000', '999']);
    // The keyboard goes on at the list, not at the top of the document.
    expect(document.activeElement?.contains(await list())).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it.each([
    ['/api/status/503', 'Could not loadThe server reports an error (503)Try again'],
    ['/api/status/403', 'Could not loadThe server reports an error (403)Try again'],
    ['/api/broken-json', 'Could not loadTry again'],
    ['/api/reset', 'Could not loadTry again'],
  ])('tells what %s of a real server has done', async (url, words) => {
    const Stones = () => {
      const query = useQuery<readonly Order[]>({
        queryKey: [url],
        queryFn: async () => {
          const answer = await fetch(url);
          if (!answer.ok) throw answer;
          return (await answer.json()) as readonly Order[];
        },
      });
      return <DataList query={query} items={query.data} {...rows} />;
    };
    open(<Stones />);
    await until(() => expect(said()).toEqual([words]));
  });

  it('shows that there is nothing, which differs from a search without a result', async () => {
    open(<Orders server={createOrdersServer(0)} />);
    await until(() => expect(said()).toEqual(['Nothing here yet']));
    await expectNoViolations();
    cleanup();
    open(<Orders server={createOrdersServer(0)} filtered />);
    await until(() => expect(said()).toEqual(['Nothing found']));
    cleanup();
    open(<Orders server={createOrdersServer(0)} empty={<Empty title="No orders yet" />} />);
    await until(() => expect(said()).toEqual(['No orders yet']));
  });
});

describe('data that a server should not send', () => {
  it.each([null, {}, 'orders', 7])('%j takes nothing down', async (data) => {
    const Stones = () => {
      const query = useQuery({ queryKey: ['stones'], queryFn: async () => data });
      return <DataList query={query} items={query.data as never} {...rows} />;
    };
    open(<Stones />);
    await until(() => expect(screen.queryByText(/Nothing here yet|Loading/)).toBeTruthy());
  });

  it('an item that two pages have is shown once', async () => {
    const server = createOrdersServer(15);
    open(<Pages server={server} />);
    await list();
    // It moves the last order of the first page to the second one.
    server.add({ id: 1001, drink: 'Cocoa' });
    toEnd();
    await until(() => expect(count()).toBe(15));
    expect(new Set(titles()).size).toBe(15);
  });
});

describe('without a network', () => {
  it('says so, and loads when the network is back', async () => {
    setNetwork(false);
    const server = createOrdersServer(2);
    server.setOnline(false);
    open(<Orders server={server} />);
    await until(() =>
      expect(said()).toEqual(['No network, please check your connectionTry again']),
    );
    await expectNoViolations();
    server.setOnline(true);
    setNetwork(true);
    await list();
    expect(titles()).toEqual(['1000', '999']);
  });

  it('a query that waits for the network says so too, without a button that could do nothing', async () => {
    setNetwork(false);
    const server = createOrdersServer(2);
    open(<Orders server={server} />, { networkMode: 'online' });
    await until(() => expect(said()).toEqual(['No network, please check your connection']));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    setNetwork(true);
    await list();
    expect(server.requests).toEqual(['0']);
  });

  it('the last items stay, with a mark that says when they were loaded', async () => {
    const server = createOrdersServer(2);
    const client = open(<Orders server={server} />);
    await list();
    act(() => {
      const updatedAt = new Date(2026, 2, 5, 14, 32).getTime();
      client.setQueryData(['orders'], client.getQueryData(['orders']), { updatedAt });
    });
    setNetwork(false);
    const mark = await screen.findByText('Offline, last loaded: Mar 5, 2026, 2:32 PM');
    expect(mark.getAttribute('role')).toBe('status');
    expect(titles()).toEqual(['1000', '999']);
    await expectNoViolations();
    setNetwork(true);
    // The items are old, so the list loads again.
    await until(() => expect(screen.queryByText(/Offline/)).toBeNull());
    await until(() => expect(server.requests).toEqual(['0', '0']));
  });

  it('fresh items are not loaded again when the network is back', async () => {
    const server = createOrdersServer(2);
    open(<Orders server={server} />, { staleTime: 60_000 });
    await list();
    setNetwork(false);
    await screen.findByText(/Offline/);
    setNetwork(true);
    await until(() => expect(screen.queryByText(/Offline/)).toBeNull());
    expect(server.requests).toEqual(['0']);
  });
});

describe('a refresh', () => {
  it('that fails keeps the items and says how old they are, until it succeeds', async () => {
    const server = createOrdersServer(2);
    const client = open(<Orders server={server} />);
    await list();
    server.fates.push('busy', 'held');
    void client.refetchQueries();
    const strip = await screen.findByText(/^Not up to date: from \d+:\d\d (AM|PM)$/);
    expect(strip.getAttribute('role')).toBe('status');
    expect(titles()).toEqual(['1000', '999']);
    await expectNoViolations();
    press('Try again');
    const again = screen.getByRole('button', { name: /Try again/ });
    await until(() => expect(again.getAttribute('aria-busy')).toBe('true'));
    server.release();
    await until(() => expect(screen.queryByText(/Not up to date/)).toBeNull());
  });
});

describe('more pages', () => {
  it('come near the end of the list, and the end says that it is the end', async () => {
    const server = createOrdersServer(24);
    open(<Pages server={server} />);
    await list();
    await until(() => expect(count()).toBe(10));
    expect(server.requests).toEqual(['0']);
    toEnd();
    await until(() => expect(count()).toBe(20));
    toEnd();
    await until(() => expect(count()).toBe(24));
    expect(screen.getByText('That is all')).toBeTruthy();
    expect(said()).toEqual(['Loaded. Entries: 24']);
    await expectNoViolations();
  });

  it('with a failed one the end of the list offers to try again, and nothing else changes', async () => {
    const server = createOrdersServer(15);
    open(<Pages server={server} />);
    await list();
    server.fates.push('busy');
    toEnd();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(said()).toEqual(['Could not load']);
    expect(count()).toBe(10);
    expect(screen.queryByText(/Not up to date/)).toBeNull();
    await expectNoViolations();
    again.focus();
    fireEvent.click(again);
    await until(() => expect(count()).toBe(15));
    expect(said()).toEqual(['Loaded. Entries: 15']);
  });

  it.each(['always', 'offlineFirst', 'online'])(
    'that failed without a network come when it is back, in the network mode %s',
    async (networkMode) => {
      const server = createOrdersServer(15);
      open(<Pages server={server} />, { staleTime: 60_000, networkMode, retry: 1, retryDelay: 0 });
      await list();
      setNetwork(false);
      server.setOnline(false);
      toEnd();
      const again = await screen.findByRole('button', { name: 'Try again' });
      // The query waits, and the list must not seem to load until the network is back.
      fireEvent.click(again);
      await until(() => expect(screen.queryByText('Loading')).toBeNull());
      expect(count()).toBe(10);
      server.setOnline(true);
      setNetwork(true);
      await until(() => expect(count()).toBe(15));
      await until(() => expect(said()).toEqual(['Loaded. Entries: 15']));
      expect(server.requests.filter((from) => from === '10').length).toBeLessThan(6);
    },
  );

  it('are offered again after a refresh that succeeds', async () => {
    const server = createOrdersServer(15);
    const client = open(<Pages server={server} />);
    await list();
    server.fates.push('busy');
    toEnd();
    await screen.findByRole('button', { name: 'Try again' });
    act(() => void client.refetchQueries());
    await until(() => expect(count()).toBe(15));
  });

  it('do not end a refresh that is on its way', async () => {
    const server = createOrdersServer(15);
    const client = open(<Pages server={server} />);
    await list();
    server.add({ id: 1001, drink: 'Cocoa' });
    server.fates.push('held');
    void client.refetchQueries();
    await until(() => expect(server.requests).toEqual(['0', '0']));
    toEnd();
    await screen.findByRole('button', { name: 'Loading' });
    server.release();
    await until(() => expect(count()).toBe(16));
    expect(titles()[0]).toBe('1001');
    expect(server.requests).toEqual(['0', '0', '10']);
  });

  it('keep only the visible items in the document with a VirtualList', async () => {
    const server = createOrdersServer(60);
    open(<Pages server={server} list={VirtualList} />);
    await until(() => expect(count()).toBeGreaterThan(3));
    for (let page = 1; page < 5; page += 1) {
      await until(() => {
        toEnd();
        expect(server.requests.length).toBeGreaterThan(page);
      });
    }
    expect(count()).toBeLessThan(40);
    expect(screen.getByRole('list', { name: 'Orders' })).toBeTruthy();
  });

  it('take a function that draws the list in another way', async () => {
    const server = createOrdersServer(2);
    const draw: DataListProps<Order>['list'] = ({ items, label }) => (
      <ol aria-label={label}>
        {items.map(({ id }) => (
          <li key={id}>{`Order ${id}`}</li>
        ))}
      </ol>
    );
    open(<Orders server={server} list={draw} />);
    expect((await list()).tagName).toBe('OL');
  });
});
