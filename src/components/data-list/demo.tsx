import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { Cell } from '@/components/cell';
import { SearchBar } from '@/components/search-bar';
import { SegmentedControl } from '@/components/segmented-control';
import { DataList } from './data-list';
import { useDebouncedValue } from './use-debounced-value';

const drinks = ['Espresso', 'Filter coffee', 'Green tea', 'Cocoa', 'Decaf', 'Chai'];
const orders = Array.from({ length: 90 }, (_, index) => ({
  id: 2090 - index,
  drink: `${drinks[index % 6]}`,
}));
const servers = [
  { value: 'works', label: 'Works' },
  { value: 'fails', label: 'Fails' },
  { value: 'empty', label: 'Is empty' },
];
const PAGE = 15;

/** A server in memory. */
async function fetchOrders(server: string, search: string, from: number) {
  await new Promise((resolve) => setTimeout(resolve, 900));
  if (server === 'fails') throw Object.assign(new Error('busy'), { status: 503 });
  const found = orders.filter(({ drink }) => drink.toLowerCase().includes(search.toLowerCase()));
  return server === 'empty' ? [] : found.slice(from, from + PAGE);
}

export function Demo() {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 0 } } }));
  return (
    <QueryClientProvider client={client}>
      <Orders />
    </QueryClientProvider>
  );
}

function Orders() {
  const [server, setServer] = useState('works');
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim());
  const query = useInfiniteQuery({
    queryKey: ['orders', server, search],
    queryFn: ({ pageParam }) => fetchOrders(server, search, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE ? null : pages.length * PAGE),
    // The orders of the last search stay until those of this one are there.
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div style={{ display: 'grid', gap: 12, padding: '16px 16px 8px' }}>
        <SegmentedControl label="Server" options={servers} value={server} onChange={setServer} />
        <SearchBar label="Search the orders" value={text} onChange={setText} />
      </div>
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
