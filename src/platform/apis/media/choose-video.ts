import { checkParams, type Field, flag, number, oneOf, optional } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { createTempFile, fileOwner } from '@/platform/files/create-temp-file';
import { createTempFiles } from '@/platform/files/temp-files';
import { probeVideo } from '@/platform/media/probe-video';
import { readMp4Facts } from '@/platform/media/read-mp4-facts';
import { extensions, someOf } from '@/platform/picker/choice-fields';
import { chooseFiles } from '@/platform/picker/choose-files';
import { VIDEO_DURATION } from '@/shared/defaults';
import { enLate } from '@/shared/messages';

export type ChooseVideoParams = {
  /** Seconds; a longer video is refused. @default 60 */
  readonly maxDuration?: number | undefined;
  /** Only `['camera']` opens the camera at once; only the album no browser can ask for. @default both */
  readonly sourceType?: 'album' | 'camera' | readonly ('album' | 'camera')[] | undefined;
  /** @default 'back' */
  readonly camera?: 'back' | 'front' | undefined;
  /** iOS compresses what it hands out, other browsers never do. @default true */
  readonly compressed?: boolean | undefined;
  /** Suffixes, like `['mp4']`. @default ['*'] */
  readonly extension?: readonly string[] | undefined;
};

export type ChooseVideoResult = {
  /** A blob URL, gone with the page that chose it. */
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

/** Recorders stop a little late, in seconds. */
const TOLERANCE = 0.25;

/** None, or less, stands for the default. */
const seconds: Field<number> = (value, name) => {
  const answer = number(value, name);
  return 'value' in answer && answer.value <= 0 ? { value: VIDEO_DURATION } : answer;
};

const check = checkParams({
  maxDuration: optional(seconds, VIDEO_DURATION),
  sourceType: someOf('album', 'camera'),
  camera: optional(oneOf('back', 'front'), 'back'),
  compressed: optional(flag, true),
  extension: extensions,
});

/** Lets the visitor choose or record a video [S9.6]. Has to be called in a tap [S8.6]. */
export const chooseVideo: Api<ChooseVideoParams, ChooseVideoResult> = defineApi('chooseVideo', {
  check,
  run: async (context, params, fail, controls) => {
    const owner = fileOwner(context);
    const { extension, maxDuration } = params;
    const choice = { api: 'chooseVideo', kind: 'video', count: 1, params, extension } as const;
    const [file] = await chooseFiles(context, choice, fail, controls);
    const t = context.messages.using(enLate);
    if (!file) throw fail('cancel', 'cancel');
    const { path } = createTempFile(context, file, file.name, owner);
    try {
      const facts =
        (await probeVideo(context, path, controls.signal)) ?? (await readMp4Facts(file));
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
