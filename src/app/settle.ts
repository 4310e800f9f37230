import type { PlatformErrorCode } from '@/platform';
import type { Navigator } from '@/router';
import { USUAL_REFUSALS } from '@/shared/defaults';

/** For calls of the app's own bars, which no caller waits for: the visitor hears of a denial, the console of errors. */
export function settle(
  call: Promise<unknown>,
  { report, refused }: Pick<Navigator, 'report' | 'refused'>,
): void {
  call.catch((error: { readonly code?: PlatformErrorCode; readonly message: string }) => {
    const { code, message } = error;
    if (code === 'denied') refused({ refused: code, message });
    else if (!code || !USUAL_REFUSALS.includes(code)) report(error);
  });
}
