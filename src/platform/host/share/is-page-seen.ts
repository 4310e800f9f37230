import type { Env } from '@/platform/call/env';
import type { PageInfo } from '@/router';

/** Whether a page has a place on the screen: a product may hide a whole app. One that is not drawn yet will be. */
export function isPageSeen(
  { document }: Pick<Env, 'document'>,
  { id }: Pick<PageInfo, 'id'>,
): boolean {
  const pages = [...document.querySelectorAll<HTMLElement>('[data-page-id]')];
  const frame = pages.find(({ dataset }) => dataset.pageId === id);
  return frame === undefined || frame.getClientRects().length > 0;
}
