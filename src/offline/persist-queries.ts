import { type AppExtension, type AppExtensionTarget, inTime, isOffline, newId } from '@/platform';
import { failureIn } from '@/router';
import { encode } from '@/shared/encode-value';
import { originOf } from '@/shared/errors';
import { personOf } from './person';
import { type AnswerChange, createQueryStore, type KeptAnswer } from './query-store';
import type { PersistedClient, Persister, ProvidedContext, Query, QueryEvent } from './query-types';

export type PersistOptions = {
  /** Answers of another version are dropped. Change it when the data gets another shape. @default '' */
  readonly version?: string;
  /** How long an answer is kept, in milliseconds. @default a week */
  readonly maxAge?: number;
};

const WEEK = 7 * 24 * 60 * 60_000;
/** Between two writes. */
const PAUSE = 1000;
/** Safari sometimes never answers. Then the query asks the server. */
const READ_MS = 1000;

type ClientOrItsPlace = PersistedClient | ((context: ProvidedContext) => PersistedClient);

/**
 * The answers of TanStack Query survive a reload, and are there without a network. Each user has their own, and they go
 * when the user signs out. Name it in `extensions` of `defineApp`.
 */
export function persistQueries(
  client: ClientOrItsPlace,
  options: PersistOptions = {},
): AppExtension {
  return { start: (target) => keepAnswers(target, client, options) };
}

/** One fetch of a query. */
type Run = {
  /** The answer that it has in place of the server's. */
  kept?: KeptAnswer;
  /** Whether the query asks the server as soon as it has the kept answer. */
  mustAsk?: boolean;
};

type Known = Pick<KeptAnswer, 'bytes' | 'data' | 'dataId'>;

const NOTHING: Known = { data: undefined, bytes: 0, dataId: '' };

