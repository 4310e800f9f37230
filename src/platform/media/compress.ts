import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import { isPlatformError } from '@/platform/call/errors';
import { checkParams, oneOf, optional, required } from '@/platform/call/params';
import { inTime } from '@/platform/call/timers';
import { startWorker } from '@/platform/call/worker';
import { createTempFile, fileOwner } from '@/platform/files/temp-files';
import { type FileSource, fileSource } from '@/platform/files/file-source';
import { drawUpright, encodeCanvas, prepare, type Size, targetSize } from './drawing';
import { qualityField, side } from './fields';
import { loadImage, openSource } from './picture';

export type CompressImageParams = {
  /** A path, a URL, or the file itself. */
  readonly src: FileSource;
  /** From 0 to 1. Any other number is 1. @default 0.8 */
  readonly quality?: number | undefined;
  /** Pixels. One side alone keeps the shape. @default the picture's own */
  readonly compressedWidth?: number | undefined;
  readonly compressedHeight?: number | undefined;
  /** A JPEG shows white where the picture is transparent. @default 'jpg' */
  readonly fileType?: 'jpg' | 'png' | 'webp' | undefined;
};

export type CompressImageResult = {
  /** A blob URL. It ends with the page that made the file. */
  readonly tempFilePath: string;
  readonly tempFile: File;
  /** Bytes. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
};

const types = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

const check = checkParams({
  src: required(fileSource),
  quality: qualityField(0.8),
  compressedWidth: optional(side),
  compressedHeight: optional(side),
  fileType: optional(oneOf('jpg', 'png', 'webp'), 'jpg'),
});

/** A smaller copy of a picture [S5.8], upright. */
export const compressImage: Api<CompressImageParams, CompressImageResult> = defineApi(
  'compressImage',
  {
    check,
    run: async (context, params, fail, { signal, caller }) => {
      const owner = fileOwner(context, { caller });
      const { src, quality, compressedWidth: width, compressedHeight: height, fileType } = params;
      const source = await openSource(context, src, fail, { fetch: true, signal });
      const { blob } = source;
      source.close();
      if (!blob && source.url.startsWith('blob:'))
        throw fail('not-found', 'parameter.src cannot be read');
      if (!blob)
        throw fail(
          'denied',
          'parameter.src is a picture of another origin, whose server must allow the fetch by CORS',
        );
      const request = { blob, width, height, type: types[fileType], quality };
      const made = await compressPicture(context, request, fail, signal).catch((cause: unknown) => {
        if (isPlatformError(cause)) throw cause;
        throw fail('invalid', 'parameter.src is not a picture that can be drawn', cause);
      });
      // The caller is gone and could not revoke the path.
      if (signal.aborted) throw fail('abort', 'aborted');
      // A small file may become larger. Then the original is the better answer.
      const mustChange = width !== undefined || height !== undefined || blob.type !== request.type;
      const best = mustChange || made.blob.size < blob.size ? made.blob : blob;
      const name = 'name' in blob ? String(blob.name).replace(/\.\w+$/, '') : 'picture';
      const { path, file } = createTempFile(context, best, `${name}.${fileType}`, owner);
      const size = { width: made.width, height: made.height };
      return { tempFilePath: path, tempFile: file, size: file.size, ...size };
    },
  },
);

/** The one message to the worker. */
export type CompressRequest = {
  readonly blob: Blob;
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** A MIME type. */
  readonly type: string;
  readonly quality: number;
};

export type Compressed = Size & { readonly blob: Blob };

/** The worker's answer. */
export type CompressReply = Compressed | { readonly failed: string };

/** Workers of Safari before 16.4 cannot draw, and no worker draws an SVG. Then the page does it. */
async function compressPicture(
  context: PlatformContext,
  request: CompressRequest,
  fail: Fail,
  signal: AbortSignal,
): Promise<Compressed> {
  const inWorker = await compressInWorker(context, request, signal);
  return inWorker ?? compressOnPage(context, request, fail, signal);
}

/** Null if the worker cannot do it, or its code cannot be loaded. */
async function compressInWorker(
  context: PlatformContext,
  request: CompressRequest,
  signal: AbortSignal,
): Promise<Compressed | null> {
  const { env, settings } = context;
  if (!env.window.OffscreenCanvas) return null;
  const worker = startWorker(context, 'compress');
  const ask = () =>
    new Promise<Compressed | null>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<CompressReply>) =>
        resolve('failed' in data ? null : data),
      );
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        resolve(null);
      });
      worker.postMessage(request, []);
    });
  const limit = { ms: settings.timeouts.download, signal, late: () => null };
  return inTime(env, limit, ask).finally(() => worker.terminate());
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
    // Every supported browser turns an `<img>` upright by its EXIF data.
    const image = await loadImage(context, url, fail, signal);
    const size = targetSize({ width: image.naturalWidth, height: image.naturalHeight }, wanted);
    const canvas = Object.assign(context.env.document.createElement('canvas'), size);
    const pen = canvas.getContext('2d');
    if (!pen) throw new TypeError('there is no memory for a canvas of this size');
    prepare(pen, type, size);
    drawUpright(pen, image, 1, size);
    const file = await encodeCanvas(canvas, type, quality);
    if (file.type !== type) throw fail('unsupported', `this browser makes no ${type}`);
    return { blob: file, ...size };
  } finally {
    URL.revokeObjectURL(url);
  }
}
