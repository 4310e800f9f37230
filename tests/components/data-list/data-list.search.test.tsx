import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Cell, DataList, SearchBar, useDebouncedValue } from '@/components';
import { createOrdersServer, type OrdersServer } from '../../helpers/orders-server';
import { until, wait } from '../../helpers/waiting';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(cleanup);

type Props = { server: OrdersServer; isHeard?: boolean; pause?: number };

/** The recipe of docs/guides/data.md. `isHeard` is false for a query that leaves old requests alone. */
function Orders({ server, isHeard = true, pause = 20 }: Props) {
  const [text, setText] = useState('');
  const search = useDebouncedValue(text, pause);
  const query = useInfiniteQuery({
    queryKey: ['orders', search],
    queryFn: (context) =>
      server.fetch(search, context.pageParam, isHeard ? context.signal : undefined),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < 10 ? null : pages.length * 10),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <SearchBar label="Search" value={text} onChange={setText} />
      <DataList
        label="Orders"
        query={query}
        items={query.data?.pages.flat()}
        itemKey={({ id }) => id}
        renderItem={({ id, drink }) => <Cell title={`Order ${id}`} note={drink} />}
        filtered={search !== ''}
      />
    </>
  );
}

async function open(server: OrdersServer, own: Omit<Props, 'server'> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Orders server={server} {...own} />
    </QueryClientProvider>,
    { wrapper: StrictMode },
  );
  await screen.findByRole('list', { name: 'Orders' });
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const notes = () =>
  new Set(screen.queryAllByText(/^(Espresso|Green tea)$/).map((one) => one.textContent));
const isDimmed = () => document.querySelector('[data-other]') !== null;

it('a search waits for a pause, and sends one request', async () => {
  const server = createOrdersServer(6);
  await open(server, { pause: 300 });
  for (const text of ['g', 'gr', 'gre', 'gree', 'green']) type(text);
  await until(() => expect([...notes()]).toEqual(['Green tea']));
  expect(server.requests.filter((one) => one !== '0')).toEqual(['green 0']);
});

it('the items of the last search stay, dim and busy, until those of this one are there', async () => {
  const server = createOrdersServer(6);
  await open(server);
  server.fates.push('held');
  type('green');
  await until(() => expect(isDimmed()).toBe(true));
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(document.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
  // The old items are not the end of the new list, and nothing announces them again.
  expect(screen.queryByText('That is all')).toBeNull();
  expect(screen.queryByText('Loaded. Entries: 6')).toBeNull();
  server.release();
  await until(() => expect(isDimmed()).toBe(false));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('Loaded. Entries: 3')).toBeTruthy();
});

it.each([true, false])(
  'an older answer never replaces a newer one, with requests that listen to their signal: %s',
  async (isHeard) => {
    const server = createOrdersServer(6);
    await open(server, { isHeard });
    server.fates.push('held', 'answers');
    type('green');
    await until(() => expect(server.requests).toContain('green 0'));
    type('espresso');
    await until(() => expect([...notes()]).toEqual(['Espresso']));
    server.release();
    await wait(50);
    expect([...notes()]).toEqual(['Espresso']);
  },
);

it('a search that fails says so, and does not show the items of the last one', async () => {
  const server = createOrdersServer(6);
  await open(server);
  server.fates.push('busy');
  type('green');
  await screen.findByText('The server reports an error (503)');
  expect(screen.queryAllByText(/^Order/)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await until(() => expect([...notes()]).toEqual(['Green tea']));
});

it('a search without a result says that nothing was found, and the next one has its items', async () => {
  const server = createOrdersServer(6);
  await open(server);
  type('cocoa');
  await screen.findByText('Nothing found');
  type('');
  await until(() => expect(screen.getAllByRole('listitem')).toHaveLength(6));
});

it('a failed page of one search is no failure of the next', async () => {
  const server = createOrdersServer(40);
  await open(server);
  server.fates.push('busy');
  await until(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
  type('green');
  await until(() => expect([...notes()]).toEqual(['Green tea']));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
