import type { Navigator } from '@/router';
import type * as appEvents from './apis/app-events';
import { type Calls, createCallGroups } from './call-groups';
import type { PlatformContext } from './context';
import { createDeviceEvents, type DeviceEvents } from './device-events';
import { createFactories, type Factories } from './factories';
import { guardCalls } from './guard-calls';
import { createHost } from './host/create-host';
import { createHostCalls, type HostCalls, type NamedHostCalls } from './host-calls';
import { createInstantCalls, type InstantCalls, instantUntil } from './instant-calls';
import type { Interceptor } from './interceptors';
import { type EventsOf, lazyEvents } from './lazy-events';
import { createLocaleCalls, type LocaleCalls } from './locale-calls';
import { createLocationEvents, type LocationEvents } from './location-events';
import { createNavigateTo, type NavigateTo } from './navigate-to';
import { createNetworkCalls, type NetworkCalls } from './network-calls';
import { createReferenceNavigation, type ReferenceNavigation } from './reference-navigation';
import { createStorageEvents, type StorageEvents } from './storage-events';

type NamedCalls = Calls & NamedHostCalls;

/** What can be stood before. */
export type CallName = keyof NamedCalls;

type InputOf<N extends CallName> = NonNullable<Parameters<NamedCalls[N]>[0]>;
type ResultOf<N extends CallName> = Awaited<ReturnType<NamedCalls[N]>>;

export type CallInterceptor<N extends CallName> = Interceptor<InputOf<N>, ResultOf<N>>;

export type Platform = InstantCalls &
  ReferenceNavigation &
  NavigateTo &
  DeviceEvents &
  LocationEvents &
  LocaleCalls &
  Factories &
  NetworkCalls &
  StorageEvents &
  EventsOf<typeof appEvents> &
  Calls &
  HostCalls & {
    /** The same platform, whose calls are aborted with the signal. */
    until(lifetime: AbortSignal): Platform;
  };

/** The whole of the platform API. Apps have it behind `createEarlyPlatform`, which fetches this file. */
export function createPlatform(
  context: PlatformContext,
  navigator: Navigator,
  instant: InstantCalls = createInstantCalls(context, navigator),
): Platform {
  const groups = createCallGroups(context);
  const device = createDeviceEvents(context);
  const location = createLocationEvents(context);
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
  const storage = createStorageEvents(context);

  const host = createHostCalls(context, instant.canIUse);

  const until = (lifetime?: AbortSignal): Platform => {
    const calls = groups.calls(lifetime);
    return {
      ...instantUntil(instant, lifetime),
      ...guardCalls({
        ...createReferenceNavigation(instant),
        ...createNavigateTo(context, instant),
        ...createLocaleCalls(context, lifetime),
        ...device.calls(lifetime),
        ...location.calls(lifetime),
        ...events.calls(lifetime),
        ...createFactories(context, lifetime),
        ...network.calls(lifetime),
        ...storage.calls(lifetime),
        ...calls,
      }),
      ...host.calls(calls.share, lifetime),
      until,
    };
  };

  context.shelf(createHost);
  context.env.idle(() => {
    groups.preload();
    host.preload();
    // What happens meanwhile would be missed.
    device.preload();
    events.preload();
  });

  return until();
}
