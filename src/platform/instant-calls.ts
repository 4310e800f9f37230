import type { Navigator } from '@/router';
import type { Auth } from './auth';
import type { PlatformContext } from './context';
import type { CallInterceptor, CallName } from './create-platform';
import { guardCalls } from './guard-calls';
import { type WindowInfo, windowInfo } from './device/window-info';
import { type AnyInterceptor, requireInterceptor } from './interceptors';
import type { LocaleCalls } from './locale-calls';
import { createNavigation, type Navigation } from './navigation';
import { createStorageSync, type StorageSync } from './storage-sync';

/** What answers at once from the first line of a product on, and so is in the first load. */
export type InstantCalls = Navigation &
  StorageSync &
  Pick<LocaleCalls, 'getLocale'> & {
    readonly auth: Auth;
    /** How large the window is, and what of it is covered. */
    getWindowInfo(): WindowInfo;
    /** Stands between an API and everyone who calls it. Returns its removal. */
    use<N extends CallName>(name: N, interceptor: CallInterceptor<N>): () => void;
  };

export function createInstantCalls(context: PlatformContext, navigator: Navigator): InstantCalls {
  const { auth, interceptors, messages } = context;
  return guardCalls({
    ...createNavigation(navigator),
    ...createStorageSync(context),
    auth,
    getWindowInfo: () => windowInfo(context),
    getLocale: () => messages.getState().locale,
    use: (name: string, interceptor: unknown) => {
      requireInterceptor('use', interceptor);
      return interceptors.add(name, interceptor as AnyInterceptor);
    },
  });
}
