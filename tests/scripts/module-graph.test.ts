import { expect, it } from 'vitest';
import { importedBy, moduleGraph, START } from '../../scripts/module-graph.mjs';
import { modulesByName } from '../helpers/modules-by-name';

const modules = {
  door: `export { a } from 'a'; export { b } from 'b';`,
  a: `import { c } from 'c'; export const a = () => c(); export const unused = () => b();`,
  b: `export const b = () => import('late');`,
  c: `export const c = () => 1;`,
  late: `import { c } from 'c'; export const late = c();;`,
};
const options = { plugins: [modulesByName(modules)] };

it('has what each module imports and fetches, without doors and what nobody uses', async () => {
  const graph = await moduleGraph(`export { a, b } from 'door';`, options);
  expect(Object.fromEntries(graph)).toEqual({
    [START]: { imports: ['a', 'b'], fetches: [] },
    a: { imports: ['c'], fetches: [] },
    b: { imports: [], fetches: ['late'] },
    c: { imports: [], fetches: [] },
    late: { imports: ['c'], fetches: [] },
  });
});

it('leaves out what the start does not use', async () => {
  const graph = await moduleGraph(`export { a } from 'door';`, options);
  expect([...graph.keys()].sort()).toEqual(['a', 'c', START]);
});

it('follows imports, not what is fetched', async () => {
  const graph = await moduleGraph(`export { a, b } from 'door';`, options);
  expect([...importedBy(['b'], graph)]).toEqual(['b']);
  expect([...importedBy(['late'], graph)]).toEqual(['late', 'c']);
});
