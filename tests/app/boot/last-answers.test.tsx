import { screen } from '@testing-library/react';
import { useLoaderData } from 'portico';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tokenOf } from '../../helpers/login-token';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

const Home = () => <p>home</p>;
const Data = () => <p>{String(useLoaderData('/data/:id' as never))}</p>;

let count = 0;

/** An app whose loader asks `answer`. */
async function open(
  answer: () => unknown,
  namespace = `answers-${(count += 1)}`,
  locale: 'en' | 'de' = 'en',
) {
  const loader = async () => answer();
  const routes = {
    '/': page(Home),
    '/data/:id': page(Data, { loader, offline: 'last-answer' as const }),
  };
  const app = await openApp({ routes, storage: { namespace }, locale });
  onTestFinished(() => void indexedDB.deleteDatabase(`portico:${namespace}:answers`));
  const text = () =>
    app.element.querySelector('[data-state="active"] [data-page-content]')?.textContent ?? '';
  return { app, text, namespace };
}

/** The answers in the browser, as the next app finds them. */
const keptIn = async (namespace: string) => {
  // Opening it would create it.
  const all = await indexedDB.databases();
  if (!all.some(({ name }) => name === `portico:${namespace}:answers`)) return [];
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(`portico:${namespace}:answers`);
    request.addEventListener('success', () => resolve(request.result));
  });
  const keys = await new Promise<readonly IDBValidKey[]>((resolve) => {
    const request = database.transaction('values').objectStore('values').getAllKeys();
    request.addEventListener('success', () => resolve(request.result));
  });
  database.close();
  return keys;
};

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

it('a page shows the last answer without a network, and says that it is old', async () => {
  const first = await open(() => 'tea');
  await first.app.platform.navigate({ url: '/data/1' });
  await until(async () => expect(await keptIn(first.namespace)).toEqual([' en /data/1']));
  first.app.unmount();

  let answer: () => unknown = lost;
  const second = await open(() => answer(), first.namespace);
  await second.app.platform.navigate({ url: '/data/1' });
  await until(() => expect(second.text()).toContain('tea'));
  expect(await screen.findByText(/^Not up to date: from/)).toBeTruthy();
  answer = () => 'coffee';
  screen.getByRole('button', { name: 'Try again' }).click();
  await until(() => expect(second.text()).toBe('coffee'));
});

it.each([
  ['the server refuses', () => Promise.reject(Object.assign(new Error('no'), { status: 503 }))],
  ['the loader has a mistake', () => Promise.reject(new Error('a mistake'))],
])('a page shows the error screen if %s', async (_what, fails) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const first = await open(() => 'tea');
  await first.app.platform.navigate({ url: '/data/1' });
  await until(async () => expect(await keptIn(first.namespace)).toHaveLength(1));
  first.app.unmount();
  const second = await open(fails, first.namespace);
  await second.app.platform.navigate({ url: '/data/1' });
  await until(() => expect(second.text()).toMatch(/error|wrong/));
  vi.restoreAllMocks();
});

it('another address has no answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const first = await open(() => 'tea');
  await first.app.platform.navigate({ url: '/data/1' });
  await until(async () => expect(await keptIn(first.namespace)).toHaveLength(1));
  first.app.unmount();
  const second = await open(lost, first.namespace);
  await second.app.platform.navigate({ url: '/data/2' });
  await until(() => expect(second.text()).toContain('timed out'));
  vi.restoreAllMocks();
});

it('each language has its own answer: the page is not shown in the language before', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const first = await open(() => 'tea');
  await first.app.platform.navigate({ url: '/data/1' });
  await until(async () => expect(await keptIn(first.namespace)).toHaveLength(1));
  first.app.unmount();
  let answer: () => unknown = lost;
  const second = await open(() => answer(), first.namespace, 'de');
  await second.app.platform.navigate({ url: '/data/1' });
  await until(() => expect(second.text()).toContain('Zeitüberschreitung'));
  answer = () => 'Tee';
  screen.getByRole('button', { name: /Zeitüberschreitung/ }).click();
  await until(async () => expect(await keptIn(first.namespace)).toHaveLength(2));
  second.app.unmount();
  const third = await open(lost, first.namespace);
  await third.app.platform.navigate({ url: '/data/1' });
  await until(() => expect(third.text()).toContain('tea'));
  vi.restoreAllMocks();
});

it('after a change of the language without a network, the page says that its data is not up to date', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let answer: () => unknown = () => 'tea';
  const { app, text } = await open(() => answer());
  await app.platform.navigate({ url: '/data/1' });
  await until(() => expect(text()).toBe('tea'));
  answer = lost;
  await app.platform.setLocale('de');
  await until(() => expect(text()).toMatch(/^Nicht aktuell.*tea$/));
  vi.restoreAllMocks();
});

it('the answers of a user go when the user signs out, and the next user does not see them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let answer: () => unknown = () => 'orders of Ann';
  const { app, text, namespace } = await open(() => answer());
  app.platform.auth.setToken(tokenOf({ uid: 'ann' }));
  await app.platform.navigate({ url: '/data/1' });
  await until(async () => expect(await keptIn(namespace)).toEqual(['ann en /data/1']));
  answer = lost;
  app.platform.auth.setToken(tokenOf({ uid: 'bob' }));
  await until(() => expect(text()).toContain('timed out'));
  await until(async () => expect(await keptIn(namespace)).toEqual([]));
  vi.restoreAllMocks();
});

it('the answers of an earlier start go when their user signs out, without a loader that runs', async () => {
  const first = await open(() => 'orders of Ann');
  first.app.platform.auth.setToken(tokenOf({ uid: 'ann' }));
  await first.app.platform.navigate({ url: '/data/1' });
  await until(async () => expect(await keptIn(first.namespace)).toEqual(['ann en /data/1']));
  first.app.unmount();
  const { app, namespace } = await open(() => 'nothing', first.namespace);
  app.platform.auth.clear();
  await until(async () => expect(await keptIn(namespace)).toEqual([]));
});

it('the late answer of a user is not shown to the next user, whose loader reaches no server', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let answer = (_value: string) => {};
  const late = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const answers: (() => unknown)[] = [() => late];
  const { app, text, namespace } = await open(() => (answers.shift() ?? lost)());
  app.platform.auth.setToken(tokenOf({ uid: 'ann' }));
  await app.platform.navigate({ url: '/data/1' });
  app.platform.auth.setToken(tokenOf({ uid: 'bob' }));
  answer('orders of Ann');
  await until(() => expect(text()).toContain('timed out'));
  expect(await keptIn(namespace)).toEqual([]);
  vi.restoreAllMocks();
});
