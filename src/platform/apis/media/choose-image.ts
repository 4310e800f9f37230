import { checkParams } from '@/platform/call/params';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import { type Fail } from '@/platform/call/check';
import { fileOwner } from '@/platform/files/create-temp-file';
import { createTempFiles } from '@/platform/files/temp-files';
import { createHost } from '@/platform/host/connect';
import { viaHost } from '@/platform/host/via-host';
import { countOr, extensions, someOf } from '@/platform/picker/choice-fields';
import { chooseFiles } from '@/platform/picker/choose-files';
import { type ChosenFiles, chosenFiles } from '@/platform/picker/chosen-files';
import { fitsChoice } from '@/platform/picker/fits-choice';
import { mayHostChoose } from '@/platform/picker/may-host-choose';
import type { Controls } from '@/platform/call/task';
import { IMAGE_COUNT } from '@/shared/defaults';
import { enLate } from '@/shared/messages';

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

/**
 * Lets the visitor choose pictures [S9.5]. Has to be called in a tap [S8.6]. Inside a messaging app its own gallery
 * and camera [S1.2], with nine at most.
 */
export const chooseImage: Api<ChooseImageParams, ChooseImageResult> = defineApi('chooseImage', {
  check,
  run: async (context, params, fail, controls) => {
    const owner = fileOwner(context);
    const choice = { api: 'chooseImage', kind: 'image', params, ...params } as const;
    const choose = async (given: Pick<Controls<never>, 'signal' | 'begun'>) =>
      chosenFiles(context, await chooseFiles(context, choice, fail, given), owner);

    const { signal, begun } = controls;
    const isInside = context.shelf(createHost).state().kind !== 'web';
    // In the tap none was opened there, since the host might serve; now there may still be time for it.
    const still = () => choose(isInside && !begun ? { signal } : controls);
    if (begun || !mayHostChoose(context)) return still();
    const chosen = await viaHost(context, 'chooseImage', params, { fail, signal }, still);
    return onlyFitting(context, chosen, params.extension, fail);
  },
});

/** A host's gallery offers pictures of every kind. */
function onlyFitting(
  context: PlatformContext,
  { tempFiles }: ChosenFiles,
  extension: readonly string[] | null,
  fail: Fail,
): ChosenFiles {
  const fitting = tempFiles.filter((file) => fitsChoice(file, 'image', extension));
  const own = context.shelf(createTempFiles);
  for (const file of tempFiles) if (!fitting.includes(file)) own.remove(file.path);
  if (fitting.length === 0) throw fail('invalid', context.messages.using(enLate)('wrongFileKind'));
  return { tempFilePaths: fitting.map(({ path }) => path), tempFiles: fitting };
}
