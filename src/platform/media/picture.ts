import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import { isPlatformError } from '@/platform/call/errors';
import { checkParams, required } from '@/platform/call/params';
import { withDeadline } from '@/platform/call/timers';
import { type FileSource, fileSource, isBlob } from '@/platform/files/file-source';
import { pictureAddress, readFile } from '@/platform/files/read-file';
import { createTempFiles } from '@/platform/files/temp-files';
import { attempt } from '@/shared/errors';
import { exifOrientation, type Orientation, pictureType } from './picture-bytes';

export type GetImageInfoParams = {
  /** A path, a URL, or the file itself. */
  readonly src: FileSource;
};

export type GetImageInfoResult = {
  /** Pixels, as browsers show the picture: upright. */
  readonly width: number;
  readonly height: number;
  /** An absolute URL for an `<img>`. A saved file and a File get a temporary one. */
  readonly path: string;
  /** jpeg, png, gif, webp and so on. Unknown if only an element may load the picture. */
  readonly type: string;
  /** How the camera was held. */
  readonly orientation: (typeof orientations)[Orientation];
};

/** By their EXIF number. */
const orientations = {
  1: 'up',
  2: 'up-mirrored',
  3: 'down',
  4: 'down-mirrored',
  5: 'left-mirrored',
  6: 'right',
  7: 'right-mirrored',
  8: 'left',
} as const;

const check = checkParams({ src: required(fileSource) });

export const getImageInfo: Api<GetImageInfoParams, GetImageInfoResult> = defineApi('getImageInfo', {
  check,
  run: async (context, { src }, fail, { signal }) => {
    const source = await openSource(context, src, fail, { fetch: true, signal });
    try {
      const { blob } = source;
      const image = await loadImage(context, source.url, fail, signal).catch((cause: unknown) => {
        if (isPlatformError(cause)) throw cause;
        throw fail('invalid', 'parameter.src is not a picture that can be shown', cause);
      });
      return {
        width: image.naturalWidth,
        height: image.naturalHeight,
        path: new URL(await pictureAddress(context, src), context.env.document.baseURI).href,
        type: blob ? await pictureType(blob) : 'unknown',
        orientation: orientations[blob ? await exifOrientation(blob) : 1],
      };
    } finally {
      source.close();
    }
  },
});

/**
 * Loads a picture, decoded and upright, within the time-out of a download. Rejects with a TypeError if the browser
 * cannot show it.
 */
export function loadImage(
  context: PlatformContext,
  url: string,
  fail: Fail,
  signal: AbortSignal,
): Promise<HTMLImageElement> {
  const { env, settings } = context;
  return withDeadline(context, settings.timeouts.download, fail, signal, (ending) => {
    const image = new env.window.Image();
    // Otherwise the download goes on.
    ending.addEventListener('abort', () => {
      image.src = '';
    });
    return new Promise<HTMLImageElement>((resolve, reject) => {
      image.addEventListener('load', () => resolve(image));
      image.addEventListener('error', () =>
        reject(new TypeError('not a picture that this browser can show')),
      );
      image.decoding = 'async';
      image.src = url;
    });
  });
}

/** The file that the parameter `src` of a media call names. */
export type Source = {
  /** An element can show or play it. */
  readonly url: string;
  /** Null if only an element may load the file, or if `fetch` was false. */
  readonly blob: Blob | null;
  readonly close: () => void;
};

type SourceOptions = {
  /** Whether to fetch a remote file whole. If false, an element loads only the part that it needs. */
  readonly fetch: boolean;
  readonly signal: AbortSignal;
};

export async function openSource(
  context: PlatformContext,
  src: FileSource,
  fail: Fail,
  { fetch, signal }: SourceOptions,
): Promise<Source> {
  const { window, document } = context.env;
  const known = isBlob(src) ? src : context.shelf(createTempFiles).find(src);
  if (known) return sourceOf(window, known);
  const url = attempt(() => new URL(String(src), document.baseURI));
  const direct: Source = { url: url?.href ?? '', blob: null, close: () => {} };
  const isRemote = url !== undefined && /^(https?|blob):$/.test(url.protocol);
  if (isRemote && !fetch) return direct;
  try {
    return sourceOf(window, await readFile(context, src, signal));
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    // An element may still show a picture of another origin, and a blob: URL that connect-src forbids to fetch.
    if (isRemote && error.code === 'not-found') return direct;
    throw fail(error.code, error.message.replace('filePath', 'src'), error.cause);
  }
}

function sourceOf({ URL: urls }: PlatformContext['env']['window'], blob: Blob): Source {
  const url = urls.createObjectURL(blob);
  return { url, blob, close: () => urls.revokeObjectURL(url) };
}
