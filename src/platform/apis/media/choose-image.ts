import { checkParams } from '@/platform/check-params';
import { type Api, defineApi } from '@/platform/define-api';
import { fileOwner } from '@/platform/files/create-temp-file';
import { countOr, extensions, someOf } from '@/platform/picker/choice-fields';
import { chooseFiles } from '@/platform/picker/choose-files';
import { type ChosenFiles, chosenFiles } from '@/platform/picker/chosen-files';
import { IMAGE_COUNT } from '@/shared/defaults';

export type ChooseImageParams = {
  /** How many at most; of more the first ones are kept. @default 9 */
  readonly count?: number | undefined;
  /** A browser has the originals only. @default both */
  readonly sizeType?:
    | 'original'
    | 'compressed'
    | readonly ('original' | 'compressed')[]
    | undefined;
  /** Only `['camera']` opens the camera at once; only the album no browser can ask for. @default both */
  readonly sourceType?: 'album' | 'camera' | readonly ('album' | 'camera')[] | undefined;
  /** Suffixes, like `['png', 'jpg']`. @default ['*'] */
  readonly extension?: readonly string[] | undefined;
};

export type ChooseImageResult = ChosenFiles;

const check = checkParams({
  count: countOr(IMAGE_COUNT),
  sizeType: someOf('original', 'compressed'),
  sourceType: someOf('album', 'camera'),
  extension: extensions,
});

/** Lets the visitor choose pictures [S9.5]. Has to be called in a tap [S8.6]. */
export const chooseImage: Api<ChooseImageParams, ChooseImageResult> = defineApi('chooseImage', {
  check,
  run: async (context, params, fail, controls) => {
    const owner = fileOwner(context);
    const choice = { api: 'chooseImage', kind: 'image', params, ...params } as const;
    return chosenFiles(context, await chooseFiles(context, choice, fail, controls), owner);
  },
});
