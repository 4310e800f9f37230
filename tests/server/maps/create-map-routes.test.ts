import { expect, it } from 'vitest';
import { createMapRoutes } from '../../../server/maps/create-map-routes.mjs';

it('has every service below /api/maps', () => {
  const paths = createMapRoutes().map(({ path }) => path);
  expect(paths.every((path) => path.startsWith('/api/maps/'))).toBe(true);
  expect(new Set(paths.map((path) => path.split('/')[3]))).toEqual(
    new Set(['tiles', 'osm', 'tencent', 'amap', 'tianditu', 'google', 'mapbox']),
  );
});
