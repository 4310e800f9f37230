import type { AppConfig } from 'portico';
import { afterEach, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { type MapProps, MapView } from '@/components/map';
import type { MapProvider } from '@/platform';
import '@/components/kit/tokens.css';
import { lookAway, openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

afterEach(() => vi.restoreAllMocks());

const noPlaces = async () => ({ places: [], hasMore: false });

const provider: MapProvider = {
  coordinates: 'wgs84',
  attribution: [{ text: 'Quarry maps', href: 'https://example.org/' }, { text: 'Demonstration' }],
  needsKey: false,
  tiles: async () => ({ kind: 'drawn', draw: (pen) => pen.fillRect(0, 0, 9, 9) }),
  nearby: noPlaces,
  search: noPlaces,
  reverse: async () => null,
};

function open(map: AppConfig['map'], props: Partial<MapProps> = {}) {
  function Home() {
    return (
      <div style={{ height: 400 }}>
        <MapView label="City" latitude={48.85} longitude={2.35} {...props} />
      </div>
    );
  }
  return openApp({ routes: { '/': page(Home) }, ...(map && { map }), strict: false });
}

const tile = () => document.querySelector('.leaflet-tile-loaded');

it('is a named region with the attribution of its provider', async () => {
  const onReady = vi.fn();
  await open({ provider }, { onReady });
  const region = screen.getByRole('region', { name: 'City' });
  await until(() => expect(tile()).not.toBeNull());
  expect(onReady).toHaveBeenCalledTimes(1);
  await expect.element(region.getByRole('link', { name: 'Quarry maps' })).toBeVisible();
  await expect.element(region.getByText('Demonstration')).toBeVisible();
});

it.each([
  ['places without numbers', [{ id: 1 }, { latitude: null, longitude: '2' }, null]],
  ['shapes without points', [{ points: null }, { points: [null, {}] }]],
  ['no list', { id: 1 }],
])('shows malformed data of a server without a crash: %s', async (_, data) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const lists = ['markers', 'polylines', 'polygons', 'circles', 'controls', 'includePoints'];
  const props = Object.fromEntries(lists.map((name) => [name, data]));
  await open({ provider }, { ...props, latitude: null as never, longitude: 'east' as never });
  await until(() => expect(tile()).not.toBeNull());
  expect(document.querySelectorAll('.leaflet-marker-icon')).toHaveLength(0);
});

it.each([
  ['the map key is missing', { provider: { ...provider, needsKey: true } }],
  ['the app names no provider', undefined],
])('[S8.9] shows an error when %s', async (_, map) => {
  await open(map);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Map key not configured');
  expect(document.querySelector('.leaflet-container')).toBeNull();
});

it('[S8.10] shows an error when the map fails to load, and loads it again', async () => {
  const tiles = vi
    .fn(provider.tiles)
    .mockRejectedValueOnce(new Error('unreachable'))
    .mockRejectedValueOnce(new Error('unreachable'));
  await open({ provider: { ...provider, tiles } });
  const retry = screen.getByRole('button', { name: 'Try again' });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Map load failed');
  await retry.click();
  await until(() => expect(tiles).toHaveBeenCalledTimes(2));
  await retry.click();
  await until(() => expect(tile()).not.toBeNull());
});

it('[S8.10] shows an error when all tiles fail', async () => {
  const urls = [`${location.origin}/api/status/503?{z}/{x}/{y}`];
  await open({ provider: { ...provider, tiles: async () => ({ kind: 'images', urls }) } });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Map load failed');
});

it('[S9.8] locates the user again 30 s after each result, but not while the page is hidden', async () => {
  let asked = 0;
  const coords = { latitude: 48.851, longitude: 2.351, accuracy: 30 } as GeolocationCoordinates;
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => {
    asked += 1;
    found({ coords, timestamp: 0 } as GeolocationPosition);
  });
  const waits: (() => void)[] = [];
  const setTimeout = window.setTimeout.bind(window);
  vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms = 0) => {
    if (ms !== 30_000) return setTimeout(run, ms);
    waits.push(run);
    return -1;
  }) as typeof window.setTimeout);

  await open({ provider }, { showLocation: true });
  await until(() => expect([asked, waits.length]).toEqual([1, 1]));
  await until(() => expect(document.querySelectorAll('path').length).toBeGreaterThan(0));
  waits[0]?.();
  await until(() => expect([asked, waits.length]).toEqual([2, 2]));
  lookAway(true);
  lookAway(true);
  expect(asked).toBe(2);
  lookAway(false);
  await until(() => expect([asked, waits.length]).toEqual([3, 3]));
});
