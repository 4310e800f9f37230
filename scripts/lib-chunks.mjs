// Which file of the package a source file is in.
import { relative } from 'node:path';
import { rolldown } from 'rolldown';

/** `/…/src/router/core/plan.ts` -> `router/core/plan.ts`. */
const placeOf = (id) => relative('src', id.replace(/\?.*$/, '')).replaceAll('\\', '/');

const START = 'portico:start';

/** The values that nearly every app uses before its first screen is there. */
export const firstLoad = `
export { createApp, defineApp } from '@/app';
export { defineRoutes, Link, returns } from '@/router';
export * from '@/router/react/page-hooks';
export { usePlatform } from '@/platform';
`;

/**
 * The modules of the package that are left in an app that uses only this.
 * @param {string} start
 * @param {import('rolldown').InputOptions} options those of the package's build
 */
export async function modulesOf(start, { plugins, ...options }) {
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
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  const files = new Set(output.filter(({ isEntry }) => isEntry));
  // A Set hands out what is added to it while it is walked.
  for (const { imports } of files) {
    for (const file of output) if (imports.includes(file.fileName)) files.add(file);
  }
  return new Set([...files].flatMap(({ modules }) => Object.keys(modules)));
}

/** The modules that the doors import without `import()`, themselves included. */
function staticGraph(doors, graph) {
  const found = new Set(doors);
  // A Set hands out what is added to it while it is walked.
  for (const id of found) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  return found;
}

/**
 * The code of calls, by family: one request brings what is often called together, and the first load names few files.
 * A request must not wait for clients, uploads or sockets, so these are families of their own. Code of several families comes
 * first: a file in one of two families that import each other would run before what it needs is there.
 */
const families = [
  [
    'platform-call',
    /^(call\/intercept|unavailable-apis|feedback\/open-overlay|files\/(file-source|temp-files)|host\/adapter|media\/media-unlock|network\/address|storage\/database)\./,
  ],
  ['calls-screen', /^(app|chrome|device|feedback|host|view)\//],
  ['calls-media', /^(files|media|scan)\//],
  ['calls-place', /^(location|maps)\//],
  ['calls-transfers', /^network\/(transfer|upload|download)/],
  ['calls-sockets', /^network\/socket/],
  ['calls-client', /^(account\/|network\/client-request)/],
  ['calls-request', /^network\//],
  ['calls-storage', /^storage\//],
];

/** The modules that the first load fetches on demand, with what they import. */
function fetchedBy(first, graph) {
  const fetched = new Set();
  for (const id of first) {
    for (const start of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      for (const each of staticGraph([start], graph)) fetched.add(each);
    }
  }
  return fetched;
}

/**
 * Names the file of a module. null: the bundler decides, and each `import()` gets another file.
 *
 * The first load is one file. If it were several, a bundler without settings of ours would make a request of each, because
 * the files that are fetched on demand need some of them and not others.
 * Each component has its own file, so that a product's bundler drops the others and their style sheets.
 * @param {Set<string>} first the modules of the first load
 * @param {readonly string[]} doors what products import without `import()`
 */
export function chunkNames(first, doors) {
  let behindDoor;
  let fetched;
  return (id, graph) => {
    behindDoor ??= staticGraph(doors, graph);
    fetched ??= fetchedBy(first, graph);
    if (id.startsWith('\0address:')) return 'platform-call';
    const [room, folder, file] = placeOf(id)
      .replace(/\.\w+$/, '')
      .split('/');
    if (doors.includes(id) || !/^\w+$/.test(room)) return null;
    if (first.has(id)) return 'first-load';
    if (room === 'components') return behindDoor.has(id) ? (file ? folder : 'kit') : null;
    const isOnDemand = graph.getModuleInfo(id)?.dynamicImporters.length > 0;
    // Every call that is fetched needs it.
    const isCore = room === 'platform' && folder === 'call' && !isOnDemand;
    if (isCore || behindDoor.has(id)) return `${room}-${folder}`;
    if (!fetched.has(id)) return null;
    // The ways to move between pages that an app chooses.
    if (room === 'router' && folder === 'view') return 'router-view';
    if (room !== 'platform') return null;
    const path = placeOf(id).slice('platform/'.length);
    return families.find(([, files]) => files.test(path))?.[0] ?? null;
  };
}
