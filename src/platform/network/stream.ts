import { badParameterError, type Checked } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { tell } from '@/platform/call/emitter';
import { isPlatformError, type PlatformError } from '@/platform/call/errors';
import { pause } from '@/platform/call/timers';
import { LONGEST_TIMER } from '@/shared/clock';
import { type Answer, isHtmlType } from './answer';
import { type Headers, mergeHeaders, type NetworkParams } from './fields';
import { createReconnects } from './reconnect';
import { mayRepeat } from './request';
import { networkFailure, readRetryAfter } from './retry';
import { mayPass } from '@/shared/temporary-status';
import { type StreamCall, watchEnds } from './stream-ends';
import { partsOf, wrongType } from './stream-open';
import { checkEvents, checkStream, type EventsPlan, type ServerEvent } from './stream-params';
import { createEventReader, readJsonLines, readTexts } from './stream-parts';

export { byStream } from './stream-open';

type Call = StreamCall & {
  readonly open: (params: NetworkParams, signal: AbortSignal) => Promise<Answer>;
};

/** Reads an answer part by part. The connection opens when the product asks for the first part. */
export function stream(context: PlatformContext, call: Call): AsyncGenerator<unknown, void> {
  const { dataType, attemptTimeout } = planOf(call, checkStream);
  return read();

  async function* read() {
    const { params, open, fail } = call;
    const ends = watchEnds(context, call);
    const { signal } = ends;
    try {
      const answer = await ends.connect(() => open(params, signal));
      if (dataType !== 'text' && isHtmlType(answer.headers)) throw wrongType(answer, fail);
      const reader = dataType === 'json' ? readJsonLines() : readTexts();
      yield* partsOf(context, answer, reader, { signal, attemptTimeout });
    } catch (cause) {
      if (cause instanceof SyntaxError) throw fail('parse', 'malformed JSON in a line', cause);
      throw ends.error() ?? networkFailure(context, fail, cause);
    } finally {
      ends.stop();
    }
  }
}

const ACCEPT: Headers = { Accept: 'text/event-stream' };

/** The server has no further event. Browsers' own EventSource ends with it too. */
const NOTHING_MORE = 204;

/** Reads events, and connects again. The first connection opens when the product asks for the first event. */
export function events(context: PlatformContext, call: Call): AsyncGenerator<ServerEvent, void> {
  const { env } = context;
  const { params, open, fail } = call;
  const plan = planOf(call, checkEvents);
  const { attemptTimeout, onConnectedChange } = plan;
  const reconnect = mayConnectAgain(plan) ? plan.reconnect : null;
  return read();

  async function* read() {
    const ends = watchEnds(context, call);
    const { signal } = ends;
    const reader = createEventReader();
    const reconnects = createReconnects(context, reconnect);
    /** Undefined before the first connection. */
    const state: { isConnected?: boolean } = {};
    const setConnected = (next: boolean) => {
      if (next !== state.isConnected) tell(env, () => onConnectedChange?.(next));
      state.isConnected = next;
    };

    /** The events of one connection. Returns the error that it ended with, or null if no other one follows. */
    const connection = async function* (): AsyncGenerator<ServerEvent, PlatformError | null> {
      try {
        const header = mergeHeaders(ACCEPT, plan.header, lastEventId(reader.lastId()));
        // The attempts of a request are for the first connection. Later ones have their own.
        const again = state.isConnected === undefined ? {} : { retry: 0 };
        const answer = await ends.connect(() => open({ ...params, ...again, header }, signal));
        if (answer.status === NOTHING_MORE) return null;
        if (!/^text\/event-stream\b/i.test(answer.headers['content-type'] ?? '')) {
          return wrongType(answer, fail);
        }
        reconnects.opened();
        reader.restart();
        setConnected(true);
        yield* partsOf(context, answer, reader, { signal, attemptTimeout });
        return reconnect ? fail('network', 'connection lost') : null;
      } catch (cause) {
        return ends.error() ?? networkFailure(context, fail, cause);
      }
    };

    try {
      for (;;) {
        const lost = yield* connection();
        if (!lost) return;
        // The first connection fails as a request does.
        const mayTryAgain =
          reconnects.lost() && state.isConnected !== undefined && mayPassSoon(lost);
        if (!mayTryAgain) throw lost;
        setConnected(false);
        const named = readRetryAfter(retryAfterOf(lost), env.date());
        // A network that comes back does not shorten it.
        if (named !== null) await pause(env, Math.min(named, LONGEST_TIMER), signal);
        await reconnects.wait(signal, reader.wait());
      }
    } catch (cause) {
      throw ends.error() ?? cause;
    } finally {
      ends.stop();
    }
  }
}

function planOf<P>({ params, fail }: Call, check: (input: unknown) => Checked<P>): P {
  const checked = check(params);
  if ('refused' in checked) throw badParameterError(fail, checked);
  return checked.value;
}

/** Sending a POST again could do its work twice. */
function mayConnectAgain({ method, header, retry, idempotencyKey }: EventsPlan): boolean {
  return Boolean(idempotencyKey) || mayRepeat(retry, { method, headers: header });
}

/** Headers have bytes, and EventSource sends those of UTF-8. */
function lastEventId(id: string): Headers {
  const bytes = String.fromCharCode(...new TextEncoder().encode(id));
  return id === '' ? {} : { 'Last-Event-ID': bytes };
}

/** Whether another connection may succeed. The page of a public network's sign-in is an answer of another type. */
function mayPassSoon(error: PlatformError): boolean {
  const { code } = error;
  if (code === 'http-status') return mayPass(error.response?.statusCode ?? 0);
  return code === 'network' || code === 'offline' || code === 'timeout' || code === 'parse';
}

function retryAfterOf(error: PlatformError): string | undefined {
  return isPlatformError(error, 'http-status') ? error.response?.header['retry-after'] : undefined;
}
