import { useCallback, useEffect, useRef, useState } from 'react';
import { isPlatformError, type Point, useMapProvider, usePlatform } from '@/platform';

export type OwnPlace =
  | { readonly state: 'unasked' | 'locating' }
  | { readonly state: 'found'; readonly point: Point }
  | { readonly state: 'failed'; readonly trouble: LocationTrouble };

const unasked: OwnPlace = { state: 'unasked' };

/**
 * The location of the user in the coordinates of the map, after a first request. `locate` resolves with null when
 * the location is unknown or the page no longer waits for it.
 */
export function useOwnPlace(): readonly [OwnPlace, locate: () => Promise<Point | null>] {
  const platform = usePlatform();
  const loadProvider = useMapProvider();
  const [own, setOwn] = useState<OwnPlace>(unasked);
  const asking = useRef<AbortController>(null);

  useEffect(
    () => () => {
      asking.current?.abort();
      // Nothing continues while the page is hidden.
      setOwn((before) => (before.state === 'locating' ? unasked : before));
    },
    [],
  );

  const locate = useCallback(async () => {
    asking.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    asking.current = controller;
    setOwn({ state: 'locating' });
    try {
      // Without a provider there is no map either, and the map shows that.
      const provider = await loadProvider().catch(() => null);
      const type = provider?.coordinates ?? 'wgs84';
      const { latitude, longitude } = await platform.getLocation({ type, signal });
      const point = { latitude, longitude };
      setOwn({ state: 'found', point });
      return point;
    } catch (error) {
      if (!signal.aborted) setOwn({ state: 'failed', trouble: locationTrouble(error) });
      return null;
    }
  }, [platform, loadProvider]);

  return [own, locate];
}

export type LocationTrouble = 'denied' | 'unknown' | 'late' | 'unsupported';

/** The reason why the location of the user is unknown. */
export function locationTrouble(error: unknown): LocationTrouble {
  switch (isPlatformError(error) && error.code) {
    case 'denied':
      return 'denied';
    case 'timeout':
      return 'late';
    case 'unsupported':
      return 'unsupported';
    default:
      return 'unknown';
  }
}
