import type { PageChrome } from './chrome';
import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { askingPage } from '@/platform/call/page';
import type { Controls } from '@/platform/call/task';
import type { PageInfo } from '@/router';

/** The page that a call about "the current page" means. */
export function requirePage({ navigator }: PlatformContext, fail: Fail): PageInfo {
  const page = navigator.activePage();
  if (!page) throw fail('not-found', 'page not found');
  return page;
}

/** Changes the page that the call was made on, whichever is on top when its code comes. One that has gone needs nothing. */
export function changePage(
  context: PlatformContext,
  change: PageChrome,
  fail: Fail,
  controls: Controls<never>,
): void {
  const page = askingPage(context, controls);
  if (page === 'gone') return;
  if (!page) throw fail('not-found', 'page not found');
  context.chrome.changePage(page.id, change);
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

/** Only the browser knows all that is a colour. */
export function requireColor(
  { env }: PlatformContext,
  name: string,
  color: string | undefined,
  fail: Fail,
): void {
  if (color !== undefined && !env.window.CSS.supports('color', color)) {
    throw fail('invalid', `invalid ${name} "${color.slice(0, 50)}"`);
  }
}
