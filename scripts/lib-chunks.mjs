// Which file of the package a source file is in.
import { relative } from 'node:path';
import { importedBy, moduleGraph, START } from './module-graph.mjs';

/** `/…/src/router/core/plan.ts` -> `router/core/plan.ts`. */
const placeOf = (id) => relative('src', id.replace(/\?.*$/, '')).replaceAll('\\', '/');

/** The values that nearly every app uses before its first screen is there. */
const firstLoad = `
export { createApp, defineApp } from '@/app';
export { defineRoutes, Link, returns } from '@/router';
export * from '@/router/react/page-hooks';
export { usePlatform } from '@/platform';
`;

/** All that products import without `import()`. */
const everything = `
export * from '@/index';
export * as icons from '@/components/icon';
`;

/**
 * The modules of the first load, each with the name of its file: `first-load`, or `common`, which a product needs for a single
 * component too. Bundlers join the two in an app. A third file would often be one more request.
 *
 * `common` contains no `import()`. A bundler keeps the code that an `import()` leads to, and the parts of `common` that this code
 * needs. `common` also has no style sheet that no component needs.
 * @param {import('rolldown').InputOptions} options those of the package's build
 */
export async function firstFiles(options) {
  const [app, whole] = await Promise.all([
    moduleGraph(firstLoad, options),
    moduleGraph(everything, options),
  ]);
  const first = importedBy([START], app);
  const fetched = [...whole.values()].flatMap(({ fetches }) => fetches);
  const others = [...whole.get(START).imports, ...fetched].filter((id) => !first.has(id));
  const shared = importedBy(others, whole);
  const leadsTo = (id, wanted) => [...importedBy([id], whole)].some(wanted);
  const fetches = (id) => whole.get(id)?.fetches.length > 0;
  const isOtherSheet = (id) => id.endsWith('?sheet') && !shared.has(id);

  const unclear = [...first].filter((id) => shared.has(id) && fetches(id)).map(placeOf);
  if (unclear.length > 0) {
    throw new Error(
      `components or code that is fetched later import ${unclear.join(', ')}, which may not have an import() itself`,
    );
  }
  const nameOf = (id) =>
    leadsTo(id, fetches) || leadsTo(id, isOtherSheet) ? 'first-load' : 'common';
  return new Map([...first].map((id) => [id, nameOf(id)]));
}

/** The entries of the package, and the modules that they import without `import()`. */
function staticGraph(doors, graph) {
  const found = new Set(doors);
  // A loop over a Set also visits the values that are added during the loop.
  for (const id of found) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  return found;
}

/**
 * Modules with a fixed file. A module that fetches code must not be in a file that this code imports. Otherwise the two files
 * fetch each other in a circle, and Rolldown keeps such files even in a product that uses none of them. Small modules share a file.
 */
const placed = [
  ['calls-host', /^host\/(connect|guide|via-host)\./],
  ['calls-choice', /^(media\/(chooser|picture-bytes)|scan\/formats)\./],
  ['calls-maps', /^(maps\/load-provider|react\/use-map)\./],
  ['platform-call', /^device\/watch-theme\./],
];

/**
 * Modules with a file of their own. Picker's field does not need them, but its wheels do, which are fetched later. The strip
 * above old data has a style sheet that the rest of the kit does not need.
 */
const apart = [
  ['old-data', /^components\/kit\/old-data\./],
  ['kit-typed-text', /^components\/kit\/typed-text\./],
  ['picker-words', /^shared\/messages\/en-picker-sheet\./],
];

/**
 * The code of calls, by family. One request loads calls that are often used together, and the first load names few files.
 * A request must not wait for clients, uploads or sockets, so these are separate families. Code that several families share
 * comes first. If two families imported each other, a file would run before its imports.
 */
const families = [
  [
    'platform-call',
    /^(call\/intercept|unavailable-apis|feedback\/open-overlay|files\/(file-source|temp-files)|host\/adapter|media\/media-unlock|network\/address|storage\/database)\./,
  ],
  // The first page that sets its title needs this file and no other one of calls.
  ['calls-bars', /^chrome\/(bars|navigation-bar|tab-bar|requirements)\./],
  ['calls-screen', /^(app|chrome|device|feedback|host|view)\//],
  ['calls-media', /^(files|media|scan)\//],
  ['calls-place', /^(location|maps)\//],
  ['calls-transfers', /^network\/(transfer|upload|download)/],
  ['calls-sockets', /^network\/socket/],
  ['calls-client', /^(account\/|network\/client-)/],
  ['calls-request', /^network\//],
  ['calls-storage', /^storage\//],
];

const named = (list, path) => list.find(([, files]) => files.test(path))?.[0] ?? null;

/** The modules that the first load fetches on demand, with what they import. */
function fetchedBy(first, graph) {
  const fetched = new Set();
  for (const id of first.keys()) {
    for (const start of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      for (const each of staticGraph([start], graph)) fetched.add(each);
    }
  }
  return fetched;
}

/**
 * Names the file of a module. null: the bundler decides, and each `import()` gets another file.
 *
 * Each component has its own file, so that a product's bundler drops the others and their style sheets.
 * @param {ReadonlyMap<string, string>} first `firstFiles`
 * @param {readonly string[]} doors the entries of the package
 */
export function chunkNames(first, doors) {
  let behindDoor;
  let fetched;
  return (id, graph) => {
    behindDoor ??= staticGraph(doors, graph);
    fetched ??= fetchedBy(first, graph);
    if (id.startsWith('\0address:')) return 'platform-call';
    const [room, folder, file, part] = placeOf(id)
      .replace(/\.\w+$/, '')
      .split('/');
    if (doors.includes(id) || !/^\w+$/.test(room)) return null;
    if (first.has(id)) return first.get(id);
    const own = named(apart, placeOf(id));
    if (own) return own;
    if (room === 'components') {
      if (!behindDoor.has(id)) return null;
      // It needs no React, so servers can call it.
      if (folder === 'kit-provider' && file === 'brand') return 'brand';
      if (folder === 'kit' && part) return `kit-${file}`;
      return file ? folder : 'kit';
    }
    const path = room === 'platform' ? placeOf(id).slice('platform/'.length) : '';
    const place = named(placed, path);
    if (place) return place;
    const isOnDemand = graph.getModuleInfo(id)?.dynamicImporters.length > 0;
    // Every lazy call needs it.
    const isCore = room === 'platform' && folder === 'call' && !isOnDemand;
    if (isCore || behindDoor.has(id)) return `${room}-${folder}`;
    if (!fetched.has(id)) return null;
    // The history drivers, of which an app chooses one.
    if (room === 'router' && folder === 'view') return 'router-view';
    return named(families, path);
  };
}
