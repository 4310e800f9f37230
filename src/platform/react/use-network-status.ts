import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  type NetworkStatus,
  type NetworkType,
  networkTypeOf,
  statusOf,
  watchNetworkType,
} from '@/platform/device/network-type';
import { usePlatformContext } from './use-platform';

/** A server does not know the network of the browser, and its pages are for browsers that have one. */
const unknown = (): NetworkType => 'unknown';

/**
 * The network that the browser knows. Unlike `getNetworkType`, it does not ask the messaging app around the page when the
 * browser only knows that it is online.
 */
export function useNetworkStatus(): NetworkStatus {
  const { env } = usePlatformContext();
  const networkType = useSyncExternalStore(
    useCallback((change) => watchNetworkType(env, change), [env]),
    () => networkTypeOf(env),
    unknown,
  );
  return useMemo(() => statusOf(networkType), [networkType]);
}
