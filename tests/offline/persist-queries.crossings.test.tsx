import { QueryClient } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { persistQueries } from 'portico/offline';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { deleteDatabase } from '../helpers/delete-database';
import { openApp, page } from '../helpers/open-app';
import {
  keptIn,
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

const DAY = 86_400_000;

it('the database can be deleted while the app runs, and the next answers are kept', async () => {
  const { client, namespace } = await open(() => 'tea');
  client.setQueryData(['cart'], 'milk');
  await untilKept(namespace, { '||["cart"]': 'milk' });
  await deleteDatabase(`portico:${namespace}:queries`);
  client.setQueryData(['cart'], 'more milk');
  await untilKept(namespace, { '||["cart"]': 'more milk' });
});

it('after the clock was set back a day, a page asks the server although the kept answer seems new', async () => {
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + DAY);
  const { namespace } = await visit();
  clock.mockRestore();
  const second = await open(() => 'coffee', { namespace, staleTime: 60_000 });
  await second.show();
  await until(() => expect(second.shown()).toBe('coffee, rests'));
  // The new answer replaces the one from the future.
  await untilKept(namespace, { [ofNobody]: 'coffee' });
});

it('500 answers that come at once are kept', async () => {
  const { client, namespace } = await open(() => 'tea');
  for (let index = 0; index < 500; index += 1) client.setQueryData(['item', index], index);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await until(async () => expect(Object.keys(await keptIn(namespace))).toHaveLength(500));
});

it('two apps on one origin have their own answers', async () => {
  const one = await visit('tea');
  const other = await visit('coffee');
  expect(await keptIn(one.namespace)).toEqual({ [ofNobody]: 'tea' });
  expect(await keptIn(other.namespace)).toEqual({ [ofNobody]: 'coffee' });
});

it('a client that is named twice, and an app that is mounted twice, keep each answer once', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const namespace = newNamespace();
  onTestFinished(() => void indexedDB.deleteDatabase(`portico:${namespace}:queries`));
  const client = new QueryClient();
  const start = () =>
    openApp(
      {
        routes: { '/': page(() => <p>home</p>) },
        extensions: [persistQueries(client), persistQueries(client)],
        storage: { namespace },
      },
      { whole: false },
    );
  (await start()).unmount();
  await start();
  client.setQueryData(['cart'], 'milk');
  await untilKept(namespace, { '||["cart"]': 'milk' });
  client.removeQueries();
  const asked = vi.fn(async () => 'no milk');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const cart = { queryKey: ['cart'], queryFn: asked, networkMode: 'always' as const };
  expect(await client.fetchQuery(cart)).toBe('milk');
  expect(asked).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

it('an app whose client cannot be found says so, and runs', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const app = await openApp(
    {
      routes: { '/': page(() => <p>home</p>) },
      extensions: [
        persistQueries(() => {
          throw new Error('boom');
        }),
      ],
    },
    { whole: false },
  );
  await until(() => expect(app.element.textContent).toContain('home'));
  expect(String(error.mock.calls[0]?.[0])).toContain('boom');
});
