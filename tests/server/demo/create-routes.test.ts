import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createRoutes } from '../../../server/demo/routes.mjs';

it('has every path once, and docs/server.md tells of each', async () => {
  const { routes, close } = createRoutes({});
  await close();
  const names = routes.flatMap(({ method, path }) =>
    method.split(' ').map((each) => `${each} ${path}`),
  );
  expect(new Set(names).size).toBe(names.length);
  const manual = readFileSync('docs/server.md', 'utf8');
  const missing = routes.filter(({ path }) => !manual.includes(`\`${path}\``));
  expect(missing.map(({ path }) => path)).toEqual([]);
});
