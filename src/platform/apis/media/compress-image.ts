import { checkParams, oneOf, optional, required } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { isPlatformError } from '@/platform/call/errors';
import { createTempFile, fileOwner } from '@/platform/files/create-temp-file';
import { type FileSource, fileSource } from '@/platform/files/file-source';
import { compressPicture } from '@/platform/media/compress-picture';
import { openSource } from '@/platform/media/open-source';
import { side } from '@/platform/media/pixel-fields';
import { qualityField } from '@/platform/media/quality-field';

export type CompressImageParams = {
  /** A path, a URL, or the file itself. */
  readonly src: FileSource;
  /** From 0 to 1; anything else is 1. @default 0.8 */
  readonly quality?: number | undefined;
  /** Pixels. One side alone keeps the shape. @default as it is */
  readonly compressedWidth?: number | undefined;
  readonly compressedHeight?: number | undefined;
  /** JPEG has white in the place of what is transparent. @default 'jpg' */
  readonly fileType?: 'jpg' | 'png' | 'webp' | undefined;
};

export type CompressImageResult = {
  /** A blob URL, gone with the page that made it. */
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

/** A smaller copy of a picture [S5.8], upright whatever its EXIF data say. */
export const compressImage: Api<CompressImageParams, CompressImageResult> = defineApi(
  'compressImage',
  {
    check,
    run: async (context, params, fail, { signal }) => {
      const owner = fileOwner(context);
      const { src, quality, compressedWidth: width, compressedHeight: height, fileType } = params;
      const source = await openSource(context, src, fail, { fetch: true, signal });
      const { blob } = source;
      source.close();
      if (!blob && source.url.startsWith('blob:'))
        throw fail('not-found', 'parameter.src can not be read');
      if (!blob) throw fail('denied', 'parameter.src is a picture that another origin keeps');
      const request = { blob, width, height, type: types[fileType], quality };
      const made = await compressPicture(context, request, fail, signal).catch((cause: unknown) => {
        if (isPlatformError(cause)) throw cause;
        throw fail('invalid', 'parameter.src is not a picture that can be drawn', cause);
      });
      // Nobody could revoke the path.
      if (signal.aborted) throw fail('abort', 'aborted');
      // What is small already may come out larger.
      const isAsked = width !== undefined || height !== undefined || blob.type !== request.type;
      const best = isAsked || made.blob.size < blob.size ? made.blob : blob;
      const name = 'name' in blob ? String(blob.name).replace(/\.\w+$/, '') : 'picture';
      const { path, file } = createTempFile(context, best, `${name}.${fileType}`, owner);
      const size = { width: made.width, height: made.height };
      return { tempFilePath: path, tempFile: file, size: file.size, ...size };
    },
  },
);
