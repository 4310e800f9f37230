import type { PlatformContext } from '@/platform/call/context';
import { createAttempts, limitAttempt } from './attempts';
import { collectParts, type PartCollector } from './collect-parts';
import { parseContentRange } from './content-range';
import { headerIn } from './header-fields';
import { bodyLength, type Part, readParts } from './read-parts';
import { type KnownFile, knownFile, resumePolicy } from './resume-policy';
import type { RetryPlan } from './retry-policy';
import { type Answer, type Order, send } from './send';

type Watch = (bytes: number, total: number | undefined) => void;

export type Download = {
  /** Of a failed one the data is its text. */
  readonly answer: Answer;
  /** null: the server refused. */
  readonly blob: Blob | null;
};

type Attempt = Download & { readonly isOver: boolean };

/**
 * Fetches a file by stream [S7.4]. After a failed attempt it asks for the rest if the file can be recognised, else for
 * all of it. Attempts are counted from the last progress; while the phone is offline none is made.
 */
export async function downloadInParts(
  context: PlatformContext,
  order: Order,
  plan: RetryPlan,
  signal: AbortSignal,
  watch: Watch,
): Promise<Download> {
  const attempts = createAttempts(context, plan, signal);
  const parts = collectParts();
  // With a Range of the caller's own, what follows a part is not the rest of the file.
  const isPart = headerIn(order.headers, 'Range') !== undefined;
  const kept: { known: KnownFile | null } = { known: null };
  let furthest = 0;

  const fetchOnce = async (ending: AbortSignal, moved: () => void): Promise<Attempt> => {
    const { known } = kept;
    const answer = await send(context, orderRest(order, parts.bytes, known), ending);
    // It came too late: the next attempt has begun.
    if (ending.aborted) throw new Error('aborted');
    attempts.answered();
    moved();
    const next = resumePolicy({ bytes: parts.bytes, known }, answer);
    if (next === 'fail' || next === 'later') {
      const refused = await readParts(context, answer, ending);
      return { answer: refused, blob: null, isOver: next === 'fail' };
    }
    if (next === 'refetch') {
      parts.clear();
      throw new Error('the server has no rest that fits');
    }
    if (next === 'restart') {
      parts.clear();
      kept.known = isPart ? null : knownFile(answer.headers);
    }
    const whole = isPart ? null : wholeOf(answer);
    await fill(context, parts, answer, ending, (bytes, total) => {
      moved();
      watch(bytes, whole ?? total);
    });
    // A server may give less than it was asked for.
    if (whole !== null && parts.bytes < whole) throw new Error('it ended too early');
    return { answer, blob: parts.blob(answer.headers['content-type'] ?? ''), isOver: true };
  };

  for (;;) {
    const outcome = await limitAttempt(context.env, attempts.quiet, signal, fetchOnce).catch(
      (cause: unknown) => ({ cause }),
    );
    const isLost = 'cause' in outcome;
    if (!isLost && outcome.isOver) return outcome;
    if (parts.bytes > furthest) {
      furthest = parts.bytes;
      attempts.progressed();
    }
    const failure = isLost
      ? { status: null }
      : { status: outcome.answer.status, retryAfter: outcome.answer.headers['retry-after'] };
    if (await attempts.again(failure)) {
      if (!kept.known?.validator) parts.clear();
      continue;
    }
    if (isLost) throw outcome.cause;
    if (outcome.answer.status < 300) throw new Error('another page came in place of the file');
    return outcome;
  }
}

/** Asks for all of it when nothing is kept. */
function orderRest(order: Order, bytes: number, known: KnownFile | null): Order {
  if (bytes === 0 || !known?.validator) return order;
  const headers = { ...order.headers, Range: `bytes=${bytes}-`, 'If-Range': known.validator };
  return { ...order, headers };
}

/** Told with a part of a file. */
function wholeOf({ headers }: Answer): number | null {
  return parseContentRange(headers['content-range'])?.total ?? null;
}

async function fill(
  context: PlatformContext,
  parts: PartCollector,
  answer: Answer,
  signal: AbortSignal,
  watch: Watch,
): Promise<void> {
  const rest = bodyLength(answer);
  const total = rest === undefined ? undefined : parts.bytes + rest;
  const onPart = (part: Part) => {
    parts.add(part);
    watch(parts.bytes, total);
  };
  await readParts(context, answer, signal, { onPart });
}
