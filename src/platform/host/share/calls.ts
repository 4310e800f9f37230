import { copyText } from '@/platform/device/copy-text';
import { showCopiedToast } from '@/platform/device/clipboard';
import { askingPage, mayAsk, askerIn } from '@/platform/call/asking-page';
import type { Asker } from '@/platform/call/call-scope';
import type { Checked } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import type { Env } from '@/platform/call/env';
import { isPlatformError } from '@/platform/call/errors';
import { requirePage } from '@/platform/chrome/requirements';
import type { FullCard, HostConnection, HostWork, ShareOutcome } from '@/platform/host/adapter';
import { createHost } from '@/platform/host/connect';
import { showGuide } from '@/platform/host/guide';
import { sharesByMenu } from '@/platform/host/levels';
import type { ShareCard } from '@/router';
import { checkCard } from './card';
import { createPageShares, type PageShare } from './page-shares';

/** The calls of `platform.share`. */

export type ShareOpenResult = { readonly result: ShareOutcome };

/**
 * Shares the page or another card: by the messaging app's dialog, by the browser's share sheet, or by a guide to the
 * app's menu [S1.2]. Call it in a tap. Codes: `cancel`, and `denied` for a page that must not be shared.
 */
export const open: Api<ShareCard, ShareOpenResult, never, Asker> = defineApi('share.open', {
  check: checkCard,
  run: async (context, card, fail, { signal, ...controls }) => {
    if (signal.aborted) throw fail('abort', 'aborted');
    const begun = askerIn(context, controls);
    const work = { fail, signal, begun };
    const host = context.shelf(createHost);
    const shares = context.shelf(createPageShares);
    // A page that was left or is covered shares nothing.
    if (!mayAsk(context, { signal, begun })) throw fail('cancel', 'cancel');
    const page = begun?.page ?? requirePage(context, fail);
    const fullCard = shares.of(page, card);
    if (!fullCard) throw fail('denied', 'this page is not to be shared');
    const shareByBrowser = async () => ({ result: await shareOnWeb(context, fullCard, work) });

    if (host.state().kind === 'web' && !sharesByMenu(host.env())) return shareByBrowser();
    await host.settled();
    // The page is gone. Nothing may open over another page.
    if (signal.aborted) throw fail('abort', 'aborted');
    const state = host.state();
    const adapter = state.kind === 'connected' ? state.adapter : null;
    const result = adapter && (await shareByApp(adapter, fullCard, work));
    if (result) return { result };
    if (!sharesByMenu(host.env())) return shareByBrowser();
    // The user may open the menu at any time while the page is there, so the card becomes the page's card.
    if (card) shares.amend(page.id, card);
    adapter?.prepareShare?.(fullCard);
    await showGuide(context, 'share', fullCard.link, work);
    return { result: 'guided' };
  },
});

/**
 * Sets the card of the page until it is unloaded. `false` forbids sharing the page. The app's menu and
 * `share.open` use the card [S1.2].
 */
export const prepare: Api<ShareCard | false, void, never, Asker> = defineApi('share.prepare', {
  check: (input: unknown): Checked<PageShare> => {
    if (input === false) return { value: false };
    const checked = checkCard(input);
    return 'refused' in checked ? checked : { value: checked.value ?? {} };
  },
  run: (context, share, fail, controls) => {
    const page = askingPage(context, controls) ?? requirePage(context, fail);
    if (page !== 'gone') context.shelf(createPageShares).prepare(page.id, share);
  },
});

/** Null if this app, or this version of it, has no share dialog. */
async function shareByApp(
  { openShare }: HostConnection,
  card: FullCard,
  work: HostWork,
): Promise<ShareOutcome | null> {
  if (!openShare) return null;
  try {
    return await openShare(card, work);
  } catch (error) {
    if (isPlatformError(error, 'unsupported') || isPlatformError(error, 'unsigned')) return null;
    throw error;
  }
}

/** By the browser's share sheet, else the link goes into the clipboard, else a guide shows the link. */
async function shareOnWeb(
  context: PlatformContext,
  card: FullCard,
  work: HostWork,
): Promise<ShareOutcome> {
  const { env } = context;
  const data = shareDataOf(card);
  // The sheet and the clipboard both need the tap, so they come before the first await.
  const canShare = hasSheetFor(env, data);
  if (canShare && (await openSheet(env.window.navigator.share(data), work))) return 'shared';
  // Resolves to the reason of a failure.
  const cause = await copyText(env, card.link);
  if (!cause) {
    if (!work.signal.aborted) await showCopiedToast(context);
    return 'copied';
  }
  await showGuide(context, 'copy-link', card.link, work);
  return 'guided';
}

/** False if the sheet did not open: without a tap, or because of the data. */
async function openSheet(sharing: Promise<void>, { fail }: HostWork): Promise<boolean> {
  try {
    await sharing;
    return true;
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : '';
    if (name === 'AbortError') throw fail('cancel', 'cancel', cause);
    if (name === 'InvalidStateError') throw fail('busy', 'a share sheet is open already', cause);
    return false;
  }
}

function hasSheetFor({ window }: Env, data: ShareData): boolean {
  const { navigator }: { readonly navigator: Partial<Navigator> } = window;
  return typeof navigator.share === 'function' && navigator.canShare?.(data) !== false;
}

/** Without empty texts: they appear as empty lines. */
function shareDataOf({ title, desc, link }: FullCard): ShareData {
  return { url: link, ...(title && { title }), ...(desc && { text: desc }) };
}
