import type { PlatformContext } from '@/platform/call/context';
import { isPlatformError } from '@/platform/call/errors';
import { headerIn, type Headers } from './fields';
import { type Answer, bodyLength, isHtmlType, isPlain, isSuccess, UnusableAnswer } from './answer';
import { collectParts, type PartCollector, readParts } from './read-parts';
import { type Order, send } from './send';
import { type AttemptPlan, type Moved, type Outcome, retry } from './retry';
import { mayPass } from '@/shared/temporary-status';
import { parseContentRange } from './download-headers';

type Watch = (bytes: number, total: number | undefined) => void;

export type Download = {
  /** The data of a refused download is the text of the answer. */
  readonly answer: Answer;
  /** Null if the server refused. */
  readonly blob: Blob | null;
};

type Attempt = Download & { readonly isOver: boolean };

/** The part of a file that has arrived. A client that sends the download again, with a new token, passes it on. */
export type Kept = { parts?: PartCollector; known?: KnownFile | null };

/** The server has no rest that fits the kept bytes, so the next request asks for the whole file. */
class RestDoesNotFit extends UnusableAnswer {}

/**
 * Downloads a file as a stream [S7.4]. After a failed attempt it asks for the rest, if the file has a validator, and
 * else for the whole file. When the server refuses the rest, or has none that fits, it asks for the whole file at once.
 * Each progress resets the count of attempts.
 */
export async function downloadInParts(
  context: PlatformContext,
  order: Order,
  plan: AttemptPlan,
  signal: AbortSignal,
  watch: Watch,
  kept: Kept = {},
): Promise<Download> {
  kept.parts ??= collectParts();
  const { parts } = kept;
  // With a Range of the caller, the next bytes of the file are not the rest of the answer.
  const hasOwnRange = headerIn(order.headers, 'Range') !== undefined;
  let known = kept.known ?? null;
  const learn = (file: KnownFile | null) => {
    known = file;
    kept.known = file;
  };
  let part: 'rest' | 'whole' = 'rest';
  let asksForRest = false;
  let hasSentRest = false;

  const attempt = async (ending: AbortSignal, moved: Moved): Promise<Attempt> => {
    if (validatorOf(known) === null) parts.clear();
    asksForRest = part === 'rest' && parts.bytes > 0;
    const answer = await send(
      context,
      asksForRest ? orderOfRest(order, parts, known) : order,
      ending,
    );
    // The answer came after the attempt's limit, and the next attempt has begun.
    if (ending.aborted) throw new Error('aborted');
    moved();
    const next = resumePolicy({ bytes: parts.bytes, known, hasOwnRange }, answer);
    if (next === 'fail' || next === 'later') {
      const refusal = await readParts(context, answer, ending);
      return { answer: refusal, blob: null, isOver: next === 'fail' };
    }
    if (next === 'refetch') throw new RestDoesNotFit('the rest does not fit the kept bytes');
    if (next === 'restart') {
      parts.clear();
      learn(hasOwnRange ? null : knownFile(answer));
    }
    const body = { parts, answer, size: hasOwnRange ? undefined : known?.size, hasOwnRange };
    await appendBody(context, body, ending, (bytes, total) => {
      hasSentRest ||= next === 'append';
      moved(bytes);
      watch(bytes, total);
    });
    return { answer, blob: parts.blob(answer.headers['content-type'] ?? ''), isOver: true };
  };

  const judge = (outcome: Outcome<Attempt>) => {
    if (outcome.answer) {
      part = 'rest';
      return outcome.isOver ? 'over' : 'later';
    }
    const isUnfit = outcome.cause instanceof RestDoesNotFit;
    // Browsers do not tell a broken connection from a server that forbids Range to other origins.
    const isRefused = known?.isForeign && !hasSentRest && !isPlatformError(outcome.cause);
    if (isUnfit) learn(null);
    part = asksForRest && (isUnfit || isRefused) ? 'whole' : 'rest';
    // The whole file at once: the server may be fine, so this is no failed attempt.
    return part === 'whole' ? 'now' : 'later';
  };

  const { answer, blob } = await retry(context, plan, signal, { attempt, judge });
  if (!blob && isSuccess(answer.status)) throw new UnusableAnswer('a page came, and not the file');
  return { answer, blob };
}

function orderOfRest(order: Order, { bytes }: PartCollector, known: KnownFile | null): Order {
  const condition = { 'If-Range': validatorOf(known) ?? '' };
  return { ...order, headers: { ...order.headers, Range: `bytes=${bytes}-`, ...condition } };
}

