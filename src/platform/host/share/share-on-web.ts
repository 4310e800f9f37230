import type { PlatformContext } from '@/platform/call/context';
import { showCopiedToast } from '@/platform/device/clipboard';
import { copyText } from '@/platform/device/copy-text';
import type { FullCard, HostWork, ShareOutcome } from '@/platform/host/host-adapter';
import { showGuide } from '@/platform/host/show-guide';
import { beginWebShare } from './begin-web-share';

/** By the browser's share sheet, else the link goes into the clipboard, else the visitor copies it by hand. */
export async function shareOnWeb(
  context: PlatformContext,
  card: FullCard,
  work: HostWork,
): Promise<ShareOutcome> {
  const begun = beginWebShare(context.env, card);
  if (begun.way === 'sheet' && (await hasShared(begun.done, work))) return 'shared';
  const cause = await (begun.way === 'copy' ? begun.done : copyText(context.env, card.link));
  if (!cause) {
    if (!work.signal.aborted) await showCopiedToast(context);
    return 'copied';
  }
  await showGuide(context, 'copy-link', card.link, work);
  return 'guided';
}

/** False when the sheet did not open: without a tap, or with data that it does not take. */
async function hasShared(done: Promise<unknown>, { fail }: HostWork): Promise<boolean> {
  try {
    await done;
    return true;
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : '';
    if (name === 'AbortError') throw fail('cancel', 'cancel', cause);
    if (name === 'InvalidStateError') throw fail('busy', 'a share sheet is open already', cause);
    return false;
  }
}
