import type { PlatformContext } from '@/platform/context';
import type { Fail } from '@/platform/define-api';
import type { PageInfo } from '@/router';

/** The page that a call about "the current page" means. */
export function requirePage({ navigator }: PlatformContext, fail: Fail): PageInfo {
  const page = navigator.activePage();
  if (!page) throw fail('not-found', 'page not found');
  return page;
}

/** Calls about the tab bar are refused where there is none to see. */
export function requireTabPage(context: PlatformContext, fail: Fail): void {
  const page = context.navigator.activePage();
  if (!page || !context.layout.isTab(page.route)) throw fail('non-tabbar', 'not TabBar page');
}

export function requireTabItem(context: PlatformContext, index: number, fail: Fail): void {
  requireTabPage(context, fail);
  if (context.layout.tabs[index] === undefined) throw fail('not-found', 'tabbar item not found');
}
