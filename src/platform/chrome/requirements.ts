import { badParameterError, type Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { askingPage } from '@/platform/call/asking-page';
import type { Asker } from '@/platform/call/call-scope';
import type { Controls } from '@/platform/call/task';
import type { PageInfo } from '@/router';
import type { PageChrome } from './chrome';

/** The page on top. */
export function requirePage({ navigator }: PlatformContext, fail: Fail): PageInfo {
  const page = navigator.activePage();
  if (!page) throw fail('not-found', 'page not found');
  return page;
}

/** Changes the page that the call was made on, even if it is covered. Does nothing if the page has left the stack. */
export function changePage(
  context: PlatformContext,
  change: PageChrome,
  fail: Fail,
  controls: Controls<never, Asker>,
): void {
  const page = askingPage(context, controls);
  if (page === 'gone') return;
  if (!page) throw fail('not-found', 'page not found');
  context.chrome.changePage(page.id, change);
}

/** The tab bar belongs to the app, so its calls need no page. */
export function requireTabBar({ layout }: PlatformContext, fail: Fail): void {
  if (layout.tabs.length === 0) throw fail('non-tabbar', 'the app has no tab bar');
}

export function requireTabItem(context: PlatformContext, index: number, fail: Fail): void {
  requireTabBar(context, fail);
  if (context.layout.tabs[index] === undefined) throw fail('not-found', 'tabbar item not found');
}

/** Checks colours by their parameters' names. Only the browser knows all forms of a CSS colour. */
export function requireColors(
  { env }: PlatformContext,
  colors: { readonly [parameter: string]: string | undefined },
  fail: Fail,
): void {
  for (const [parameter, color] of Object.entries(colors)) {
    if (color === undefined || env.window.CSS.supports('color', color)) continue;
    const refused = `parameter.${parameter} should be a CSS colour, not "${color.slice(0, 50)}"`;
    throw badParameterError(fail, { refused, parameter });
  }
}
