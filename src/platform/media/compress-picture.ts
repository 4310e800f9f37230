import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { timeOut } from '@/platform/call/timers';
import { startWorker } from '@/platform/call/worker';
import type { Compressed, CompressReply, CompressRequest } from './compress-messages';
import { encodeCanvas } from './encode-canvas';
import { drawUpright, prepare } from './draw-upright';
import { loadImage } from './load-image';
import { targetSize } from './target-size';

/** In a worker; on the page where workers can not draw (Safari before 16.4), or not this kind of picture (SVG). */
export async function compressPicture(
  context: PlatformContext,
  request: CompressRequest,
  fail: Fail,
  signal: AbortSignal,
): Promise<Compressed> {
  const inWorker = await compressInWorker(context, request, signal);
  return inWorker ?? compressOnPage(context, request, fail, signal);
}

/** Null when the worker can not, or its code does not come. */
async function compressInWorker(
  context: PlatformContext,
  request: CompressRequest,
  signal: AbortSignal,
): Promise<Compressed | null> {
  const { env, settings } = context;
  const worker = env.window.OffscreenCanvas ? startWorker(context, 'compress') : null;
  if (!worker) return null;
  let forget = () => {};
  return new Promise<Compressed | null>((resolve) => {
    forget = timeOut(env, settings.timeouts.download, () => resolve(null));
    worker.addEventListener('message', ({ data }: MessageEvent<CompressReply>) =>
      resolve('failed' in data ? null : data),
    );
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(null);
    });
    signal.addEventListener('abort', () => resolve(null));
    if (signal.aborted) resolve(null);
    else worker.postMessage(request, []);
  }).finally(() => {
    forget();
    worker.terminate();
  });
}

async function compressOnPage(
  context: PlatformContext,
  { blob, type, quality, ...wanted }: CompressRequest,
  fail: Fail,
  signal: AbortSignal,
): Promise<Compressed> {
  const { URL } = context.env.window;
  const url = URL.createObjectURL(blob);
  try {
    // Elements heed EXIF in every browser that is served.
    const image = await loadImage(context, url, fail, signal);
    const size = targetSize({ width: image.naturalWidth, height: image.naturalHeight }, wanted);
    const canvas = Object.assign(context.env.document.createElement('canvas'), size);
    const pen = canvas.getContext('2d');
    if (!pen) throw new TypeError('there is no memory for a canvas of this size');
    prepare(pen, type, size);
    drawUpright(pen, image, 1, size);
    const drawn = await encodeCanvas(canvas, type, quality);
    if (drawn.type !== type) throw fail('unsupported', `this browser makes no ${type}`);
    return { blob: drawn, ...size };
  } finally {
    URL.revokeObjectURL(url);
  }
}
