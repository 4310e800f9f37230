import type { Navigator } from '@/router';
import type * as appEvents from './apis/app-events';
import type { Auth } from './auth';
import { type BaseCalls, createBaseCalls } from './base-calls';
import { type CallName, type Calls, createCallGroups } from './call-groups';
import type { PlatformContext } from './context';
import { createFactories, type Factories } from './factories';
import { guardCalls } from './guard-calls';
import { type EventsOf, lazyEvents } from './lazy-events';
import type { AnyInterceptor, Interceptor } from './interceptors';
import { createDeviceCalls, type DeviceCalls } from './device-calls';
import { createLocaleCalls, type LocaleCalls } from './locale-calls';
import { type MissingName, missingNames } from './missing-names';
import { createNavigation, type Navigation } from './navigation';
import { createNetworkCalls, type NetworkCalls } from './network-calls';
import { createStorageCalls, type StorageCalls } from './storage-calls';

type InputOf<N extends CallName> = NonNullable<Parameters<Calls[N]>[0]>;
type ResultOf<N extends CallName> = Awaited<ReturnType<Calls[N]>>;

export type CallInterceptor<N extends CallName> = Interceptor<InputOf<N>, ResultOf<N>>;

export type Platform = Navigation &
  DeviceCalls &
  BaseCalls &
  LocaleCalls &
  Factories &
  NetworkCalls &
  StorageCalls &
  EventsOf<typeof appEvents> &
  Calls & {
    readonly auth: Auth;
    /** Stands between an API and everyone who calls it. Returns its removal. */
    use<N extends CallName>(name: N, interceptor: CallInterceptor<N>): () => void;
    /** The same platform, whose calls are aborted with the signal. */
    until(lifetime: AbortSignal): Platform;
  };

/** The one object of the platform API: stable, so it may stand in a dependency list. */
export function createPlatform(context: PlatformContext, navigator: Navigator): Platform {
  const groups = createCallGroups(context);
  const device = createDeviceCalls(
    context,
    (name) => name in platform && !missingNames.includes(name as MissingName),
  );
  const events = lazyEvents<typeof appEvents>(context, () => import('./apis/app-events'), [
    'appShow',
    'appHide',
    'error',
    'unhandledRejection',
    'pageNotFound',
    'pushMessage',
    'tabBarMidButtonTap',
  ]);
  const network = createNetworkCalls(context);
  const storage = createStorageCalls(context);
  const common = {
    ...createNavigation(navigator),
    ...createBaseCalls(context),
    auth: context.auth,
    use: (name: string, interceptor: unknown) =>
      context.interceptors.add(name, interceptor as AnyInterceptor),
    until: (lifetime: AbortSignal) => all(lifetime),
  };

  const all = (lifetime?: AbortSignal): Platform =>
    guardCalls({
      ...common,
      ...createLocaleCalls(context, lifetime),
      ...device.calls(lifetime),
      ...events.calls(lifetime),
      ...createFactories(context, lifetime),
      ...network.calls(lifetime),
      ...storage.calls(lifetime),
      ...groups.calls(lifetime),
    });

  context.env.idle(groups.preload);

  const platform = all();
  return platform;
}
