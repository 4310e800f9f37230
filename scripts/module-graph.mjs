// Which modules of the package import and fetch which others, after the bundler has dropped unused code.
import { rolldown } from 'rolldown';

/** The module that holds the code which `moduleGraph` starts from. */
export const START = 'portico:start';

/** The bundler's own, in the file of any module. */
const RUNTIME = '\0rolldown/runtime.js';

/**
 * The modules that are left in an app that uses only this, each with the modules that it imports and those that it fetches on
 * demand. A module that only passes the values of others on is not among them: those who use the values import the others.
 * @param {string} start code
 * @param {import('rolldown').InputOptions} options those of the package's build
 * @returns {Promise<ReadonlyMap<string, { readonly imports: readonly string[], readonly fetches: readonly string[] }>>}
 */
export async function moduleGraph(start, { plugins, ...options }) {
  const bundle = await rolldown({
    ...options,
    input: { start: START },
    logLevel: 'silent',
    plugins: [
      {
        name: START,
        resolveId: (id) => (id === START ? id : undefined),
        load: (id) => (id === START ? start : undefined),
      },
      plugins,
    ],
  });
  const numbers = new Map();
  const numberOf = (id) => {
    if (!numbers.has(id)) numbers.set(id, `module-${numbers.size}`);
    return numbers.get(id);
  };
  const { output } = await bundle.generate({
    format: 'es',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: numberOf, debugName: 'a file of each module' }],
    },
  });
  await bundle.close();
  const files = new Map(output.map((file) => [file.fileName, file]));
  const modulesOf = (file) => Object.keys(file?.modules ?? {}).filter((id) => id !== RUNTIME);
  const idsOf = (names) => names.flatMap((name) => modulesOf(files.get(name)));
  const rows = output.map((file) => [
    modulesOf(file)[0],
    { imports: idsOf(file.imports ?? []), fetches: idsOf(file.dynamicImports ?? []) },
  ]);
  return new Map(rows.filter(([id]) => id !== undefined));
}

/** The modules that these import, and the modules that those import, without what is fetched on demand. */
export function importedBy(starts, graph) {
  const found = new Set(starts);
  // A loop over a Set also visits the values that are added during the loop.
  for (const id of found) for (const next of graph.get(id)?.imports ?? []) found.add(next);
  return found;
}
