import type { Platform, PlatformErrorCode } from '@/platform';
import type { Navigator, Page } from '@/router';
import { USUAL_REFUSALS } from '@/shared/defaults';

/** Offline, the active tab cannot scroll to its top if that code is missing. That is no error of the app. */
const QUIET: readonly string[] = [...USUAL_REFUSALS, 'offline'];

/**
 * Handles the failure of a call that the app's own bars and screens make, because they have no caller to reject to.
 * A denial shows the user a toast. Every unexpected error is reported.
 */
export function reportRefusal(
  call: Promise<unknown>,
  { report, reportRefused }: Pick<Navigator, 'report' | 'reportRefused'>,
): void {
  call.catch((error: { readonly code?: PlatformErrorCode; readonly message: string }) => {
    const { code, message } = error;
    if (code === 'denied') reportRefused({ refused: code, message });
    else if (code === undefined || !QUIET.includes(code)) report(error);
  });
}

/**
 * The app's own Back buttons. A call of `back` to a page that the route table no longer has is refused [S2.1]. A button skips
 * such pages, and leads home if there is no other. `platform` is that of the page.
 */
export async function goBack(platform: Platform, navigator: Navigator, page: Page): Promise<void> {
  const pages = navigator.pages();
  const below = pages
    .slice(
      0,
      pages.findIndex(({ key }) => key === page.key),
    )
    .reverse();
  const delta = below.findIndex(({ kind }) => kind !== 'not-found') + 1;
  if (below.length > 0 && delta === 0) await platform.relaunch({ url: '/' });
  else await platform.back(delta);
}
