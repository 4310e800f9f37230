import type { PageInfo } from '@/router';
import type { PlatformContext } from './context';
import type { Asker, Caller } from './call-scope';
import type { Controls } from './task';

/**
 * Only for calls that show or change something on a page, or make something that belongs to it. Nothing here ends a call:
 * call-scope.ts says when a call ends.
 */

type AskContext = Pick<PlatformContext, 'navigator'>;

/**
 * The page that asks: the caller, else the page that was on top when the call was made, else the page on top. Undefined
 * without a page.
 */
export function askerIn(
  { navigator }: AskContext,
  {
    caller,
    begun,
  }: { readonly caller?: Caller | undefined; readonly begun?: Asker | undefined } = {},
): Asker | undefined {
  if (caller) return { page: caller.page(), life: caller.life };
  if (begun) return begun;
  const page = navigator.activePage();
  return page ? { page, life: navigator.lifeOf(page.id) } : undefined;
}

/** The row of a call about the page that it is made on. Another page may be on top when the call's code has loaded. */
export const ofPage = { begin: (context: PlatformContext) => askerIn(context) };

/** The controls of a call whose row is `ofPage`. */
type AskerControls = Pick<Controls<never, Asker>, 'signal' | 'begun' | 'caller'>;

/**
 * The page that the call was made on: the page that called, else the page that was on top. Null without a page. 'gone' if
 * the page has left the stack or the call ended.
 */
export function askingPage(context: AskContext, controls: AskerControls): PageInfo | null | 'gone' {
  const asker = askerIn(context, controls);
  if (controls.signal.aborted || asker?.life.aborted) return 'gone';
  return asker?.page ?? null;
}

/** Whether the call may open something: its page is still shown, and the call has not ended. */
export function mayAsk(context: AskContext, controls: AskerControls): boolean {
  const page = askingPage(context, controls);
  if (page === 'gone') return false;
  const shown = context.navigator.shownPages();
  return page ? shown.some(({ id }) => id === page.id) : shown.length === 0;
}
