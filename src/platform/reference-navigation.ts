import type { UrlTarget } from '@/router';
import { isPlatformError, PlatformError, quietly } from './errors';
import type { Arrived, Navigation } from './navigation';

/** The reference runtime's names of calls that are here under others; navigateTo has a file of its own. */
export type ReferenceNavigation = {
  readonly redirectTo: (to: UrlTarget) => Promise<Arrived>;
  readonly reLaunch: (to: UrlTarget) => Promise<Arrived>;
  readonly navigateBack: (options?: { readonly delta?: number | undefined }) => Promise<Arrived>;
  readonly preloadPage: (to: UrlTarget) => Promise<{ readonly url: string }>;
};

export function createReferenceNavigation(navigation: Navigation): ReferenceNavigation {
  const { redirect, relaunch, back, preload } = navigation;
  return {
    redirectTo: (to) => under('redirectTo', redirect(to)),
    reLaunch: (to) => under('reLaunch', relaunch(to)),
    navigateBack: (options) => under('navigateBack', back(options?.delta)),
    preloadPage: (to) =>
      under(
        'preloadPage',
        preload(to).then(() => ({ url: to.url })),
      ),
  };
}

/** Its errors carry the name that was called. */
function under<T>(api: string, call: Promise<T>): Promise<T> {
  const renamed = call.catch((error: unknown) => {
    if (!isPlatformError(error)) throw error;
    const { code, message, cause } = error;
    throw new PlatformError({ code, api, message, cause });
  });
  return quietly(renamed);
}
