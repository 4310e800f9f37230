import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { usePage, usePageShow } from 'portico';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

afterEach(cleanup);

/** The recipe of docs/router/loaders.md: one client for the app, and a page that reads a query. */
async function open({ staleTime, onBack = false }: { staleTime: number; onBack?: boolean }) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime, retry: false } } });
  const requests: string[] = [];
  const stoneQuery = (id: string) => ({
    queryKey: ['stone', id],
    queryFn: async () => `answer ${requests.push(id)}`,
  });
  const Stone = () => {
    const id = String(usePage().params.id);
    const { data, refetch } = useQuery(stoneQuery(id));
    usePageShow(({ reason }) => {
      if (onBack && reason === 'back') void refetch();
    });
    return <p>{data ?? '...'}</p>;
  };
  const providers = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const app = await openApp({
    routes: {
      '/': page(() => <p>home</p>),
      '/stone/:id': {
        ...page(Stone),
        loader: ({ params }) => client.ensureQueryData(stoneQuery(String(params.id))),
      },
      '/above': page(() => <p>above</p>),
    },
    providers,
  });
  const observers = () =>
    client
      .getQueryCache()
      .find({ queryKey: ['stone', '7'] })
      ?.getObserversCount();
  /** Opens a page above, and waits until React has cleaned up the effects of the hidden page. */
  const cover = async () => {
    await app.go('navigate', '/above');
    await until(() => expect(observers()).toBe(0));
  };
  const text = () =>
    app.element.querySelector('[data-state="active"] [data-page-content]')?.textContent;
  return { app, cover, requests, text };
}

it('the query starts with the navigation, and the page renders its answer', async () => {
  const { app, requests, text } = await open({ staleTime: 60_000 });
  await app.platform.navigate({ url: '/stone/7' });
  await app.settled();
  expect(text()).toBe('answer 1');
  expect(requests).toEqual(['7']);
});

it('a page that is shown again does not fetch while its data are fresh', async () => {
  const { app, cover, requests, text } = await open({ staleTime: 60_000 });
  await app.platform.navigate({ url: '/stone/7' });
  await cover();
  await app.platform.back();
  await app.settled();
  expect(text()).toBe('answer 1');
  expect(requests).toEqual(['7']);
});

it('a page that is shown again fetches when its data are stale', async () => {
  const { app, cover, text } = await open({ staleTime: 0 });
  await app.platform.navigate({ url: '/stone/7' });
  await until(() => expect(text()).toBe('answer 2'));
  await cover();
  await app.platform.back();
  await until(() => expect(text()).toBe('answer 3'));
});

it('with refetch on show a page fetches again although its data are fresh', async () => {
  const { app, cover, text } = await open({ staleTime: 60_000, onBack: true });
  await app.platform.navigate({ url: '/stone/7' });
  await app.settled();
  await cover();
  await app.platform.back();
  await until(() => expect(text()).toBe('answer 2'));
});
