import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import { tell } from '@/platform/call/emitter';
import { inTime, withDeadline } from '@/platform/call/timers';
import { attempt } from '@/shared/errors';
import { resolveUrl, withData } from './address';
import {
  type Answer,
  type AnswerKind,
  isHtmlPage,
  isSuccess,
  readAnswer,
  type Response,
} from './answer';
import { encodeData } from './body';
import type { EarlyAnswer } from './early-request';
import {
  headerIn,
  newKey,
  type RequestAttempt,
  type RequestRetryPlan,
  withoutHeader,
} from './fields';
import { type Part, readParts } from './read-parts';
import {
  type CheckedRequest,
  checkRequest,
  type RequestDataType,
  type RequestParams,
  type RequestProgress,
  type RequestResult,
} from './request-params';
import { networkFailure, type Outcome, requireOnline, retry, stalled } from './retry';
import { mayPass } from '@/shared/temporary-status';
import { isUploadFree, type Order, ownerOf, percentOf, requireOwner, send } from './send';

/**
 * Sends one request [S7.1]. Only 200 to 299 is a success [S7.2]. Any other status rejects with the response. Its page does
 * not end it, unless the product says `abortOnUnload` or `until` (platform/call/call-scope.ts).
 */
export const request: Api<RequestParams, RequestResult, RequestProgress, EarlyAnswer> = defineApi(
  'request',
  {
    check: checkRequest,
    run: (context, params, fail, { signal, progress, watched, begun, ...controls }) => {
      const { timeout = context.settings.timeouts.request } = params;
      const onChunk = params.method === 'HEAD' ? undefined : params.onChunk;
      const kind = kindOf(params.dataType, params.responseType);
      const owner = ownerOf(context, controls);
      const order = { ...orderOf(context, params, kind, fail), owner };
      const early = begun?.url === order.url && order.method === 'GET' ? begun : undefined;
      if (begun && !early) begun.abort();
      const { now } = context.env;
      const endsAt = timeout > 0 ? now() + timeout : Number.POSITIVE_INFINITY;
      const attemptTimeout = params.attemptTimeout ?? params.retry.attemptTimeout ?? 0;
      const plan = { ...params.retry, attemptTimeout, whenOffline: params.whenOffline };
      const watch: Watch = (phase, bytes, totalBytes) =>
        progress({ phase, progress: percentOf(bytes, totalBytes), bytes, totalBytes });

      return withDeadline(context, timeout, fail, signal, async (ending) => {
        // By then the caller has the task, and may have added a progress listener.
        await Promise.resolve();
        if (!early) requireOwner(context, order);
        try {
          if (params.whenOffline === 'fail' && !early) requireOnline(context, fail);
          const isWatched = !onChunk && (watched?.() ?? true);
          const rules = { plan, endsAt, early, watch: isWatched ? watch : null };
          const answer = await sendInAttempts(context, order, rules, ending);
          if (!onChunk) return responseOf({ url: order.url, ...answer }, kind, fail);
          const rest = { ms: attemptTimeout, signal: ending, late: stalled };
          const read = await inTime<Answer>(context.env, rest, (reading, restart) =>
            readParts(context, answer, reading, {
              onPart: onChunk as (part: Part) => void,
              onProgress: (bytes, total) => {
                restart();
                watch('download', bytes, total);
              },
            }),
          );
          return responseOf({ url: order.url, ...read }, kind, fail);
        } catch (cause) {
          throw networkFailure(context, fail, cause);
        }
      });
    },
  },
);

/** A GET has its data in the address, any other method in the body [S7.3]. */
export function orderOf(
  context: PlatformContext,
  params: Omit<CheckedRequest, 'dataType' | 'responseType' | 'onChunk'> &
    Pick<Partial<CheckedRequest>, 'onChunk'>,
  kind: AnswerKind,
  fail: Fail,
): Order {
  const { method, data, withCredentials, xsrfCookieName, xsrfHeaderName } = params;
  const isQuery = method === 'GET' || method === 'HEAD';
  const bytes = kind === 'arraybuffer' || kind === 'blob' ? kind : 'text';
  const bodyType = params.onChunk && method !== 'HEAD' ? 'stream' : bytes;
  const common = { method, bodyType, withCredentials, xsrfCookieName, xsrfHeaderName } as const;
  const header = headerOf(context, params);
  const { href } = resolveUrl(context, params, fail);
  if (isQuery) return { ...common, url: withData(href, data, fail), headers: header };
  const { body, contentType } = encodeData(data, headerIn(header, 'Content-Type'), fail);
  const rest = withoutHeader(header, 'Content-Type');
  const headers = contentType === null ? rest : { ...rest, 'Content-Type': contentType };
  return { ...common, url: href, headers, body };
}

