// The service worker of portico({ offline }). The plugin bundles it for each product, with the product's list of files.
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { ACTION_HEADER } from '../shared/kept-actions';
import { answerAction, sendActions } from './offline-actions';
import type { OfflineFiles } from './offline-files';

declare const PORTICO_FILES: OfflineFiles;

type Waiting = { waitUntil(work: Promise<unknown>): void };
type WorkerEvent = MessageEvent & Waiting;
type SyncEvent = Event & Waiting & { readonly tag: string };
type WorkerScope = {
  readonly location: Location;
  readonly registration: { readonly sync?: { register(tag: string): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
};

const worker = self as unknown as WorkerScope;
const { base, assets, first, files, documents, shell, notPages, keep, onlyBase } = PORTICO_FILES;

/** The number of files below the paths of `keep`. The file with the oldest use goes first. */
const MOST_SEEN = 300;

/** Documents and the first load are here from the installation on, all of one version. */
precache([...first]);
clientsClaim();

/** A map, because every object has a `constructor`, and a page may be called so. */
const ahead = new Map(Object.entries(documents));

/** The document of an address: the one that was rendered ahead for it, or the one without a page. */
async function documentFor(request: Request): Promise<Response> {
  const inside = new URL(request.url).pathname.slice(base.length).replace(/\/$/, '');
  return keptOr(request, base + (ahead.get(inside) ?? shell));
}

/** A browser may have deleted what was kept. */
const keptOr = async (request: Request, path: string) =>
  (await matchPrecache(path)) ?? fetch(request);

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

registerRoute(
  new NavigationRoute(({ request }) => documentFor(request), {
    allowlist: [new RegExp(`^${escaped(base)}${onlyBase ? String.raw`(\?|$)` : ''}`)],
    // The last part of a file's path has a dot. The server answers the paths of `notPages`.
    denylist: [/^[^?]*\.[^/?]*(\?|$)/, ...notPages.map((path) => new RegExp(`^${escaped(path)}`))],
  }),
);

// A request for a document that is no navigation asks whether the server has a newer one.
const firstFiles = new Set(first.map(({ url }) => url).filter((url) => !url.endsWith('.html')));
registerRoute(
  ({ url: { origin, pathname } }) => origin === worker.location.origin && firstFiles.has(pathname),
  ({ request, url }) => keptOr(request, url.pathname),
);

/** Code of pages, and what they import. A tab of the version before may still need its own files. */
const known = new Set(files);
/** Servers that allow other origins send `Vary: Origin`. The content of a file with a hash is the same for all. */
const matchOptions = { ignoreVary: true };
// The types of Workbox were not written for `exactOptionalPropertyTypes`.
const limitTo = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions }) as WorkboxPlugin;
const cacheName = `portico-pages ${base}`;
const pages = new CacheFirst({
  cacheName,
  plugins: [limitTo(2 * files.length + 50)],
  matchOptions,
});

const isCode = ({ destination }: Request) => destination === 'script' || destination === 'style';
const hasHash = (path: string) => /-[\w-]{7,8}\.\w+$/.test(path);

registerRoute(({ url: { origin, pathname }, request }) => {
  if (origin !== worker.location.origin || !pathname.startsWith(assets)) return false;
  return known.has(pathname.slice(base.length)) || (isCode(request) && hasHash(pathname));
}, pages);

/** Files that the product names, mostly pictures. Their content may change, so the worker also asks the server again. */
const seen = new StaleWhileRevalidate({
  cacheName: `portico-seen ${base}`,
  plugins: [limitTo(MOST_SEEN)],
  matchOptions,
});

registerRoute(
  ({ url: { origin, pathname } }) =>
    origin === worker.location.origin && keep.some((path) => pathname.startsWith(path)),
  seen,
);

/** One file after the other, so that the user's own requests go on. */
async function keepPages(event: WorkerEvent): Promise<void> {
  const cache = await caches.open(cacheName);
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter((file) => /\.(js|css)$/.test(file) && !here.has(base + file));
  for (const file of missing) {
    const [answer, kept] = pages.handleAll({ event: event as never, request: base + file });
    // Without a network, the next start goes on.
    const isHere = await Promise.all([answer, kept]).then(
      () => true,
      () => false,
    );
    if (!isHere) return;
  }
}

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
  registerRoute(
    ({ request }) => request.headers.has(ACTION_HEADER),
    ({ request }) => answerAction(request, worker.registration),
    method,
  );
}

/** The network is back, and perhaps no page of the app is open. Only some browsers say so. */
worker.addEventListener('sync', (event) => event.waitUntil(sendActions(event.tag)));

worker.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { readonly type?: unknown };
  if (type === 'SKIP_WAITING') void worker.skipWaiting();
  if (type === 'KEEP_PAGES') event.waitUntil(keepPages(event));
});
