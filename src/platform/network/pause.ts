import type { PlatformContext } from '@/platform/call/context';
import { isOffline } from './offline';

/** Some in-app browsers fire no `online` event, so look this often as well. */
const LOOK = 1000;

/**
 * The wait before another attempt: `ms`, and then until the phone is online. It ends early when the network comes
 * back, because back-off spares a server and not a phone. Resolves with whether the phone was offline; rejects at the
 * signal.
 */
export function pauseUntilOnline(
  context: Pick<PlatformContext, 'env'>,
  ms: number,
  signal: AbortSignal,
): Promise<boolean> {
  const { window, after } = context.env;
  return new Promise((resolve, reject) => {
    let wasOffline = isOffline(context);
    const leave = () => {
      cancel();
      window.removeEventListener('online', comeBack);
      signal.removeEventListener('abort', stop);
    };
    const stop = () => {
      leave();
      reject(new Error('aborted'));
    };
    const look = () => {
      if (isOffline(context)) {
        wasOffline = true;
        cancel = after(LOOK, look);
        return;
      }
      leave();
      resolve(wasOffline);
    };
    const comeBack = () => {
      wasOffline = true;
      cancel();
      look();
    };
    let cancel = after(wasOffline ? LOOK : ms, look);
    window.addEventListener('online', comeBack);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}
