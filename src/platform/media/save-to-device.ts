import { askerIn } from '@/platform/call/page';
import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { isPlatformError } from '@/platform/call/errors';
import { fileName } from '@/platform/files/file-name';
import type { FileSource } from '@/platform/files/file-source';
import { createHost } from '@/platform/host/connect';
import { restrictionsOf } from '@/platform/host/guide';
import { readFile } from '@/platform/files/read-file';
import { suffixOf } from '@/platform/files/suffix-of';
import { isIos } from '@/shared/browser';
import { enLate } from '@/shared/messages';

/** As long as the slowest browser takes to begin with a download. */
const KEEP = 60_000;

/**
 * Hands a file to the visitor: by the share sheet on iOS, the only way into its album, else as a download, or by
 * what a messaging app leaves. A browser does not tell what becomes of a download; where it can not even begin, the
 * call fails [S8.7].
 */
export async function saveToDevice(
  context: PlatformContext,
  source: FileSource,
  fallbackName: string,
  fail: Fail,
  signal: AbortSignal,
): Promise<void> {
  const { window } = context.env;
  const { navigator } = window;
  // The file may take its time, and the visitor go on.
  const begun = askerIn(context);
  const saveFailed = context.messages.using(enLate)('saveFailed');
  const blob = await readFile(context, source, signal).catch((cause: unknown) => {
    throw fail(isPlatformError(cause) ? cause.code : 'failed', saveFailed, cause);
  });
  // Without a suffix the share sheet takes a picture for any file, and does not offer the album.
  const name = fileName(blob, source) ?? fallbackName + suffixOf(blob.type);
  const host = context.shelf(createHost).env();
  // WeChat's share sheet is not the system's, where it has one at all.
  if (isIos(navigator) && host.app !== 'wechat' && host.app !== 'wecom') {
    const shared = await share(window, new window.File([blob], name, { type: blob.type }), fail);
    if (shared) return;
  }
  if (!restrictionsOf(host).has('download')) return download(context, blob, name);
  const { keepInHost } = await import('./keep-in-host');
  await keepInHost(context, source, blob, { fail, signal, begun });
}

/** False when this can not be shared: then there is still the download. */
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
    // Only the visitor's own closing of the sheet: without a tap it is NotAllowedError.
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
  // Nobody else's tap: the router looks at links that are tapped.
  link.addEventListener('click', (click) => click.stopPropagation());
  env.document.body.append(link);
  link.click();
  link.remove();
  env.after(KEEP, () => URL.revokeObjectURL(link.href));
}
