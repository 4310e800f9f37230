import type { PlatformContext } from '@/platform/call/context';
import { startWorker } from '@/platform/call/worker';
import type { Detector } from './create-detector';
import type { CodeFormat } from './formats';
import type { ScannedCode, ScanPicture, ScanReply, ScanSetup } from './scan-messages';
import { wasmUrl } from './wasm-url';

/**
 * ZXing as WebAssembly, in a worker: pages go on while it looks, and only the worker's own policy has to allow
 * WebAssembly, never the page's (docs/decisions/0022-scanning.md).
 */
export async function createWorkerDetector(
  context: PlatformContext,
  formats: readonly CodeFormat[],
  signal: AbortSignal,
): Promise<Detector> {
  const worker = startWorker(context, 'scan');
  if (!worker) throw new TypeError('this browser has no workers');
  const { MessageChannel } = context.env.window;
  const end = new AbortController();
  end.signal.addEventListener('abort', () => worker.terminate());
  signal.addEventListener('abort', () => end.abort(signal.reason));
  if (signal.aborted) end.abort(signal.reason);
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    end.abort(new Error(event.message || 'the worker that reads codes did not start'));
  });

  const ask = (request: ScanSetup | ScanPicture, transfer: readonly Transferable[] = []) =>
    new Promise<ScannedCode | null>((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      const refuse = () => reject(end.signal.reason);
      if (end.signal.aborted) return refuse();
      end.signal.addEventListener('abort', refuse);
      port1.addEventListener('message', ({ data }: MessageEvent<ScanReply>) => {
        end.signal.removeEventListener('abort', refuse);
        port1.close();
        if ('failed' in data) reject(new Error(data.failed));
        else resolve(data.code);
      });
      port1.start();
      worker.postMessage(request, [port2, ...transfer]);
    });

  await ask({ wasmUrl, formats }).catch((error: unknown) => {
    end.abort(error);
    throw error;
  });
  const canvas = context.env.document.createElement('canvas');
  return {
    detect: async (source) => {
      const picture = readPixels(canvas, source);
      return picture && ask({ picture }, [picture.data.buffer]);
    },
  };
}

/** Null where there is nothing to read yet. */
function readPixels(
  canvas: HTMLCanvasElement,
  source: HTMLCanvasElement | HTMLVideoElement,
): ImageData | null {
  const isVideo = 'videoWidth' in source;
  const width = isVideo ? source.videoWidth : source.width;
  const height = isVideo ? source.videoHeight : source.height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen || !width || !height) return null;
  Object.assign(canvas, { width, height });
  pen.drawImage(source, 0, 0);
  return pen.getImageData(0, 0, width, height);
}
