import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ProvidersProps, useLoaderData } from 'portico';
import { persistQueries, type PersistOptions } from 'portico/offline';
import { expect, onTestFinished } from 'vitest';
import { tokenOf } from './login-token';
import { openApp, page } from './open-app';
import { until } from './waiting';

export const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** Other test files run beside this one, on the same origin. */
export const newNamespace = () => `queries-${crypto.randomUUID()}`;

type Setup = PersistOptions & {
  readonly namespace?: string;
  readonly staleTime?: number;
};

/** A document with an app: a page that shows a query, one whose loader asks for it, and one without it. */
export async function openPersisted(
  answer: (owner: string | undefined) => unknown,
  { namespace = newNamespace(), staleTime = 0, ...options }: Setup = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime, retry: false } } });
  const asked: (string | undefined)[] = [];
  const uid = () => app.platform.auth.user()?.uid;
  const orders = {
    queryKey: ['orders'],
    queryFn: async () => {
      asked.push(uid());
      return answer(uid());
    },
  };
  const Orders = () => {
    const { data, isFetching, dataUpdatedAt } = useQuery(orders);
    const state = isFetching ? 'asks' : 'rests';
    return (
      <p
        data-since={dataUpdatedAt}
      >{`${data === undefined ? 'nothing' : String(data)}, ${state}`}</p>
    );
  };
  const Loaded = () => <p>{String(useLoaderData('/loaded' as never))}</p>;
  const Providers = ({ children }: ProvidersProps) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const app = await openApp(
    {
      routes: {
        '/': page(() => <p>home</p>),
        '/orders': page(Orders),
        '/loaded': page(Loaded, { loader: () => client.ensureQueryData(orders) }),
      },
      providers: Providers,
      extensions: [persistQueries(client, options)],
      storage: { namespace },
    },
    { whole: false },
  );
  onTestFinished(() => {
    app.unmount();
    client.clear();
    indexedDB.deleteDatabase(`portico:${namespace}:queries`);
  });
  const shown = () =>
    app.element.querySelector('[data-state="active"] [data-page-content]')?.textContent ?? '';
  const since = () => Number(app.element.querySelector<HTMLElement>('[data-since]')?.dataset.since);
  const show = async (url = '/orders') => app.platform.navigate({ url });
  const signIn = (name: string) => app.platform.auth.setToken(tokenOf({ uid: name }));
  return { app, client, orders, asked, shown, since, show, signIn, namespace };
}

/** The answers in the browser: the user, the version and the query of each, and its data. */
export async function keptIn(namespace: string): Promise<Record<string, unknown>> {
  const all = await indexedDB.databases();
  if (!all.some(({ name }) => name === `portico:${namespace}:queries`)) return {};
  const database = await answerOf<IDBDatabase>(indexedDB.open(`portico:${namespace}:queries`));
  const values = database.transaction('values').objectStore('values');
  const [keys, data] = await Promise.all([
    answerOf<string[][]>(values.getAllKeys()),
    answerOf<unknown[]>(values.getAll()),
  ]);
  database.close();
  const entries = keys.map((key, index) => [key.slice(1).join('|'), data[index]] as const);
  return Object.fromEntries(entries.filter((_entry, index) => keys[index]?.[0] === 'data'));
}

function answerOf<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as T));
    request.addEventListener('error', () => reject(request.error as Error));
  });
}

/** Waits until the browser has these answers, without waiting for the pause between two writes. */
export async function untilKept(namespace: string, kept: Record<string, unknown>) {
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await until(async () => expect(await keptIn(namespace)).toEqual(kept));
}

export const ofNobody = '||["orders"]';
export const of = (user: string) => `user ${user}||["orders"]`;

/** A first visit, whose answer the browser keeps. */
export async function visit(data: unknown = 'tea', setup: Setup = {}) {
  const first = await openPersisted(() => data, setup);
  await first.show();
  await until(() => expect(first.shown()).toBe(`${String(data)}, rests`));
  const since = first.since();
  await untilKept(first.namespace, { [`|${setup.version ?? ''}|["orders"]`]: data });
  first.app.unmount();
  return { namespace: first.namespace, since };
}
