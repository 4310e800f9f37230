import { QueryClient } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { persistQueries } from 'portico/offline';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openApp, page } from '../helpers/open-app';
import {
  lost,
  newNamespace,
  ofNobody,
  openPersisted as open,
  untilKept,
  visit,
} from '../helpers/persisted-queries';
import { until } from '../helpers/waiting';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('after a reload', () => {
  it('a page shows the kept answer with its age, and asks the server behind it', async () => {
    const { namespace, since } = await visit();
    let come = (_value: string) => {};
    const late = new Promise<string>((resolve) => {
      come = resolve;
    });
    const second = await open(() => late, { namespace });
    await second.show();
    await until(() => expect(second.shown()).toBe('tea, asks'));
    expect(second.since()).toBe(since);
    come('coffee');
    await until(() => expect(second.shown()).toBe('coffee, rests'));
    expect(second.asked).toHaveLength(1);
    await untilKept(namespace, { [ofNobody]: 'coffee' });
  });

  it('a page does not ask the server while the kept answer is fresh', async () => {
    const { namespace } = await visit();
    const second = await open(() => 'coffee', { namespace, staleTime: 60_000 });
    await second.show();
    await until(() => expect(second.shown()).toBe('tea, rests'));
    expect(second.asked).toEqual([]);
  });

  it('a page asks the server if the answer was invalidated before, although it is fresh', async () => {
    const first = await open(() => 'tea', { staleTime: 60_000 });
    await first.show();
    await until(() => expect(first.shown()).toBe('tea, rests'));
    await untilKept(first.namespace, { [ofNobody]: 'tea' });
    await first.client.invalidateQueries({ refetchType: 'none' });
    first.app.unmount();
    const { namespace } = first;
    const second = await open(() => 'coffee', { namespace, staleTime: 60_000 });
    await second.show();
    await until(() => expect(second.shown()).toBe('coffee, rests'));
  });

  it('a loader waits for the answer of the server: it could not replace an old one', async () => {
    const { namespace } = await visit();
    const second = await open(() => 'coffee', { namespace });
    await second.show('/loaded');
    await until(() => expect(second.shown()).toBe('coffee'));
  });

  it('values keep their types', async () => {
    const data = {
      day: new Date(2026, 10, 30),
      seats: new Map([['a', 1]]),
      menu: new Blob(['tea']),
    };
    const { namespace } = await visit(data);
    const second = await open(lost, { namespace });
    await second.show();
    await until(() => expect(second.client.getQueryData(['orders'])).toEqual(data));
  });

  it('data that the product has put into the cache is kept too, and data that it has reset is not', async () => {
    const first = await open(() => 'tea');
    await first.show();
    await until(() => expect(first.shown()).toBe('tea, rests'));
    first.client.setQueryData(['orders'], 'my tea');
    first.client.setQueryData(['cart'], ['milk']);
    await untilKept(first.namespace, { [ofNobody]: 'my tea', '||["cart"]': ['milk'] });
    await first.client.resetQueries({ queryKey: ['cart'] });
    const asking = first.client.fetchQuery({ queryKey: ['cart'], queryFn: lost });
    await expect(asking).rejects.toThrow('Failed to fetch');
    await untilKept(first.namespace, { [ofNobody]: 'my tea' });
  });
});

describe('at a start without a network', () => {
  it('a page shows the kept answer', async () => {
    const { namespace } = await visit();
    const second = await open(lost, { namespace });
    await second.show();
    await until(() => expect(second.shown()).toBe('tea, rests'));
  });

  it.each([
    [
      'the phone says so, although requests wait for the network',
      false,
      () => new Promise(() => {}),
    ],
    ['requests fail, although the phone has a network', true, lost],
  ])('a loader gets the kept answer when %s', async (_what, says, server) => {
    const { namespace } = await visit();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(says);
    const second = await open(server, { namespace });
    await second.show('/loaded');
    await until(() => expect(second.shown()).toBe('tea'));
  });

  it('a kept answer that replaces one of the server counts as old', async () => {
    const { namespace, since } = await visit();
    const results: (() => unknown)[] = [lost];
    const second = await open(() => (results.shift() ?? (() => 'coffee'))(), {
      namespace,
      staleTime: 60_000,
    });
    expect(await second.client.fetchQuery(second.orders)).toBe('tea');
    expect(second.client.getQueryState(['orders'])).toMatchObject({
      dataUpdatedAt: since,
      isInvalidated: true,
    });
    expect(second.asked).toHaveLength(1);
    expect(await second.client.fetchQuery(second.orders)).toBe('coffee');
  });

  it.each([
    ['the server refuses', () => Promise.reject(Object.assign(new Error('no'), { status: 503 }))],
    ['the code has a mistake', () => Promise.reject(new Error('a mistake'))],
  ])('a call gets the error, and no kept answer, if %s', async (_what, fails) => {
    const { namespace } = await visit();
    const second = await open(fails, { namespace });
    await expect(second.client.fetchQuery(second.orders)).rejects.toThrow(/no|a mistake/);
  });

  it('a page that is left before its first answer keeps the one of the last visit', async () => {
    const { namespace } = await visit();
    const second = await open(() => 'coffee', { namespace });
    const ends: (() => void)[] = [];
    const { orders, client } = second;
    const asking = client.fetchQuery({
      ...orders,
      queryFn: ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
          ends.push(() => {});
        }),
    });
    asking.catch(() => {});
    await until(() => expect(ends).toHaveLength(1));
    await client.cancelQueries();
    await untilKept(namespace, { [ofNobody]: 'tea' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await client.fetchQuery({ ...orders, queryFn: lost })).toBe('tea');
  });
});

it('a query is not kept if it does not stay in the memory, or if it has another persister', async () => {
  const { client, namespace } = await open(() => 'tea');
  client.setQueryDefaults(['cards'], { gcTime: 0 });
  client.setQueryData(['cards', 1], 'a secret');
  client.setQueryDefaults(['prices'], { persister: (queryFn, input) => queryFn(input) });
  client.setQueryData(['prices', 1], 'a price');
  client.setQueryData(['cart'], 'milk');
  await untilKept(namespace, { '||["cart"]': 'milk' });
});

it('a client that the app makes for each mount is found in its context', async () => {
  const namespace = newNamespace();
  const clients: QueryClient[] = [];
  const app = await openApp(
    {
      routes: { '/': page(() => <p>home</p>) },
      context: () => {
        const queryClient = new QueryClient();
        clients.push(queryClient);
        return { queryClient };
      },
      extensions: [persistQueries((context: { queryClient: QueryClient }) => context.queryClient)],
      storage: { namespace },
    },
    { whole: false },
  );
  onTestFinished(() => void indexedDB.deleteDatabase(`portico:${namespace}:queries`));
  clients.at(-1)?.setQueryData(['cart'], 'milk');
  await untilKept(namespace, { '||["cart"]': 'milk' });
  app.unmount();
});
