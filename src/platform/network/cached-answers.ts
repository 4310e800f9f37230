import { attempt } from '@/shared/errors';
import type { PlatformContext } from '@/platform/call/context';
import { type AnswerKind, isHtmlPage, isSuccess, readAnswer } from './answer';
import { createBoundedCache } from './bounded-cache';
import { CREDENTIAL } from './client-origin';
import { sortedHeaders } from './same-requests';
import type { Answer, Order } from './send';

/** The cache holds at most this many answers of one app, and this many characters or bytes. */
const MAX_ENTRIES = 100;
const MAX_SIZE = 8_000_000;

/** A GET on its way. */
type Fetching = {
  readonly url: string;
  readonly kind: AnswerKind;
  /** The name of requests that get the same answer. An entry under a key of the product has such a name too. */
  readonly name: string;
  readonly sentAt: number;
  readonly session: number;
  /** Different for a GET that begins after a change. It does not join one from before. */
  readonly id: number;
  /** A request has changed what the server answers, after this one had left. */
  isOutdated: boolean;
};

type Entry = Pick<Fetching, 'url' | 'name' | 'sentAt'> & { readonly answer: Answer };

export type CachedAnswers = {
  /** Counts the users. An answer to an earlier user's request must not be stored. */
  session(): number;
  read(
    key: string,
    staleTime: number,
  ): { readonly state: 'fresh' | 'stale'; readonly value: Answer } | { readonly state: 'missing' };
  /** The GET of a key that is on its way, or a new one. */
  begin(key: string, order: Order, kind: AnswerKind): Fetching;
  /** Stores the answer under the key, unless it is older than the stored one. */
  end(key: string, fetching: Fetching, answer: Answer | null): void;
  /** A GET without the cache leaves. The function that it returns replaces what the cache has of the same request. */
  follow(order: Order, kind: AnswerKind): (answer: Answer) => void;
  /** Removes what a change at an address may have changed: answers of the same path, of paths below and above it. */
  invalidate(url: string): void;
};

/** The cached answers of one app. The next user finds none. `context.shelf(createCachedAnswers)` */
export function createCachedAnswers({ env, auth, life }: PlatformContext): CachedAnswers {
  const cache = createBoundedCache<Entry>({ maxEntries: MAX_ENTRIES, maxSize: MAX_SIZE });
  const onTheirWay = new Map<string, Fetching>();
  // A token without an id may be that of another user.
  const currentUser = () => `${auth.owner()} ${auth.user()?.uid ? '' : auth.token()}`;
  let user: string | undefined;
  let sessions = 0;
  let count = 0;
  const followUser = () => {
    const next = currentUser();
    if (next === user) return;
    user = next;
    sessions += 1;
    cache.clear();
  };
  const session = () => {
    if (user === undefined) life.signal.addEventListener('abort', auth.subscribe(followUser));
    // Another tab may have changed the session, and the event of it comes later.
    followUser();
    return sessions;
  };

  const fetchingOf = (order: Order, kind: AnswerKind): Fetching => ({
    url: order.url,
    kind,
    name: cacheKeyOf(order, kind),
    sentAt: env.date(),
    session: session(),
    id: (count += 1),
    isOutdated: false,
  });

  const mayStore = (fetching: Fetching, answer: Answer) =>
    !fetching.isOutdated && fetching.session === session() && isCacheable(answer, fetching.kind);

  const store = (key: string, { url, name, sentAt }: Fetching, answer: Answer) => {
    const [newer] = cache.keys((entry, other) => other === key && entry.sentAt > sentAt);
    if (newer !== undefined) return;
    cache.write(key, { answer, url, name, sentAt }, sizeOf(answer), env.date());
  };

  return {
    session,
    read: (key, staleTime) => {
      const found = cache.read(key, staleTime, env.date());
      return found.state === 'missing' ? found : { ...found, value: found.value.answer };
    },
    begin: (key, order, kind) => {
      const known = onTheirWay.get(key);
      if (known && !known.isOutdated && known.session === session()) return known;
      const fetching = fetchingOf(order, kind);
      onTheirWay.set(key, fetching);
      return fetching;
    },
    end: (key, fetching, answer) => {
      if (onTheirWay.get(key) === fetching) onTheirWay.delete(key);
      if (answer && mayStore(fetching, answer)) store(key, fetching, answer);
    },
    follow: (order, kind) => {
      if (cache.keys(() => true).length === 0) return () => {};
      const fetching = fetchingOf(order, kind);
      return (answer) => {
        if (!mayStore(fetching, answer)) return;
        for (const key of cache.keys(({ name }) => name === fetching.name))
          store(key, fetching, answer);
      };
    },
    invalidate: (url) => {
      for (const key of cache.keys((entry) => isConcerned(entry.url, url))) cache.remove(key);
      for (const fetching of onTheirWay.values())
        if (isConcerned(fetching.url, url)) fetching.isOutdated = true;
    },
  };
}

/** Entries differ by the whole header, or beside a key of the product's own by the credentials in it. */
export function cacheKeyOf(order: Order, kind: AnswerKind, key?: string): string {
  const headers = sortedHeaders(order.headers);
  const { url, withCredentials } = order;
  return key === undefined
    ? JSON.stringify([url, kind, withCredentials, headers])
    : JSON.stringify([key, kind, headers.filter(([name]) => CREDENTIAL.test(name))]);
}

/** Whether a change at an address may change the answer of another: `/orders/7` changes `/orders?page=2` too. */
function isConcerned(url: string, changed: string): boolean {
  const [one, other] = [pathOf(url), pathOf(changed)];
  return one.startsWith(other) || other.startsWith(one);
}

/** With a slash at its end, so that `/orders` is no part of `/orders-of-today`. */
function pathOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.replace(/\/+$/, '')}/`;
}

/** Errors are not cached, and the sign-in page of a public network is one. */
export function isCacheable(answer: Answer, kind: AnswerKind): boolean {
  const isWanted = kind === 'text' || !isHtmlPage(answer);
  return (
    isSuccess(answer.status) && isWanted && attempt(() => readAnswer(answer, kind)) !== undefined
  );
}

/** Characters or bytes of an answer. */
function sizeOf({ data }: Answer): number {
  if (typeof data === 'string') return data.length;
  return data instanceof ArrayBuffer ? data.byteLength : (data as Blob).size;
}
