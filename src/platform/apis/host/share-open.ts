import { type Asker, askerIn } from '@/platform/call/page';
import { type Api, defineApi } from '@/platform/call/define';
import { requirePage } from '@/platform/chrome/requirements';
import { isPlatformError } from '@/platform/call/errors';
import { createHost } from '@/platform/host/create-host';
import type { FullCard, HostAdapter, HostWork, ShareOutcome } from '@/platform/host/host-adapter';
import { checkCard } from '@/platform/host/share/check-card';
import { createPageShares } from '@/platform/host/share/page-shares';
import { shareOnWeb } from '@/platform/host/share/share-on-web';
import { createShareTurn } from '@/platform/host/share/share-turn';
import { sharesByMenu } from '@/platform/host/share/shares-by-menu';
import { showGuide } from '@/platform/host/show-guide';
import type { ShareCard } from '@/router';

export type ShareOpenResult = { readonly result: ShareOutcome };

/**
 * Shares the page, or another card: by the messaging app's dialog, by the browser's sheet, or by what the visitor is
 * shown [S1.2]. Call it in a tap. Codes: cancel; denied for a page that is not to be shared.
 */
export const shareOpen: Api<ShareCard, ShareOpenResult, never, Asker> = defineApi('share.open', {
  check: checkCard,
  run: async (context, given, fail, { signal, begun }) => {
    if (signal.aborted) throw fail('abort', 'aborted');
    const work = { fail, signal, begun: begun ?? askerIn(context) };
    const host = context.shelf(createHost);
    const shares = context.shelf(createPageShares);
    const page = begun?.page ?? requirePage(context, fail);
    const card = shares.of(page, given);
    if (!card) throw fail('denied', 'this page is not to be shared');
    const web = async () => ({ result: await shareOnWeb(context, card, work) });

    if (host.state().kind === 'web' && !sharesByMenu(host.env())) return web();
    await host.settled();
    // Nothing opens over another page.
    if (signal.aborted) throw fail('abort', 'aborted');
    const state = host.state();
    const adapter = state.kind === 'connected' ? state.adapter : null;
    const result = adapter && (await shareByHost(adapter, card, work));
    if (result) return { result };
    if (!sharesByMenu(host.env())) return web();
    // The menu waits for the visitor as long as the page is there.
    context.shelf(createShareTurn).take();
    if (given) shares.amend(page.id, given);
    adapter?.prepareShare?.(card);
    await showGuide(context, 'share', card.link, work);
    return { result: 'guided' };
  },
});

/** Null when this host, or this version of it, has no such dialog. */
async function shareByHost(
  { openShare }: HostAdapter,
  card: FullCard,
  work: HostWork,
): Promise<ShareOutcome | null> {
  if (!openShare) return null;
  try {
    return await openShare(card, work);
  } catch (error) {
    if (isPlatformError(error) && /^uns(upported|igned)$/.test(error.code)) return null;
    throw error;
  }
}
