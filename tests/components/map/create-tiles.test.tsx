import type { LayerGroup, Map as LeafletMap, TileLayer } from 'leaflet';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTiles } from '@/components/map/create-tiles';
import { loadLeaflet } from '@/components/map/leaflet';

let map: LeafletMap;
beforeAll(loadLeaflet);
beforeEach(async () => {
  const element = document.createElement('div');
  Object.assign(element.style, { width: '300px', height: '300px' });
  document.body.append(element);
  const leaflet = await import('leaflet');
  map = new leaflet.Map(element, { zoomControl: false, attributionControl: false }).setView(
    [39.9, 116.4],
    12,
  );
});
afterEach(() => {
  const element = map.getContainer();
  map.remove();
  element.remove();
});

const show = (urls: readonly string[], onTrouble = () => {}) => {
  const group = createTiles({ tiles: { kind: 'images', urls }, isDark: false, onTrouble });
  group.addTo(map);
  return (group as LayerGroup).getLayers() as TileLayer[];
};

it('shows layers of images, and sends the referrer of the page with each request', async () => {
  const layers = show(['/api/maps/tiles/{z}/{x}/{y}', '/api/maps/tiles/{z}/{x}/{y}?names']);
  expect(layers.length).toBe(2);
  await new Promise<void>((resolve) => {
    layers[1]?.once('load', () => resolve());
  });
  const pictures = [...map.getContainer().querySelectorAll('img')];
  expect(pictures.length).toBeGreaterThan(3);
  expect(pictures.every(({ src }) => /\/api\/maps\/tiles\/12\/\d+\/\d+/.test(src))).toBe(true);
  expect(
    pictures.every(({ referrerPolicy }) => referrerPolicy === 'strict-origin-when-cross-origin'),
  ).toBe(true);
});

it('[S8.10] reports images that fail to load', async () => {
  await new Promise<void>((resolve) => {
    show(['/api/maps/tiles/{z}/{x}/{y}?fail=status'], () => resolve());
  });
});
