import { isOffline, isUsualRefusal } from '@/platform';
import { type ErrorSource, originOf } from '@/shared/errors';
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

/** Sends every error of product code to `onError` of the configuration. */
export function hearErrors({ config, navigator, context }: AppParts): () => void {
  const { onError } = config;
  if (!onError) return () => {};
  return context.env.errors.listen(({ error, origin }) => {
    if (isUsualRefusal(error)) return;
    // The browser does not know the page of an event handler or a promise. It is usually the one on top.
    const isUncaught = origin.source === 'uncaught';
    return onError(error, isUncaught ? originOf('uncaught', navigator.activePage()) : origin);
  });
}
