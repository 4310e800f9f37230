// From the app's own origin: by default, the library fetches this file from a CDN.
// oxlint-disable-next-line import/default -- the default export is the URL that Vite makes
import reader from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { PlatformContext } from '@/platform/call/context';
import { startWorker } from '@/platform/call/worker';
import type { Detector } from './detector';
import type { ScannedCode, CodeFormat } from './formats';

export const wasmUrl: string = reader;

/** The first message to the worker. Every message carries the port for its answer. */
export type ScanSetup = { readonly wasmUrl: string; readonly formats: readonly CodeFormat[] };

export type ScanPicture = { readonly picture: ImageData };

/** The worker's answer. Null after the setup, and if the picture contains no code. */
export type ScanReply = { readonly code: ScannedCode | null } | { readonly failed: string };

/**
 * ZXing as WebAssembly in a worker. The page stays responsive, and only the worker's content security policy has to
 * allow WebAssembly, not that of the page (docs/decisions/0022-scanning.md).
 */
export async function createWorkerDetector(
  context: PlatformContext,
  formats: readonly CodeFormat[],
  signal: AbortSignal,
): Promise<Detector> {
  const worker = startWorker(context, 'scan');
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

/** Null if the source has no picture yet. */
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
