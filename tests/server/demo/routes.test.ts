import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createRoutes } from '../../../server/demo/routes.mjs';

it('the server has each path once, and docs/server.md lists all of them', async () => {
  const { routes, close } = createRoutes({ faults: true, outbox: true });
  await close();
  const names = routes.flatMap(({ method, path }) =>
    method.split(' ').map((each) => `${each} ${path}`),
  );
  expect(new Set(names).size).toBe(names.length);
  const manual = readFileSync('docs/server.md', 'utf8');
  const missing = routes.filter(({ path }) => !manual.includes(`\`${path}\``));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

it('the server has a double of each map service below /api/maps', async () => {
  const { routes, close } = createRoutes({});
  await close();
  const paths = routes.map(({ path }) => path).filter((path) => path.startsWith('/api/maps'));
  expect(new Set(paths.map((path) => path.split('/')[3]))).toEqual(
    new Set(['tiles', 'osm', 'tencent', 'amap', 'tianditu', 'google', 'mapbox']),
  );
});
