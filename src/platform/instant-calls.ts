import type { Navigator } from '@/router';
import { hasOwn } from '@/shared/has-own';
import type { Auth } from './auth';
import { type BaseCalls, createBaseCalls } from './base-calls';
import { busUntil } from './bus';
import { createCanIUse } from './can-i-use';
import type { PlatformContext } from './context';
import type { CallInterceptor, CallName } from './create-platform';
import {
  type AppBaseInfo,
  appBaseInfo,
  type DeviceInfo,
  deviceInfo,
  type SystemInfo,
  systemInfo,
} from './device/system-info';
import { type WindowInfo, windowInfo } from './device/window-info';
import { guardCalls } from './guard-calls';
import { type AnyInterceptor, requireInterceptor } from './interceptors';
import { lateNames } from './late-names';
import type { LocaleCalls } from './locale-calls';
import { createNavigation, type Navigation } from './navigation';
import { createStorageSync, type StorageSync } from './storage-sync';

/** The calls that answer at once. All of them are in the first load: they work from a product's first line on (0026). */
export type InstantCalls = Navigation &
  StorageSync &
  BaseCalls &
  Pick<LocaleCalls, 'getLocale'> & {
    readonly auth: Auth;
    /** How large the window is, and what of it is covered. */
    getWindowInfo(): WindowInfo;
    getSystemInfoSync(): SystemInfo;
    getDeviceInfo(): DeviceInfo;
    getAppBaseInfo(): AppBaseInfo;
    /** Whether a call of that name works here; or a feature of CSS: css.var, css.env, css.constant, css.backdrop-filter. */
    canIUse(schema: string): boolean;
    /** Stands between an API and everyone who calls it. Returns its removal. */
    use<N extends CallName>(name: N, interceptor: CallInterceptor<N>): () => void;
  };

export function createInstantCalls(context: PlatformContext, navigator: Navigator): InstantCalls {
  const { auth, interceptors, messages } = context;
  const isServed = (name: string) => hasOwn(calls, name) || lateNames.includes(name);
  const calls: InstantCalls = guardCalls({
    ...createNavigation(navigator),
    ...createStorageSync(context),
    ...createBaseCalls(context),
    auth,
    getWindowInfo: () => windowInfo(context),
    getSystemInfoSync: () => systemInfo(context),
    getDeviceInfo: () => deviceInfo(context),
    getAppBaseInfo: () => appBaseInfo(context),
    getLocale: () => messages.getState().locale,
    canIUse: createCanIUse(context, isServed),
    use: (name: string, interceptor: unknown) => {
      requireInterceptor('use', interceptor);
      return interceptors.add(name, interceptor as AnyInterceptor);
    },
  });
  return calls;
}

/** The same calls, whose listeners are removed when the lifetime ends. */
export function instantUntil(calls: InstantCalls, lifetime: AbortSignal | undefined): InstantCalls {
  if (!lifetime) return calls;
  const { $on, $once } = busUntil(calls, lifetime);
  return { ...calls, ...guardCalls({ $on, $once }) };
}
