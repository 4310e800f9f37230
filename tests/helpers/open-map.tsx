import { Activity, useState } from 'react';
import { expect } from 'vitest';
import { loadLeaflet } from '@/components/map/leaflet';
import { LeafletView, type LeafletViewProps } from '@/components/map/map-view';
import type { MapProvider, TileSource } from '@/platform';
import '@/components/kit/tokens.css';
import { openApp, page } from './open-app';
import { until } from './waiting';

const tiles: TileSource = {
  kind: 'drawn',
  draw: (pen, { size }) => pen.fillRect(0, 0, size, size),
};

const provider: MapProvider = {
  coordinates: 'wgs84',
  attribution: [{ text: 'Demonstration' }],
  needsKey: false,
  tiles: async () => tiles,
  nearby: async () => ({ places: [], hasMore: false }),
  search: async () => ({ places: [], hasMore: false }),
  reverse: async () => null,
};

const base: LeafletViewProps = {
  label: 'City',
  id: 'city',
  latitude: 48.85,
  longitude: 2.35,
  provider,
  tiles,
  isDark: false,
  onTrouble: () => {},
};

/** An app with one page that shows the map, hidden or not. */
export async function openMap(props: Partial<LeafletViewProps> = {}, strict = false) {
  await loadLeaflet();
  const state = { props: { ...base, ...props }, hidden: false };
  const update: { now: () => void } = { now: () => {} };
  function Home() {
    const [, redraw] = useState(0);
    update.now = () => redraw((count) => count + 1);
    return (
      <Activity mode={state.hidden ? 'hidden' : 'visible'}>
        <div style={{ position: 'relative', height: 400 }}>
          <LeafletView {...state.props} />
        </div>
      </Activity>
    );
  }
  const routes = { '/': page(Home) };
  const app = await openApp({ routes, map: { provider }, strict, router: { animation: 0 } });
  await until(() =>
    expect(document.querySelectorAll('.leaflet-tile-loaded').length).toBeGreaterThan(3),
  );
  // Markers are drawn one render after the map, which may come after its tiles.
  if (props.markers?.length)
    await until(() =>
      expect(document.querySelector('.leaflet-marker-pane')?.childElementCount).toBeGreaterThan(0),
    );
  const map = app.platform.createMapContext('city');
  return {
    app,
    map,
    set: (change: Partial<LeafletViewProps>) => {
      state.props = { ...state.props, ...change };
      update.now();
    },
    hide: (hidden: boolean) => {
      state.hidden = hidden;
      update.now();
    },
  };
}
