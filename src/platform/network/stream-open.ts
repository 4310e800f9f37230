import type { Checked, Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import type { PlatformError } from '@/platform/call/errors';
import { inTime } from '@/platform/call/timers';
import { type Answer, isSuccess, requireWhole } from './answer';
import { given, type Transport } from './client-transports';
import type { NetworkParams } from './fields';
import { type Part, readParts } from './read-parts';
import { discard, orderOf, responseOf, sendInAttempts } from './request';
import { networkFailure, requireOnline, stalled } from './retry';
import { decoderFor, ownerOf } from './send';
import { checkEvents, checkStream, type StreamPlan } from './stream-params';
import type { PartReader } from './stream-parts';

export type StreamName = 'events' | 'stream';

/** The parameters that both have. */
type Check = (input: unknown) => Checked<Omit<StreamPlan, 'dataType'>>;

/** Sends a request, and resolves when a successful answer begins. Its data is a stream that is not read yet. */
const openBy = (name: StreamName): Api<NetworkParams, Answer> =>
  defineApi(name, {
    check: (name === 'events' ? checkEvents : checkStream) as Check,
    run: async (context, params, fail, { signal, ...controls }) => {
      const { retry, attemptTimeout = 0, whenOffline, timeout = 0 } = params;
      const order = orderOf(context, params, 'text', fail);
      const owned = { ...order, bodyType: 'stream' as const, owner: ownerOf(context, controls) };
      const endsAt = timeout > 0 ? context.env.now() + timeout : Number.POSITIVE_INFINITY;
      const plan = { ...retry, attemptTimeout, whenOffline };
      try {
        if (whenOffline === 'fail') requireOnline(context, fail);
        const rules = { plan, endsAt, early: undefined, watch: null };
        const answer = { url: order.url, ...(await sendInAttempts(context, owned, rules, signal)) };
        if (isSuccess(answer.status)) return answer;
        // It throws the error of the status.
        responseOf(await readParts(context, answer, signal), 'auto', fail);
        return answer;
      } catch (cause) {
        throw networkFailure(context, fail, cause);
      }
    },
  });

/** How a client sends the request of a stream. */
export const byStream = (name: StreamName): Transport<NetworkParams, Answer, never> => ({
  name,
  usualTimeout: (_context, { timeout }) => timeout,
  prepare: (_context, params) => () => params,
  send: (
    context,
    params,
    { header: _header, auth: _auth, refresh: _refresh, dataType: _dataType, ...usual },
    controls,
  ) => openBy(name)(context)({ ...given(usual), ...params }, controls),
});

type Reading = {
  readonly signal: AbortSignal;
  /** Milliseconds without a byte that end it. 0 is no limit. */
  readonly attemptTimeout?: number | undefined;
};

/** The parts of an answer, as they arrive. The next bytes are read when the product asks for more. */
export async function* partsOf<P>(
  { env }: PlatformContext,
  answer: Answer,
  { feed, end }: PartReader<P>,
  { signal, attemptTimeout: ms = 0 }: Reading,
): AsyncGenerator<P, void> {
  const reader = (answer.data as ReadableStream<Part> | null)?.getReader();
  const decoder = decoderFor(answer.headers);
  const close = () => void reader?.cancel().catch(() => {});
  // The product may be busy with a part, and ask for no other one.
  signal.addEventListener('abort', close);
  const next = () => inTime(env, { ms, signal, late: stalled }, () => reader?.read());
  const stillWanted = function* (parts: Iterable<P>) {
    for (const part of parts) {
      if (signal.aborted) throw signal.reason;
      yield part;
    }
  };
  let bytes = 0;
  try {
    for (let part = await next(); part && !part.done; part = await next()) {
      bytes += part.value.byteLength;
      yield* stillWanted(feed(decoder.decode(part.value, { stream: true })));
    }
    requireWhole(answer, bytes);
    yield* stillWanted(feed(decoder.decode()));
    yield* stillWanted(end());
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}

/** The error of an answer of another type. The sign-in of a public network answers every address with a page. */
export function wrongType(answer: Answer, fail: Fail): PlatformError {
  discard(answer);
  const type = answer.headers['content-type'] ?? 'no type';
  return fail('parse', `the server answered with ${type} in place of a stream`, answer);
}
