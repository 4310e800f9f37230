import { useCallback, useEffect, useRef, useState } from 'react';
import { type Point, useMapProvider, usePlatform } from '@/platform';
import { type LocationTrouble, locationTrouble } from './location-trouble';

export type OwnPlace =
  | { readonly state: 'unasked' | 'locating' }
  | { readonly state: 'found'; readonly point: Point }
  | { readonly state: 'failed'; readonly trouble: LocationTrouble };

const unasked: OwnPlace = { state: 'unasked' };

/**
 * Where the visitor is, in the coordinates of the map, once somebody asks for it. `locate` resolves with null when
 * that can not be said, or nobody waits for it any more.
 */
export function useOwnPlace(): readonly [OwnPlace, locate: () => Promise<Point | null>] {
  const platform = usePlatform();
  const loadProvider = useMapProvider();
  const [own, setOwn] = useState<OwnPlace>(unasked);
  const asking = useRef<AbortController>(null);

  useEffect(
    () => () => {
      asking.current?.abort();
      // Nothing goes on while the page is hidden.
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
      // Without a provider there is no map either, and it says so.
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
