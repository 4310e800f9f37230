import type { PlatformContext } from '@/platform/call/context';
import { tell } from '@/platform/call/emitter';
import { type Answer, bodyLength, isSuccess, requireWhole } from './answer';

export type Part = Uint8Array<ArrayBuffer>;

type PartListeners = {
  readonly onPart?: (part: Part) => void;
  readonly onProgress?: (bytes: number, total: number | undefined) => void;
};

/**
 * Passes the parts of an answer on as they arrive, and keeps none. It keeps the text of a failed answer only. Not for
 * HEAD: its answer has the length of a body that does not come.
 */
export async function readParts(
  { env }: PlatformContext,
  answer: Answer,
  signal: AbortSignal,
  { onPart, onProgress }: PartListeners = {},
): Promise<Answer> {
  const stream = answer.data as ReadableStream<Part> | null;
  const hasSucceeded = isSuccess(answer.status);
  const decoder = new TextDecoder();
  const total = bodyLength(answer);
  let text = '';
  let bytes = 0;

  if (stream) {
    await readStream(stream, signal, (part) => {
      bytes += part.byteLength;
      onProgress?.(bytes, total);
      if (hasSucceeded) tell(env, () => onPart?.(part));
      else text += decoder.decode(part, { stream: true });
    });
  }
  if (hasSucceeded) requireWhole(answer, bytes);
  return { ...answer, data: text + decoder.decode() };
}

/** Passes the parts of a stream on. The signal ends it, even if the stream itself ignores the signal. */
export async function readStream(
  stream: ReadableStream<Part>,
  signal: AbortSignal,
  onPart: (part: Part) => void,
): Promise<void> {
  const reader = stream.getReader();
  const stop = () => {
    reader.cancel().catch(() => {});
  };
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (signal.aborted) break;
      onPart(part.value);
    }
    if (signal.aborted) throw new Error('aborted');
  } finally {
    signal.removeEventListener('abort', stop);
    // After an error the connection must not go on loading a body that has no reader.
    stop();
  }
}

/** Few enough blobs for a long file, and few enough bytes for the heap of a phone. */
const BLOB_BYTES = 4 * 1024 * 1024;

export type PartCollector = {
  readonly bytes: number;
  /** Takes the part over: its buffer may be empty afterwards. */
  add(part: Part): void;
  clear(): void;
  blob(type: string): Blob;
};

/** Collects a long file in blobs. Browsers keep blobs outside the heap, and large ones on the disk. */
export function collectParts(): PartCollector {
  let blobs: Blob[] = [];
  let pending: Part[] = [];
  let pendingBytes = 0;
  let bytes = 0;

  const moveToBlob = () => {
    if (pending.length > 0) blobs.push(new Blob(pending));
    pending.forEach(releaseBuffer);
    pending = [];
    pendingBytes = 0;
  };

  return {
    get bytes() {
      return bytes;
    },
    add: (part) => {
      pending.push(part);
      pendingBytes += part.byteLength;
      bytes += part.byteLength;
      if (pendingBytes >= BLOB_BYTES) moveToBlob();
    },
    clear: () => {
      blobs = [];
      pending = [];
      pendingBytes = 0;
      bytes = 0;
    },
    blob: (type) => {
      moveToBlob();
      return new Blob(blobs, { type });
    },
  };
}

/** The blob has a copy. Waiting for the garbage collector would keep half of a long file in the heap. */
function releaseBuffer({ buffer }: Part): void {
  // Safari has `transfer` since 17.4.
  (buffer as { transfer?: (length: number) => ArrayBuffer }).transfer?.(0);
}
