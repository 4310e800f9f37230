import { checkParams, required } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { isPlatformError } from '@/platform/call/errors';
import { type FileSource, fileSource } from '@/platform/files/file-source';
import { pictureAddress } from '@/platform/files/picture-address';
import { exifOrientation, type Orientation } from '@/platform/media/exif-orientation';
import { loadImage } from '@/platform/media/load-image';
import { openSource } from '@/platform/media/open-source';
import { pictureType } from '@/platform/media/picture-type';

export type GetImageInfoParams = {
  /** A path, a URL, or the file itself. */
  readonly src: FileSource;
};

export type GetImageInfoResult = {
  /** Pixels, as browsers show it: upright, whatever its EXIF data say. */
  readonly width: number;
  readonly height: number;
  /** Its absolute URL, for an <img>; a saved file, and one that was given itself, gets a temporary one. */
  readonly path: string;
  /** jpeg, png, gif, webp, ...; unknown for what only an element may load. */
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

/** Size, kind and orientation of a picture. */
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
