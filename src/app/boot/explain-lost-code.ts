import { isOffline } from '@/platform';
import { isLostCode } from '@/shared/lost-code';
import { showPlainNote } from '../overlays/plain-note';
import type { AppParts } from './app-parts';

/**
 * A button seems dead if the code behind it cannot be fetched. So a toast says why, unless the product handles the
 * rejection. A missing network is no mistake of the product, so the console stays clean. This code is in the first load,
 * because no other code can be fetched then.
 */
export function explainLostCode({ platform, context }: AppParts): void {
  const { env, messages, life } = context;
  const explain = (event: PromiseRejectionEvent) => {
    if (!comesFromLostCode(event.reason as Partial<Error> | undefined)) return;
    const hasNoNetwork = isOffline(context);
    if (hasNoNetwork) event.preventDefault();
    const title = messages.t(hasNoNetwork ? 'noNetwork' : 'crashTitle');
    platform.showToast({ title, icon: 'none' }).catch(() => showPlainNote(env, title));
  };
  env.window.addEventListener('unhandledrejection', explain, life);
}

/** The error of a call has the error of the browser as its cause. */
function comesFromLostCode(error: Partial<Error> | undefined): boolean {
  return error?.cause ? comesFromLostCode(error.cause) : isLostCode(error);
}
