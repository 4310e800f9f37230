// The modules of the pages of `defineRoutes({...})`, as literals in a module.
import { nodesIn, readModule } from './read-module.mjs';

/**
 * The sources of the pages by their routes: `{ '/cart': './pages/cart.tsx' }`.
 * @param {string} path @param {string} text @returns {Record<string, string>}
 */
export function readRoutes(path, text) {
  const { imports, declarations } = readModule(path, text);
  const tables = [...declarations.values()]
    .flatMap((declaration) => [...nodesIn(declaration)])
    .filter(({ type, callee }) => type === 'CallExpression' && callee.name === 'defineRoutes');
  const routes = tables.flatMap(({ arguments: [table] }) => table?.properties ?? []);
  const entries = routes.flatMap(({ key, value }) => {
    const load = value?.properties?.find((property) => property.key?.name === 'load')?.value;
    const source = load && sourceOf(load, imports);
    return source === undefined ? [] : [[key.value, source]];
  });
  return Object.fromEntries(entries);
}

/** `() => import('./cart.tsx')`, or `async () => cart` with an import of the whole module. */
function sourceOf(load, imports) {
  for (const node of nodesIn(load)) {
    if (node.type === 'ImportExpression') return node.source.value;
    const imported = node.type === 'Identifier' && imports.get(node.name);
    if (imported && imported.name === '*') return imported.source;
  }
  return undefined;
}
