import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import { attempt } from '@/shared/errors';
import { resolveUrl, withData } from './address';
import { type AnswerKind, isHtmlPage, isSuccess, readAnswer, type Response } from './answer';
import { networkFailure } from './attempts';
import {
  checkRequest,
  type CheckedRequest,
  type RequestDataType,
  type RequestParams,
  type RequestProgress,
  type RequestResult,
} from './request-params';
import { sendWithRetries } from './send-with-retries';
import { limitAttempt, withDeadline } from './time-limits';
import { encodeData } from './body';
import { headerIn, newKey, withoutHeader } from './fields';
import { requireOnline } from './offline';
import {
  type Answer,
  type EarlyAnswer,
  isUploadFree,
  type Order,
  ownerOf,
  percentOf,
  requireOwner,
} from './send';
import { type Part, readParts } from './read-parts';

export type {
  RequestCall,
  RequestDataType,
  RequestMethod,
  RequestParams,
  RequestProgress,
  RequestResult,
} from './request-params';

/** Sends one request [S7.1]. Only 200 to 299 is a success [S7.2]. Any other status rejects with the response. */
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
      const { attemptTimeout = params.retry.attemptTimeout } = params;
      const plan = { ...params.retry, attemptTimeout };
      const rules = { plan, whenOffline: params.whenOffline, endsAt, early };

      const watch: Watch = (phase, bytes, totalBytes) =>
        progress({ phase, progress: percentOf(bytes, totalBytes), bytes, totalBytes });
      return withDeadline(context, timeout, fail, signal, async (ending) => {
        // By then the caller has the task, and may have added a progress listener.
        await Promise.resolve();
        if (!early) requireOwner(context, order);
        try {
          if (params.whenOffline === 'fail' && !early) requireOnline(context, fail);
          const isWatched = !onChunk && (watched?.() ?? true);
          const listened = isWatched ? listening(context, order, watch) : order;
          const answer = await sendWithRetries(context, listened, rules, ending);
          if (!onChunk) return responseOf(answer, kind, fail);
          const read = (reading: AbortSignal, moved: () => void) =>
            readParts(context, answer, reading, {
              onPart: onChunk as (part: Part) => void,
              onProgress: (bytes, total) => {
                moved();
                watch('download', bytes, total);
              },
            });
          const limit = () => attemptTimeout ?? 0;
          return responseOf(await limitAttempt(context.env, limit, ending, read), kind, fail);
        } catch (cause) {
          throw networkFailure(context, fail, cause);
        }
      });
    },
  },
);

/** A GET has its data in the address, any other method in the body [S7.3]. */
function orderOf(
  context: PlatformContext,
  params: CheckedRequest,
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
function headerOf({ env }: PlatformContext, { header, idempotencyKey: key }: CheckedRequest) {
  if (!key || headerIn(header, 'Idempotency-Key') !== undefined) return header;
  return { ...header, 'Idempotency-Key': key === true ? newKey(env) : key };
}

function kindOf(dataType: RequestDataType | undefined, responseType: RequestDataType): AnswerKind {
  return responseType === 'text' ? (dataType ?? 'auto') : responseType;
}

type Watch = (phase: RequestProgress['phase'], bytes: number, total: number | undefined) => void;

/** Adds the progress listeners that cost no further request. Without them a short request is a tenth faster. */
function listening(context: PlatformContext, order: Order, watch: Watch): Order {
  const hasBody = order.body !== undefined && order.body !== '';
  return {
    ...order,
    onDownload: (bytes, total) => watch('download', bytes, total),
    ...(hasBody &&
      isUploadFree(context, order) && {
        onUpload: (bytes, total) => watch('upload', bytes, total),
      }),
  };
}

function responseOf(answer: Answer, kind: AnswerKind, fail: Fail): Response {
  const response = attempt(() => readAnswer(answer, kind));
  if (!response) {
    const message = isHtmlPage(answer)
      ? 'the server answered with an HTML page instead of JSON; a public network may want the user to sign in'
      : 'malformed JSON';
    throw fail('parse', message, readAnswer(answer, 'text'));
  }
  if (!isSuccess(answer.status)) {
    const { statusCode, header, data } = response;
    const details = { response: { statusCode, header, data } };
    throw fail('http-status', `the server answered ${answer.status}`, response, details);
  }
  return response;
}
