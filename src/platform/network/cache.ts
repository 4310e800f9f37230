import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { tell } from '@/platform/call/emitter';
import { attempt } from '@/shared/errors';
import { type AnswerKind, isHtmlPage, isSuccess, readAnswer, type Response } from './answer';
import { withDeadline } from './time-limits';
import { CREDENTIAL } from './client-origin';
import { copyOf, joinSameRequest, sortedHeaders, type Start, type Watch } from './same-requests';
import type { Answer, Order } from './send';

/** How a GET is cached. */
export type CacheParams<T = unknown> = {
  /** Milliseconds for which an answer is fresh: until then a call sends no request. */
  readonly staleTime: number;
  /** Names the data. @default the address, the header and the type of the answer */
  readonly key?: string | undefined;
  /** Receives the new data after a stale answer, if it is different. */
  readonly onUpdate?: ((response: T) => unknown) | undefined;
};

/** The cache holds at most this many answers of one app, and this many characters or bytes. */
const MAX_ENTRIES = 100;
const MAX_SIZE = 8_000_000;

type Limits = { readonly maxEntries: number; readonly maxSize: number };

type Found<T> =
  | { readonly state: 'fresh' | 'stale'; readonly value: T }
  | { readonly state: 'missing' };

export type BoundedCache<T> = {
  /** An entry is fresh for `staleTime` milliseconds. */
  read(key: string, staleTime: number, now: number): Found<T>;
  /** Removes the least recently used entries until the rest fits. */
  write(key: string, value: T, size: number, now: number): void;
  clear(): void;
};

/** A cache that forgets the least recently used entries. Pure: the caller brings the time. */
export function createBoundedCache<T>({ maxEntries, maxSize }: Limits): BoundedCache<T> {
  type Entry = { readonly value: T; readonly size: number; readonly writtenAt: number };
  // A Map keeps the order of insertion. Reading an entry moves it to the end.
  const entries = new Map<string, Entry>();
  let total = 0;

  const remove = (key: string) => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };

  return {
    read: (key, staleTime, now) => {
      const entry = entries.get(key);
      if (!entry) return { state: 'missing' };
      entries.delete(key);
      entries.set(key, entry);
      const age = now - entry.writtenAt;
      // The age is negative after the device's clock was set back.
      return { state: age >= 0 && age < staleTime ? 'fresh' : 'stale', value: entry.value };
    },
    write: (key, value, size, now) => {
      remove(key);
      if (size > maxSize || maxEntries === 0) return;
      entries.set(key, { value, size, writtenAt: now });
      total += size;
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && total <= maxSize) break;
        remove(oldest);
      }
    },
    clear: () => {
      entries.clear();
      total = 0;
    },
  };
}

type CacheRules = {
  readonly cache: {
    readonly staleTime: number;
    readonly key?: string | undefined;
    readonly onUpdate?: ((...args: never[]) => unknown) | undefined;
  };
  readonly kind: AnswerKind;
  readonly timeout: number;
  readonly fail: Fail;
};

type CachedAnswer = { readonly answer: Answer; readonly cached?: 'fresh' | 'stale' };

/**
 * The answer to a GET from the cache, or from the server. A stale answer comes at once, and the cache fetches a new one
 * in the background, which no caller's abort ends.
 */
export async function answerByCache(
  context: PlatformContext,
  order: Order,
  { cache, kind, timeout, fail }: CacheRules,
  ending: AbortSignal,
  watch: Watch,
  start: Start,
): Promise<CachedAnswer> {
  const { env } = context;
  const store = context.shelf(createAnswerCache);
  const session = store.session();
  const key = cacheKeyOf(order, kind, cache.key);

  const fetchAndStore: Start = async (signal, onProgress) => {
    const answer = await start(signal, onProgress);
    // Another user may have signed in meanwhile.
    if (session === store.session() && isCacheable(answer, kind))
      store.write(key, answer, sizeOf(answer), env.date());
    return answer;
  };
  const join = (signal: AbortSignal, onProgress: Watch) =>
    joinSameRequest(context, `cache ${session} ${key}`, signal, onProgress, fetchAndStore);

  const found = store.read(key, cache.staleTime, env.date());
  if (found.state === 'missing') return { answer: await join(ending, watch) };
  if (found.state === 'stale') {
    const background = new AbortController().signal;
    const update = withDeadline(context, timeout, fail, background, (signal) =>
      join(signal, () => {}),
    );
    update.then(
      (answer) => {
        const isNew = isCacheable(answer, kind) && !isSameData(answer, found.value);
        const onUpdate = cache.onUpdate as ((response: Response) => unknown) | undefined;
        if (isNew && session === store.session())
          tell(env, () => onUpdate?.(readAnswer(answer, kind)));
      },
      // The stale answer stays, and the next call tries again.
      () => {},
    );
  }
  return { answer: copyOf(found.value), cached: found.state };
}

type AnswerCache = BoundedCache<Answer> & {
  /** Counts the users. An answer to an earlier user's request must not be stored. */
  session(): number;
};

/** The cached answers of one app. The next user finds it empty. */
function createAnswerCache({ auth, life }: PlatformContext): AnswerCache {
  const cache = createBoundedCache<Answer>({ maxEntries: MAX_ENTRIES, maxSize: MAX_SIZE });
  // A token without an id may be that of another user.
  const currentUser = () => `${auth.owner()} ${auth.user()?.uid ? '' : auth.token()}`;
  let user = currentUser();
  let sessions = 0;
  const follow = () => {
    const next = currentUser();
    if (next === user) return;
    user = next;
    sessions += 1;
    cache.clear();
  };
  life.signal.addEventListener('abort', auth.subscribe(follow));
  const session = () => {
    // Another tab may have changed the session, and the event of it comes later.
    follow();
    return sessions;
  };
  return { ...cache, session };
}

/** Entries differ by the whole header, or beside a key of the product's own by the credentials in it. */
function cacheKeyOf(order: Order, kind: AnswerKind, key: string | undefined): string {
  const headers = sortedHeaders(order.headers);
  const { url, withCredentials } = order;
  return key === undefined
    ? JSON.stringify([url, kind, withCredentials, headers])
    : JSON.stringify([key, kind, headers.filter(([name]) => CREDENTIAL.test(name))]);
}

/** Errors are not cached, and the sign-in page of a public network is one. */
function isCacheable(answer: Answer, kind: AnswerKind): boolean {
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

/** Whether two answers bring the same data. Bytes count as different, because comparing them takes long. */
function isSameData(one: Answer, other: Answer): boolean {
  return typeof one.data === 'string' && one.data === other.data;
}
