import { isUsualRefusal } from '@/platform';
import { originOf } from '@/shared/errors';
import type { AppParts } from './app-parts';

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
