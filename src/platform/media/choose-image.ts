import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import { checkParams } from '@/platform/call/params';
import { createTempFiles, fileOwner } from '@/platform/files/temp-files';
import { createHost } from '@/platform/host/connect';
import { viaHost } from '@/platform/host/via-host';
import { IMAGE_COUNT } from '@/shared/defaults';
import { enLate } from '@/shared/messages';
import type { ChosenFiles } from '@/platform/files/file-source';
import { chooseFiles, chosenFiles, fitsChoice } from './chooser';
import { countOr, extensions, someOf } from './fields';
import { mayHostChoose, type Picker } from './picker';

export type ChooseImageParams = {
  /** The highest number of pictures, from 1 to 9. More than 9 means 9. If the user chooses more, the first ones are kept. @default 9 */
  readonly count?: number | undefined;
  /** Browsers always give the originals. @default both */
  readonly sizeType?:
    | 'original'
    | 'compressed'
    | readonly ('original' | 'compressed')[]
    | undefined;
  /** Only `['camera']` opens the camera at once. Browsers cannot open only the album. @default both */
  readonly sourceType?: 'album' | 'camera' | readonly ('album' | 'camera')[] | undefined;
  /** Suffixes, like `['png', 'jpg']`. @default ['*'] */
  readonly extension?: readonly string[] | undefined;
};

export type ChooseImageResult = ChosenFiles;

const check = checkParams({
  count: countOr(IMAGE_COUNT, IMAGE_COUNT),
  sizeType: someOf('original', 'compressed'),
  sourceType: someOf('album', 'camera'),
  extension: extensions,
});

/**
 * Lets the user choose at most nine pictures [S9.5]. Call it in a tap [S8.6]. Inside a messaging app its own gallery and
 * camera open [S1.2].
 */
export const chooseImage: Api<ChooseImageParams, ChooseImageResult, never, Picker | null> =
  defineApi('chooseImage', {
    check,
    run: async (context, params, fail, controls) => {
      const owner = fileOwner(context, controls);
      const choice = { api: 'chooseImage', kind: 'image', params, ...params } as const;
      const { signal, begun } = controls;
      const isInApp = context.shelf(createHost).state().kind !== 'web';
      // In a messaging app the tap opened nothing, because the app might serve. The tap may still count here.
      const chooser = isInApp && !begun ? { signal } : controls;
      const chooseInBrowser = async () =>
        chosenFiles(context, await chooseFiles(context, choice, fail, chooser), owner);

      if (begun || !mayHostChoose(context)) return chooseInBrowser();
      const chosen = await viaHost(
        context,
        'chooseImage',
        params,
        { fail, signal },
        chooseInBrowser,
      );
      return onlyFitting(context, chosen, params.extension, fail);
    },
  });

/** The app's gallery offers pictures of every type. */
function onlyFitting(
  context: PlatformContext,
  { tempFiles }: ChosenFiles,
  extension: readonly string[] | null,
  fail: Fail,
): ChosenFiles {
  const fitting = tempFiles.filter((file) => fitsChoice(file, 'image', extension));
  const known = context.shelf(createTempFiles);
  for (const file of tempFiles) if (!fitting.includes(file)) known.remove(file.path);
  if (fitting.length === 0) throw fail('invalid', context.messages.using(enLate)('wrongFileKind'));
  return { tempFilePaths: fitting.map(({ path }) => path), tempFiles: fitting };
}
