import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import { isPlatformError } from '@/platform/call/errors';
import { askerIn } from '@/platform/call/asking-page';
import { checkParams, required } from '@/platform/call/params';
import { type FileSource, fileName, fileSource, suffixOf } from '@/platform/files/file-source';
import { readFile } from '@/platform/files/read-file';
import type { HostWork } from '@/platform/host/adapter';
import { createHost } from '@/platform/host/connect';
import { isInAppOnPhone } from '@/platform/host/detect';
import { sharesByMenu } from '@/platform/host/levels';
import { viaHost } from '@/platform/host/via-host';
import { isIos } from '@/shared/browser';
import { fetchCode } from '@/shared/lost-code';
import { enLate } from '@/shared/messages';

export type SaveImageParams = {
  /** A path, a URL, or the file itself. */
  readonly filePath: FileSource;
};

export type SaveImageToPhotosAlbumParams = SaveImageParams;

export type SaveVideoToPhotosAlbumParams = SaveImageParams;

const check = checkParams({ filePath: required(fileSource) });

/** Saves a picture to the user's device [S8.7]. */
export const saveImage: Api<SaveImageParams, void> = defineSave('saveImage', 'picture');

/** uni-app's name for saveImage: browsers have no other way to the album [S8.7]. */
export const saveImageToPhotosAlbum: Api<SaveImageToPhotosAlbumParams, void> = defineSave(
  'saveImageToPhotosAlbum',
  'picture',
);

/** Saves a video to the user's device [S8.7]. */
export const saveVideoToPhotosAlbum: Api<SaveVideoToPhotosAlbumParams, void> = defineSave(
  'saveVideoToPhotosAlbum',
  'video',
);

function defineSave(name: string, fallbackName: string): Api<SaveImageParams, void> {
  return defineApi(name, {
    check,
    run: (context, { filePath }, fail, { signal, caller }) =>
      saveToDevice(context, filePath, fallbackName, { fail, signal, caller }),
  });
}

/** Milliseconds. The slowest browsers need that long to begin a download. */
const URL_LIFE = 60_000;

/**
 * Gives a file to the user. On iOS the share sheet opens, because only it leads to the album. Other browsers download
 * the file. A messaging app that forbids downloads shows the picture instead. A browser never reports whether a
 * download succeeded: the call fails only if the download cannot begin [S8.7].
 */
export async function saveToDevice(
  context: PlatformContext,
  source: FileSource,
  fallbackName: string,
  { fail, signal, caller }: HostWork,
): Promise<void> {
  // Reading the file may take long, and the user may open another page meanwhile.
  const begun = askerIn(context, { caller });
  const saveFailed = context.messages.using(enLate)('saveFailed');
  const blob = await readFile(context, source, signal).catch((cause: unknown) => {
    throw fail(isPlatformError(cause) ? cause.code : 'failed', saveFailed, cause);
  });
  // The share sheet offers the album only for a file with a suffix.
  const name = fileName(blob, source) ?? fallbackName + suffixOf(blob.type);
  await viaHost(context, 'saveToDevice', { blob, name }, { fail, signal, caller }, () =>
    saveInBrowser(context, { source, blob, name }, { fail, signal, begun }),
  );
}

type SavedFile = { readonly source: FileSource; readonly blob: Blob; readonly name: string };

async function saveInBrowser(
  context: PlatformContext,
  { source, blob, name }: SavedFile,
  work: HostWork,
): Promise<void> {
  const { window } = context.env;
  const { navigator } = window;
  const host = context.shelf(createHost).env();
  // WeChat and WeCom have no share sheet of the system.
  if (isIos(navigator) && !sharesByMenu(host)) {
    const isShared = await share(
      window,
      new window.File([blob], name, { type: blob.type }),
      work.fail,
    );
    if (isShared) return;
  }
  if (!isInAppOnPhone(host)) return download(context, blob, name);
  const { saveInHost } = await fetchCode(() => import('./save-in-host'));
  await saveInHost(context, source, blob, work);
}

/** False if the browser cannot share the file. Then a download is left. */
async function share(
  { navigator }: PlatformContext['env']['window'],
  file: File,
  fail: Fail,
): Promise<boolean> {
  const data = { files: [file] };
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (cause) {
    // The user closed the sheet. Without a tap the error is NotAllowedError.
    if (cause instanceof Error && cause.name === 'AbortError')
      throw fail('cancel', 'cancel', cause);
    return false;
  }
}

function download({ env }: PlatformContext, blob: Blob, name: string): void {
  const { URL } = env.window;
  const link = env.document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.hidden = true;
  // The router would take the click for a tap on a link of the page.
  link.addEventListener('click', (click) => click.stopPropagation());
  env.document.body.append(link);
  link.click();
  link.remove();
  env.after(URL_LIFE, () => URL.revokeObjectURL(link.href));
}
