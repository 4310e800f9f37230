import { checkParams, oneOf, optional } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { fileOwner } from '@/platform/files/create-temp-file';
import { countOr, extensions, someOf } from '@/platform/picker/choice-fields';
import { chooseFiles } from '@/platform/picker/choose-files';
import { type ChosenFiles, chosenFiles } from '@/platform/picker/chosen-files';

export type ChooseFileParams = {
  /** How many at most; of more the first ones are kept. @default 100 */
  readonly count?: number | undefined;
  /** @default 'all' */
  readonly type?: 'all' | 'image' | 'video' | 'audio' | undefined;
  /** Only `['camera']` opens the camera, or the recorder, at once. @default both */
  readonly sourceType?: 'album' | 'camera' | readonly ('album' | 'camera')[] | undefined;
  /** Suffixes, like `['pdf', 'docx']`. @default ['*'] */
  readonly extension?: readonly string[] | undefined;
};

export type ChooseFileResult = ChosenFiles;

const COUNT = 100;

const check = checkParams({
  count: countOr(COUNT),
  type: optional(oneOf('all', 'image', 'video', 'audio'), 'all'),
  sourceType: someOf('album', 'camera'),
  extension: extensions,
});

/** Lets the visitor choose files of any kind. Has to be called in a tap [S8.6]. */
export const chooseFile: Api<ChooseFileParams, ChooseFileResult> = defineApi('chooseFile', {
  check,
  run: async (context, params, fail, controls) => {
    const owner = fileOwner(context);
    const choice = { api: 'chooseFile', kind: params.type, params, ...params } as const;
    return chosenFiles(context, await chooseFiles(context, choice, fail, controls), owner);
  },
});
