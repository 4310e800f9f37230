import { defineApp } from 'portico';
import { expect, it, vi } from 'vitest';
import { assemble } from '@/app';
import { fits, isAbout, prepare } from '@/app/boot/rendered-ahead';
import { createServerEnv } from '@/server/server-env';
import { encode } from '@/shared/encode-value';
import { createDeferred } from '../../helpers/deferred';

type Config = Partial<Parameters<typeof defineApp>[0]>;

const load = async () => ({ default: () => null });

/** The parts of an app that starts at this address. */
function partsAt(path: string, config: Config = {}) {
  const env = createServerEnv({
    url: new URL(`https://shop.example${path}`),
    locale: 'en',
    report: () => {},
  });
  return assemble(defineApp({ routes: { '/': { load }, '/me': { load } }, ...config }), env);
}

it.each([
  ['/', '/', true, true],
  ['/?utm_source=chat', '/', true, false],
  ['/me?from=timeline', '/me', true, false],
  ['/me', '/', false, false],
  ['/', '/me', false, false],
])('at %s a document of %s is about the page: %s, and is kept: %s', (path, url, about, kept) => {
  const ahead = { stack: [url], locale: 'en' };
  expect(isAbout(partsAt(path), ahead)).toBe(about);
  expect(fits(partsAt(path), ahead)).toBe(kept);
});

it('a document in another language is about another page', () => {
  expect(isAbout(partsAt('/'), { stack: ['/'], locale: 'de' })).toBe(false);
});

it('an address with a query shows the data of the document until it has its own', async () => {
  const loader = vi.fn<(context: { readonly url: string }) => Promise<string>>();
  loader.mockResolvedValue('own data');
  const parts = partsAt('/?sort=price', { routes: { '/': { load, loader } } });
  const { navigator } = parts;
  const page = navigator.activePage();
  const { text } = encode('data of the document', TypeError, Infinity, 'data');
  await prepare(parts, { stack: ['/'], locale: 'en', data: { text: String(text), since: 0 } });
  const data = () => navigator.resources.state(page);
  const shows = (value: string) => ({ status: 'ready', kept: { data: value } });
  expect(data()).toMatchObject(shows('data of the document'));
  expect(loader).not.toHaveBeenCalled();
  // The view of the page calls this.
  navigator.resources.load(page);
  expect(data()).toMatchObject(shows('data of the document'));
  await vi.waitFor(() => expect(data()).toMatchObject(shows('own data')));
  expect(loader).toHaveBeenCalledTimes(1);
  expect(loader.mock.calls[0]?.[0].url).toBe('/?sort=price');
});

it('an address with a query keeps the data of the document if its own does not come', async () => {
  const loader = vi.fn<() => Promise<string>>(() => Promise.reject(new TypeError('no network')));
  const parts = partsAt('/?from=timeline', { routes: { '/': { load, loader } } });
  const { resources, activePage } = parts.navigator;
  const page = activePage();
  const { text } = encode('data of the document', TypeError, Infinity, 'data');
  await prepare(parts, { stack: ['/'], locale: 'en', data: { text: String(text), since: 0 } });
  resources.load(page);
  const kept = { status: 'ready', kept: { data: 'data of the document' } };
  await vi.waitFor(() =>
    expect(resources.state(page)).toMatchObject({ ...kept, refresh: 'failed' }),
  );
  // The network is back.
  loader.mockResolvedValue('own data');
  await resources.retry(page);
  expect(resources.state(page)).toMatchObject({ status: 'ready', kept: { data: 'own data' } });
});

it('waits for English words that load on demand', async () => {
  const words = createDeferred<{ readonly hello: string }>();
  const parts = partsAt('/', { messages: { en: () => words.promise } });
  const said = vi.fn();
  const preparing = prepare(parts, { stack: ['/'], locale: 'en' }).then(said);
  await new Promise((resolve) => setTimeout(resolve));
  expect(said).not.toHaveBeenCalled();
  words.resolve({ hello: 'Hello' });
  await preparing;
  expect(parts.context.messages.getState().words).toMatchObject({ hello: 'Hello' });
});

it('the first rendering has the title that the page has set on the server', async () => {
  const parts = partsAt('/');
  await prepare(parts, { stack: ['/'], locale: 'en', title: 'Tea' });
  const { context, navigator } = parts;
  expect(context.chrome.getState().pages[navigator.activePage().id]?.title).toBe('Tea');
});
