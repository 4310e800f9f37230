import { isOffline } from '@/platform';
import type { ErrorSource } from '@/shared/errors';
import { isLostCode } from '@/shared/lost-code';
import { showPlainNote } from '../overlays/plain-note';
import type { AppParts } from './app-parts';

/** Code that runs after a tap. A page or a loader that fails has its own screen. */
const USER_ACTIONS: readonly ErrorSource[] = ['callback', 'listener', 'uncaught'];

/**
 * A button seems dead if the code behind it cannot be fetched. So a toast says why, unless the product handles the
 * rejection. A missing network is no mistake of the product, so the console stays clean. This code is in the first load,
 * because no other code can be fetched then.
 */
export function explainLostCode({ platform, context }: AppParts): void {
  const { env, messages, life } = context;
  const stop = env.errors.listen(
    ({ error, origin, rejection }) => {
      if (!USER_ACTIONS.includes(origin.source)) return;
      if (!comesFromLostCode(error as Partial<Error> | undefined)) return;
      const hasNoNetwork = isOffline(context);
      if (hasNoNetwork) rejection?.preventDefault();
      const title = messages.t(hasNoNetwork ? 'noNetwork' : 'crashTitle');
      platform.showToast({ title, icon: 'none' }).catch(() => showPlainNote(env, title));
    },
    ['unhandledrejection'],
  );
  life.signal.addEventListener('abort', stop);
}

/** The error of a call has the error of the browser as its cause. */
function comesFromLostCode(error: Partial<Error> | undefined): boolean {
  return error?.cause ? comesFromLostCode(error.cause) : isLostCode(error);
}