function keepAnswers(
  { context, provided }: AppExtensionTarget,
  client: ClientOrItsPlace,
  { version = '', maxAge = WEEK }: PersistOptions,
): () => void {
  const queries = typeof client === 'function' ? client(provided as ProvidedContext) : client;
  const { env, auth } = context;
  const store = createQueryStore(context, version, maxAge);
  const stopping = new AbortController();
  let person = personOf(auth);
  let runs = new WeakMap<Query, Run>();
  /** The data of queries that the browser has, or gets soon. */
  let known = new WeakMap<Query, Known>();
  const changed = new Set<Query>();
  let cancelWrite = () => {};
  let lastWrite = Number.NEGATIVE_INFINITY;
  let hasTold = false;

  /** Without storage the app goes on with its memory. */
  const tell = (error: unknown) => {
    if (!hasTold && !stopping.signal.aborted) env.errors.report(error, originOf('runtime'));
    hasTold = true;
  };

  /** Not so if another tab has signed out or in, of which this one hears in a moment. */
  const isSamePerson = () => personOf(auth) === person;

  const find = async (query: Query) => {
    // The product has reset the query, and the browser still has its data.
    if (changed.has(query)) return undefined;
    const asked = person;
    const read = () => store.find(asked ?? '', query.queryHash);
    const kept = await inTime(env, { ms: READ_MS, late: () => undefined }, read).catch(tell);
    return personOf(auth) === asked ? kept : undefined;
  };

  const persister: Persister = async (queryFn, input, query) => {
    const run: Run = {};
    runs.set(query, run);
    if (query.state.data !== undefined || stopping.signal.aborted) return queryFn(input);
    // Code without a component, such as a loader, gets no second answer. So it waits for the server.
    const isShown = query.isActive();
    const give = (kept: KeptAnswer) => {
      run.kept = isShown ? kept : { ...kept, isInvalidated: true };
      run.mustAsk = isShown;
      return kept.data;
    };
    const first = isShown || isOffline(context) ? await find(query) : undefined;
    if (first) return give(first);
    try {
      return await queryFn(input);
    } catch (error) {
      const last = failureIn(error).kind === 'connection' ? await find(query) : undefined;
      if (!last) throw error;
      return give(last);
    }
  };

  /** The query has the kept answer, as if it were new. */
  const restore = (query: Query, { since, isInvalidated, ...kept }: KeptAnswer, run: Run) => {
    known.set(query, { ...kept, data: query.state.data });
    const now = env.date();
    // After the clock was set back, the age is unknown.
    const isOld = isInvalidated || since > now;
    query.setState({ dataUpdatedAt: Math.min(since, now), isInvalidated: isOld });
    if (run.mustAsk && query.isStale()) query.fetch().catch(() => {});
  };

  const writeSoon = (query: Query) => {
    const pause = Math.max(0, lastWrite + PAUSE - env.now());
    if (changed.size === 0) cancelWrite = env.after(pause, () => write(false));
    changed.add(query);
  };

  const hear = ({ query, action }: QueryEvent) => {
    // Data that must not stay in the memory must not stay in the browser.
    if (query.options.persister !== persister || query.options.gcTime === 0) return;
    const run = runs.get(query);
    switch (action?.type) {
      case 'success':
        if (run?.kept && !action.manual) {
          runs.delete(query);
          restore(query, run.kept, run);
          return;
        }
        if (!known.has(query)) known.set(query, NOTHING);
        return writeSoon(query);
      case 'invalidate':
        if (known.has(query)) writeSoon(query);
        return;
      case 'setState':
        // A reset. The end of a first fetch looks the same, but there was no data before it.
        if (query.state.data === undefined && known.has(query)) writeSoon(query);
    }
  };

  const changeOf = (query: Query): AnswerChange => {
    const { queryHash: hash, state } = query;
    const { data, dataUpdatedAt: since, isInvalidated } = state;
    if (data === undefined) return { hash, kept: null };
    try {
      let last = known.get(query);
      if (last?.data !== data) {
        const { bytes } = encode(data, (message) => new Error(message), 0, `the query ${hash}`);
        last = { data, bytes, dataId: newId(env) };
        known.set(query, last);
      }
      return { hash, kept: { ...last, since, isInvalidated } };
    } catch (error) {
      tell(error);
      return { hash, kept: null };
    }
  };

  const write = (isLast: boolean) => {
    cancelWrite();
    const changes = isSamePerson() ? Array.from(changed, changeOf) : [];
    changed.clear();
    if (changes.length === 0) return;
    lastWrite = env.now();
    const done = store.write(person ?? '', changes, isLast);
    done.then(() => (isLast ? undefined : store.tidy())).catch(tell);
  };

  const follow = () => {
    if (isSamePerson()) return;
    const before = person;
    person = personOf(auth);
    cancelWrite();
    changed.clear();
    runs = new WeakMap();
    known = new WeakMap();
    if (before === null) {
      // A guest who signs in keeps what is on the screen until the new answers are there.
      void queries.cancelQueries();
      void queries.invalidateQueries();
    } else {
      store.forget(before).catch(tell);
      void queries.resetQueries();
    }
  };

  const { queries: own, ...others } = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...others, queries: { ...own, persister } });
  const stopHearing = queries.getQueryCache().subscribe(hear);
  const stopFollowing = auth.subscribe(follow);
  const listening = { signal: stopping.signal } as const;
  const writeIfHidden = () => {
    if (env.document.visibilityState === 'hidden') write(true);
  };
  env.document.addEventListener('visibilitychange', writeIfHidden, listening);
  env.window.addEventListener('pagehide', () => write(true), listening);
  // A user who has signed out may have left before everything was removed.
  const isGone = (user: string, itsVersion: string) =>
    itsVersion !== version || (user !== '' && user !== auth.owner());
  const cancelIdle = env.idle(() => void store.tidy(isGone).catch(tell));

  return () => {
    write(true);
    stopping.abort();
    cancelIdle();
    stopHearing();
    stopFollowing();
  };
}
