import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import type { Controls } from '@/platform/call/task';
import { timeOut } from '@/platform/call/timers';
import { startWorker } from '@/platform/call/worker';
import { enLate } from '@/shared/messages';
import type { DigestAlgorithm, DigestReply, DigestRequest } from './digest-messages';

/** The browser's own SHA-1 is ten times as fast, but takes only what is in memory as a whole. */
const WHOLE = 16 * 1024 * 1024;

/** In hex, as md5sum and sha1sum print it. Progress is in bytes. */
export async function digestBlob(
  context: PlatformContext,
  blob: Blob,
  algorithm: DigestAlgorithm,
  fail: Fail,
  controls: Controls<number>,
): Promise<string> {
  // In pages without https there is no crypto.subtle.
  const subtle = context.env.window.crypto?.subtle as SubtleCrypto | undefined;
  if (algorithm !== 'sha1' || blob.size > WHOLE || !subtle)
    return inWorker(context, blob, algorithm, fail, controls);
  const bytes = await blob.arrayBuffer().catch((cause: unknown) => {
    throw fail('failed', 'the file can not be read', cause);
  });
  return toHex(await subtle.digest('SHA-1', bytes));
}

function inWorker(
  context: PlatformContext,
  blob: Blob,
  algorithm: DigestAlgorithm,
  fail: Fail,
  { signal, progress }: Controls<number>,
): Promise<string> {
  const { env, messages, settings } = context;
  const worker = startWorker(context, 'digest');
  if (!worker) throw fail('unsupported', 'this browser has no workers');
  const abort = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    if (signal.aborted) reject(signal.reason);
  });
  let forget = () => {};
  const answer = new Promise<string>((resolve, reject) => {
    // However large the file is: its next piece comes in time, or none.
    const wait = () => {
      forget();
      forget = timeOut(env, settings.timeouts.download, () =>
        reject(fail('timeout', messages.using(enLate)('requestTimeout'))),
      );
    };
    wait();
    worker.addEventListener('message', ({ data }: MessageEvent<DigestReply>) => {
      wait();
      if ('digest' in data) resolve(data.digest);
      else if ('read' in data) progress(data.read);
      else reject(fail('failed', 'the file can not be read', data.failed));
    });
    worker.addEventListener('error', (event) => {
      // Told here, so nobody else need hear of it.
      event.preventDefault();
      reject(fail('failed', 'the digest worker could not be started', event.message));
    });
  });
  const request: DigestRequest = { blob, algorithm };
  worker.postMessage(request, []);
  return Promise.race([answer, abort]).finally(() => {
    forget();
    worker.terminate();
  });
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