type Body = {
  readonly parts: PartCollector;
  readonly answer: Answer;
  /** The size of the whole file, by its first answer. */
  readonly size: number | undefined;
  readonly hasOwnRange: boolean;
};

/** Appends the body to the parts. Rejects if it is shorter or longer than the server said. */
async function appendBody(
  context: PlatformContext,
  { parts, answer, size, hasOwnRange }: Body,
  signal: AbortSignal,
  watch: Watch,
): Promise<void> {
  const range = hasOwnRange ? null : parseContentRange(answer.headers['content-range']);
  const length = bodyLength(answer);
  const whole = range ? (range.total ?? size) : undefined;
  const total = whole ?? (length === undefined ? undefined : parts.bytes + length);
  await readParts(context, answer, signal, {
    onPart: (part) => {
      parts.add(part);
      watch(parts.bytes, total);
    },
  });
  if (!range) return;
  if (parts.bytes > range.end + 1) throw new RestDoesNotFit('the body is longer than its range');
  // A server may send less than the client asked for. The next attempt asks for the rest.
  if (whole !== undefined && parts.bytes < whole) throw new Error('the body ended too early');
}

/** The facts of the first answer about a file. Later answers are compared with it. */
export type KnownFile = {
  /** Undefined if the server names none, or a weak one: two files may have the same weak tag. */
  readonly tag: string | undefined;
  readonly modified: string | undefined;
  readonly size: number | undefined;
  readonly isHtml: boolean;
  /** Another origin sends it, which may forbid the header fields that ask for a rest. */
  readonly isForeign: boolean;
};

export function knownFile({
  headers,
  isForeign = false,
}: Pick<Answer, 'headers' | 'isForeign'>): KnownFile {
  const tag = headers['etag'];
  // The bytes of a compressed file are not the bytes that arrive here.
  const hasValidators = isPlain(headers);
  return {
    tag: hasValidators && tag?.startsWith('"') ? tag : undefined,
    modified: hasValidators ? headers['last-modified'] : undefined,
    size: bodyLength({ headers }),
    isHtml: isHtmlType(headers),
    isForeign,
  };
}

/** The value of If-Range. Without a validator the parts of two versions could get mixed, so there is no resuming. */
export function validatorOf(known: KnownFile | null): string | null {
  return known?.tag ?? known?.modified ?? null;
}

type State = {
  readonly bytes: number;
  readonly known: KnownFile | null;
  /** Whether the caller asked for a range. */
  readonly hasOwnRange?: boolean;
};

/**
 * The next step after an answer while `bytes` of the file are kept. `append`: this is the rest. `restart`: this is the whole
 * file. `refetch`: this rest does not fit, so ask for the whole file. `later`: ask again after a wait. `fail`: give up.
 */
export function resumePolicy(
  { bytes, known, hasOwnRange = false }: State,
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
): 'append' | 'restart' | 'refetch' | 'later' | 'fail' {
  if (bytes === 0) {
    // A part that the client did not ask for is not the file.
    if (status === 206 && !hasOwnRange) return startOf(headers) === 0 ? 'restart' : 'refetch';
    if (isSuccess(status)) return 'restart';
    // Nothing is lost yet, so report a broken server at once.
    return mayPass(status) && status !== 500 ? 'later' : 'fail';
  }
  if (status === 206) {
    return startOf(headers) === bytes && isSameFile(known, headers) ? 'append' : 'refetch';
  }
  if (isSuccess(status)) return isOtherPage(known, headers) ? 'later' : 'restart';
  if (status === 416) return 'refetch';
  return mayPass(status) ? 'later' : 'fail';
}

function startOf(headers: Headers): number | undefined {
  return parseContentRange(headers['content-range'])?.start;
}

/** A 206 may leave out the validators. One that differs means another version of the file. */
function isSameFile(known: KnownFile | null, headers: Headers): boolean {
  const total = parseContentRange(headers['content-range'])?.total ?? undefined;
  const isSame = (first: unknown, now: unknown) =>
    first === undefined || now === undefined || first === now;
  return (
    isPlain(headers) &&
    isSame(known?.size, total) &&
    isSame(known?.tag, headers['etag']) &&
    isSame(known?.modified, headers['last-modified'])
  );
}

/** The login page of a public network answers 200 to everything: another type, and no validator. */
function isOtherPage(known: KnownFile | null, headers: Headers): boolean {
  return (
    validatorOf(known) !== null &&
    validatorOf(knownFile({ headers })) === null &&
    isHtmlType(headers) &&
    known?.isHtml === false
  );
}
