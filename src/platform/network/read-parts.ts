import type { PlatformContext } from '@/platform/call/context';
import { tell } from '@/platform/call/emitter';
import { isSuccess } from './read-answer';
import { readStream } from './read-stream';
import type { Answer } from './send';

export type Part = Uint8Array<ArrayBuffer>;

/** As many bytes compressing may add to something short. */
const WRAPPING = 64;

type Listeners = {
  readonly onPart?: (part: Part) => void;
  readonly onProgress?: (bytes: number, total: number | undefined) => void;
};

/**
 * Hands the parts of an answer over as they come, and keeps none. What a failed one says is kept, as its text.
 * Not for HEAD, whose answer has the length of what it does not bring.
 */
export async function readParts(
  { env }: PlatformContext,
  answer: Answer,
  signal: AbortSignal,
  { onPart, onProgress }: Listeners = {},
): Promise<Answer> {
  const stream = answer.data as ReadableStream<Part> | null;
  const succeeded = isSuccess(answer.status);
  const decoder = new TextDecoder();
  const total = bodyLength(answer);
  let text = '';
  let bytes = 0;

  if (stream) {
    await readStream(stream, signal, (part) => {
      bytes += part.byteLength;
      onProgress?.(bytes, total);
      if (succeeded) tell(env, () => onPart?.(part));
      else text += decoder.decode(part, { stream: true });
    });
  }
  const least = (total ?? 0) - (answer.hidesEncoding ? WRAPPING : 0);
  // Not every browser takes an answer that ends too early for a failure.
  if (succeeded && bytes < least) throw new Error('it ended too early');
  return { ...answer, data: text + decoder.decode() };
}

/** Unknown when it is not told, or is the length of something compressed. */
export function bodyLength({ headers }: Pick<Answer, 'headers'>): number | undefined {
  const length = headers['content-length'];
  const isPlain = /^(identity)?$/.test(headers['content-encoding'] ?? '');
  return isPlain && length !== undefined && /^\d+$/.test(length) ? Number(length) : undefined;
}
