import { requirePage } from '@/platform/chrome/requirements';
import { type Api, defineApi } from '@/platform/call/define';
import { type Checked } from '@/platform/call/check';
import { checkCard } from '@/platform/host/share/check-card';
import { createPageShares, type PageShare } from '@/platform/host/share/page-shares';
import type { ShareCard } from '@/router';

function check(input: unknown): Checked<PageShare> {
  if (input === false) return { ok: true, params: false };
  const checked = checkCard(input);
  return checked.ok ? { ok: true, params: checked.params ?? {} } : checked;
}

/**
 * The card of the page on top, until that is unloaded; false: it is not to be shared. The messaging app's own menu
 * shares it where it can, and so does `share.open()` [S1.2].
 */
export const sharePrepare: Api<ShareCard | false, void> = defineApi('share.prepare', {
  check,
  run: (context, share, fail, { begun }) => {
    const pageId = typeof begun === 'string' ? begun : requirePage(context, fail).id;
    context.shelf(createPageShares).prepare(pageId, share);
  },
});
