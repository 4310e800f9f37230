import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { tell } from '@/platform/call/emitter';
import { type AnswerKind, readAnswer, type Response } from './answer';
import { cacheKeyOf, createCachedAnswers, isCacheable } from './cached-answers';
import { withDeadline } from './time-limits';
import { copyOf, joinSameRequest, type Start, type Watch } from './same-requests';
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
  const store = context.shelf(createCachedAnswers);
  const session = store.session();
  const key = cacheKeyOf(order, kind, cache.key);

  const join = (signal: AbortSignal, onProgress: Watch) => {
    const fetching = store.begin(key, order, kind);
    const fetchAndStore: Start = async (stopped, onPart) => {
      const answer = await start(stopped, onPart).catch((error: unknown) => {
        store.end(key, fetching, null);
        throw error;
      });
      store.end(key, fetching, answer);
      return answer;
    };
    return joinSameRequest(context, `cache ${fetching.id}`, signal, onProgress, fetchAndStore);
  };

  const found = store.read(key, cache.staleTime);
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

/** Whether two answers bring the same data. Bytes count as different, because comparing them takes long. */
function isSameData(one: Answer, other: Answer): boolean {
  return typeof one.data === 'string' && one.data === other.data;
}
