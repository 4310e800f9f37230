import type { Begin } from '@/platform/lazy-group';
import { createHost } from '@/platform/host/create-host';
import { beginWebShare } from './begin-web-share';
import { checkCard } from './check-card';
import { sharesByMenu } from './shares-by-menu';
import { createPageShares } from './page-shares';

/**
 * What sharing does before its code is there: browsers open their sheet, and copy, only in the tap (0021); and the page
 * that a card is for may have another on top by then.
 */
export const beginShare: Begin = (context, api, input) => {
  const { env, navigator, shelf } = context;
  const page = navigator.activePage();
  if (api === 'share.prepare') return page?.id;
  if (api !== 'share.open' || !page) return undefined;
  const host = shelf(createHost);
  const checked = checkCard(input);
  if (host.state().kind !== 'web' || sharesByMenu(host.env()) || !checked.ok) return undefined;
  const card = shelf(createPageShares).of(page, checked.params);
  return card ? beginWebShare(env, card) : undefined;
};
