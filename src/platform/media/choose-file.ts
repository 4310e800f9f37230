import { type Api, defineApi } from '@/platform/call/define';
import { checkParams, flag, number, oneOf, optional, where } from '@/platform/call/params';
import { createTempFile, createTempFiles, fileOwner } from '@/platform/files/temp-files';
import { VIDEO_DURATION } from '@/shared/defaults';
import { enLate } from '@/shared/messages';
import type { ChosenFiles } from '@/platform/files/file-source';
import { chooseFiles, chosenFiles } from './chooser';
import { countOr, extensions, someOf } from './fields';
import type { Picker } from './picker';
import { readVideoFacts } from './video';

export type ChooseFileParams = {
  /** The highest number of files, 1 or more. If the user chooses more, the first ones are kept. @default 100 */
  readonly count?: number | undefined;
  /** @default 'all' */
  readonly type?: 'all' | 'image' | 'video' | 'audio' | undefined;
  /** Only `['camera']` opens the camera, or the sound recorder, at once. @default both */
  readonly sourceType?: 'album' | 'camera' | readonly ('album' | 'camera')[] | undefined;
  /** Suffixes, like `['pdf', 'docx']`. @default ['*'] */
  readonly extension?: readonly string[] | undefined;
};

export type ChooseFileResult = ChosenFiles;

const FILE_COUNT = 100;

const checkChooseFile = checkParams({
  count: countOr(FILE_COUNT),
  type: optional(oneOf('all', 'image', 'video', 'audio'), 'all'),
  sourceType: someOf('album', 'camera'),
  extension: extensions,
});

/** Lets the user choose files of any kind. Call it in a tap [S8.6]. */
export const chooseFile: Api<ChooseFileParams, ChooseFileResult, never, Picker | null> = defineApi(
  'chooseFile',
  {
    check: checkChooseFile,
    run: async (context, params, fail, controls) => {
      const owner = fileOwner(context, controls);
      const choice = { api: 'chooseFile', kind: params.type, params, ...params } as const;
      return chosenFiles(context, await chooseFiles(context, choice, fail, controls), owner);
    },
  },
);

export type ChooseVideoParams = {
  /** Seconds, more than 0. A longer video is refused. @default 60 */
  readonly maxDuration?: number | undefined;
  /** Only `['camera']` opens the camera at once. Browsers cannot open only the album. @default both */
  readonly sourceType?: 'album' | 'camera' | readonly ('album' | 'camera')[] | undefined;
  /** @default 'back' */
  readonly camera?: 'back' | 'front' | undefined;
  /** Has no effect: iOS always compresses, other browsers never do. @default true */
  readonly compressed?: boolean | undefined;
  /** Suffixes, like `['mp4']`. @default ['*'] */
  readonly extension?: readonly string[] | undefined;
};

export type ChooseVideoResult = {
  /** A blob URL. It ends with the page that chose the video. */
  readonly tempFilePath: string;
  readonly tempFile: File;
  /** Seconds. */
  readonly duration: number;
  /** Bytes. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly name: string;
};

/** Seconds. Cameras stop a little late. */
const TOLERANCE = 0.25;

const seconds = where(number, (value) => value > 0, 'more than 0');

const checkChooseVideo = checkParams({
  maxDuration: optional(seconds, VIDEO_DURATION),
  sourceType: someOf('album', 'camera'),
  camera: optional(oneOf('back', 'front'), 'back'),
  compressed: optional(flag, true),
  extension: extensions,
});

/** Lets the user choose or record a video [S9.6]. Call it in a tap [S8.6]. */
export const chooseVideo: Api<ChooseVideoParams, ChooseVideoResult, never, Picker | null> =
  defineApi('chooseVideo', {
    check: checkChooseVideo,
    run: async (context, params, fail, controls) => {
      const owner = fileOwner(context, controls);
      const { extension, maxDuration } = params;
      const choice = { api: 'chooseVideo', kind: 'video', count: 1, params, extension } as const;
      const [file] = await chooseFiles(context, choice, fail, controls);
      const t = context.messages.using(enLate);
      if (!file) throw fail('cancel', 'cancel');
      const { path } = createTempFile(context, file, file.name, owner);
      try {
        const facts = await readVideoFacts(context, path, file, controls.signal);
        if (!facts) throw fail('invalid', t('videoUnreadable'));
        if (facts.duration > maxDuration + TOLERANCE)
          throw fail('invalid', t('videoTooLong', { seconds: maxDuration }));
        return { tempFilePath: path, tempFile: file, size: file.size, name: file.name, ...facts };
      } catch (error) {
        context.shelf(createTempFiles).remove(path);
        throw error;
      }
    },
  });
