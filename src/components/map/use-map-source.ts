import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { type MapProvider, type TileSource, useMapProvider } from '@/platform';
import { withStyles } from '@/shared/failed-styles';
import { fetchCode } from '@/shared/lost-code';
import { loadLeaflet } from './leaflet';
import type { LeafletViewProps } from './map-view';

type Parts = {
  readonly provider: MapProvider;
  readonly tiles: TileSource;
  readonly View: ComponentType<LeafletViewProps>;
};

export type MapSource =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly reason: 'key' | 'load' }
  | (Parts & {
      readonly state: 'ready';
      /** Called when its tiles fail to load. */
      readonly onTrouble: () => void;
    });

const loading: MapSource = { state: 'loading' };

/** Loads the provider and Leaflet together. If either fails, the state is `failed` [S8.9] [S8.10]. */
export function useMapSource(): [MapSource, reload: () => void] {
  const loadProvider = useMapProvider();
  const [source, setSource] = useState<MapSource>(loading);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const fail = (reason: 'key' | 'load') => setSource({ state: 'failed', reason });
    loadParts(loadProvider, signal).then(
      (parts) => {
        if (!signal.aborted) setSource({ state: 'ready', ...parts, onTrouble: () => fail('load') });
      },
      (error: { readonly reason?: unknown }) => {
        if (!signal.aborted) fail(error.reason === 'key' ? 'key' : 'load');
      },
    );
    return () => controller.abort();
  }, [loadProvider, attempt]);

  const reload = useCallback(() => {
    setSource(loading);
    setAttempt((before) => before + 1);
  }, []);
  return [source, reload];
}

async function loadParts(
  loadProvider: () => Promise<MapProvider>,
  signal: AbortSignal,
): Promise<Parts> {
  const [{ LeafletView }, provider] = await Promise.all([fetchCode(loadView), loadProvider()]);
  return { View: LeafletView, provider, tiles: await provider.tiles(signal) };
}

const loadView = withStyles(async () => {
  const [view] = await Promise.all([import('./map-view'), loadLeaflet()]);
  return view;
});
