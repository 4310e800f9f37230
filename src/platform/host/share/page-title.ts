import type { PlatformContext } from '@/platform/call/context';
import type { PageInfo } from '@/router';
import { written } from '@/shared/messages';

/** What a page is called: by a call, else by the route table, else by its document. */
export function pageTitle(context: PlatformContext, page: PageInfo): string {
  const { chrome, env, messages, navigator } = context;
  const { words } = messages.getState();
  const title = chrome.getState().pages[page.id]?.title ?? navigator.routeOf(page)?.title ?? '';
  return written(words, title) || env.document.title;
}