/** One key for the whole call, so that the server recognises a second attempt. */
function headerOf(
  { env }: PlatformContext,
  { header, idempotencyKey: key }: Pick<CheckedRequest, 'header' | 'idempotencyKey'>,
) {
  if (!key || headerIn(header, 'Idempotency-Key') !== undefined) return header;
  return { ...header, 'Idempotency-Key': key === true ? newKey(env) : key };
}

function kindOf(dataType: RequestDataType | undefined, responseType: RequestDataType): AnswerKind {
  return responseType === 'text' ? (dataType ?? 'auto') : responseType;
}

type Watch = (phase: RequestProgress['phase'], bytes: number, total: number | undefined) => void;

type SendRules = {
  readonly plan: RequestRetryPlan & {
    readonly attemptTimeout: number;
    readonly whenOffline: 'wait' | 'fail';
  };
  /** When the caller's time is over, by `env.now()`. */
  readonly endsAt: number;
  /** A first attempt that is already on its way. */
  readonly early: EarlyAnswer | undefined;
  readonly watch: Watch | null;
};

/** Sends a request until the answer needs no other attempt, or no attempt is left. */
export async function sendInAttempts(
  context: PlatformContext,
  order: Order,
  { plan, endsAt, early, watch }: SendRules,
  signal: AbortSignal,
): Promise<Answer> {
  const { env } = context;
  let count = 0;
  let last: Outcome<{ readonly answer: Answer }> | undefined;
  const rules = {
    ...plan,
    isRepeatable: mayRepeat(plan, order),
    longestWait: () => endsAt - env.now(),
  } as const;

  const { answer } = await retry(context, rules, signal, {
    attempt: async (ending, moved) => {
      count += 1;
      if (last?.answer && order.bodyType === 'stream') discard(last.answer);
      const facts = { attempt: count, ...(last && previousOf(last)) };
      tell(env, () => plan.onAttempt?.(facts));
      const listeners = [watch, plan.attemptTimeout > 0 && (() => moved())];
      const listened = listening(
        context,
        order,
        listeners.filter((listener) => !!listener),
      );
      const sent = { ...listened, early: count === 1 ? early : undefined };
      return { answer: await send(context, sent, ending) };
    },
    judge: (outcome) => {
      last = outcome;
      const isFinal = outcome.answer && !mayPass(outcome.answer.status, plan.statuses);
      return isFinal ? 'over' : 'later';
    },
  });
  return answer;
}

/** Sending these twice has the effect of sending them once. */
const IDEMPOTENT = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'];

/** Whether the request may be sent a second time, although the server may already have the first. */
export function mayRepeat(
  { methods: allowed }: Pick<RequestRetryPlan, 'methods'>,
  { method, headers }: Pick<Order, 'method' | 'headers'>,
): boolean {
  if (allowed) return allowed.includes(method);
  return headerIn(headers, 'Idempotency-Key') !== undefined || IDEMPOTENT.includes(method);
}

function previousOf({
  answer,
  cause,
}: Outcome<{ readonly answer: Answer }>): Omit<RequestAttempt, 'attempt'> {
  return answer ? { statusCode: answer.status } : { cause };
}

/** An answer that nobody reads must not hold its connection. */
export function discard({ data }: Answer): void {
  (data as ReadableStream | null)?.cancel().catch(() => {});
}

/** Adds the progress listeners that cost no further request. Without them a short request is a tenth faster. */
function listening(context: PlatformContext, order: Order, listeners: readonly Watch[]): Order {
  if (listeners.length === 0) return order;
  const hasBody = order.body !== undefined && order.body !== '';
  const hear = (phase: RequestProgress['phase']) => (bytes: number, total: number | undefined) => {
    for (const listener of listeners) listener(phase, bytes, total);
  };
  return {
    ...order,
    onDownload: hear('download'),
    ...(hasBody && isUploadFree(context, order) && { onUpload: hear('upload') }),
  };
}

export function responseOf(answer: Answer, kind: AnswerKind, fail: Fail): Response {
  const response = attempt(() => readAnswer(answer, kind));
  if (!response) {
    const message = isHtmlPage(answer)
      ? 'the server answered with an HTML page instead of JSON; a public network may want the user to sign in'
      : 'malformed JSON';
    throw fail('parse', message, readAnswer(answer, 'text'));
  }
  if (!isSuccess(answer.status)) {
    const { statusCode, header, data } = response;
    const details = { response: { statusCode, header, data, url: answer.url } };
    throw fail('http-status', `the server answered ${answer.status}`, response, details);
  }
  return response;
}
