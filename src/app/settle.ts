import type { PlatformErrorCode } from '@/platform';

/** What a tap may come to without anybody being at fault: a double tap, a page that stays, a newer wish. */
const USUAL: readonly PlatformErrorCode[] = ['locked', 'superseded', 'cancel'];

/** For calls of the app's own bars: nobody waits for them, and only what is wrong is reported. */
export function settle(call: Promise<unknown>, report: (error: unknown) => void): void {
  call.catch((error: { readonly code?: PlatformErrorCode }) => {
    if (!error.code || !USUAL.includes(error.code)) report(error);
  });
}
