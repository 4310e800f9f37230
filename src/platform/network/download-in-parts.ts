import type { PlatformContext } from '@/platform/context';
import { collectParts, type PartCollector } from './collect-parts';
import { parseContentRange } from './content-range';
import { headerIn } from './header-fields';
import { isOffline } from './offline';
import { pause } from './pause';
import { bodyLength, type Part, readParts } from './read-parts';
import { backoff } from './backoff';
import { resumePolicy, validatorOf } from './resume-policy';
import type { RetryPlan } from './retry-policy';
import { type Answer, type Order, send } from './send';

type Watch = (bytes: number, total: number | undefined) => void;

export type Download = {
  /** Of a failed one the data is its text. */
  readonly answer: Answer;
  /** null: the server refused. */
  readonly blob: Blob | null;
};

/**
 * Fetches a file by stream. After a drop it asks for the rest [S7.4], if the file can be known again; a server that
 * sends all of it instead is taken at its word.
 */
export async function downloadInParts(
  context: PlatformContext,
  order: Order,
  plan: RetryPlan,
  signal: AbortSignal,
  watch: Watch,
): Promise<Download> {
  const parts = collectParts();
  // By a Range of the caller's own: what follows it is not the rest.
  const isPart = headerIn(order.headers, 'Range') !== undefined;
  let validator: string | null = null;
  for (let tries = 0; ; tries++) {
    try {
      const answer = await send(context, orderRest(order, parts.bytes, validator), signal);
      const next = resumePolicy(parts, answer);
      if (next === 'fail') return { answer: await readParts(context, answer, signal), blob: null };
      if (next === 'restart') parts.clear();
      validator = isPart ? null : validatorOf(answer.headers);
      const whole = isPart ? null : wholeOf(answer);
      await fill(context, parts, answer, signal, (bytes, total) => watch(bytes, whole ?? total));
      // A server may give less than it was asked for.
      if (whole !== null && parts.bytes < whole) throw new Error('it ended too early');
      return { answer, blob: parts.blob(answer.headers['content-type'] ?? '') };
    } catch (cause) {
      const isHopeless = signal.aborted || isOffline(context) || validator === null;
      if (isHopeless || tries >= plan.times) throw cause;
    }
    await pause(context.env, backoff(tries, plan, Math.random()), signal);
  }
}

function orderRest(order: Order, bytes: number, validator: string | null): Order {
  if (bytes === 0 || validator === null) return order;
  const headers = { ...order.headers, Range: `bytes=${bytes}-`, 'If-Range': validator };
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
