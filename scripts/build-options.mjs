// What every build of this repository shares: the showcase, the size fixture, the e2e fixture, the library.
import { createHash } from 'node:crypto';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { target } from './targets.mjs';

/** @param {string} path */
const fromRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const alias = [
  { find: /^@\//, replacement: fromRoot('src/') },
  { find: /^portico$/, replacement: fromRoot('src/index.ts') },
  { find: /^portico\/devtools$/, replacement: fromRoot('src/devtools/index.ts') },
  { find: /^portico\/server$/, replacement: fromRoot('src/server/index.ts') },
  { find: /^portico\/testing$/, replacement: fromRoot('src/testing/index.ts') },
  { find: /^portico\/testing\/app$/, replacement: fromRoot('src/testing/app.ts') },
];

/**
 * Class names in builds. A class is named in two files, and the bundler's own names carry a line number besides:
 * what is left is what tells one file's `row` from another's.
 * @param {string} local
 * @param {string} file
 */
function classNameOf(local, file) {
  const place = relative(fromRoot('.'), file.split('?')[0] ?? file).replaceAll('\\', '/');
  return `${local}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`;
}

/** @type {import('vite').CSSOptions} */
export const shortClassNames = { modules: { generateScopedName: classNameOf } };

/**
 * Every page is an index.tsx: its chunk is named after the folder, or no one could tell them apart.
 * @param {{ name: string, facadeModuleId?: string | null }} chunk
 */
function chunkFileNames({ name, facadeModuleId }) {
  const folder = basename(dirname(facadeModuleId ?? ''));
  // Each family of the platform has a file of calls.
  const files = { index: folder, calls: `${folder}-calls` };
  const page = (facadeModuleId && files[/** @type {'index'} */ (name)]) || name;
  // The shortest that the bundler takes: the first load names some thirty files.
  return `assets/${page}-[hash:7].js`;
}

// Small files that many late parts share. Each of its own would be named in the first load.
const shared = new RegExp(
  [
    'platform/feedback/(open-overlay|overlays)\\.ts',
    'platform/chrome/requirements\\.ts',
    'platform/(files|media|location)/[\\w-]+\\.ts',
    'platform/react/use-(kit-words|back-layer)',
    'platform/host/share/(page-shares|card)',
    'components/[\\w-]+\\.ts',
    'components/(icon|gestures)/',
  ]
    .map((path) => `src/${path}`)
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

// Every call needs these.
const base = /src[\\/](platform[\\/]call|shared|platform[\\/]files[\\/]file-source)/;

// The code of a request.
const sender =
  /src[\\/]platform[\\/]network[\\/](request|send|attempts|answer|cache|same-requests)\.ts/;

/** @type {import('vite').BuildOptions} */
export const buildOptions = {
  target,
  // The polyfill would cost every visitor bytes for a hint that only older Safari lacks.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    // A constant that a late part uses would stand in the first load, and be exported from there.
    optimization: { inlineConst: { mode: 'all' } },
    output: {
      chunkFileNames,
      assetFileNames: 'assets/[name]-[hash:7][extname]',
      // What the first screen needs is one file. Left alone, what lazy parts share with it (React, a runtime of
      // 600 bytes) becomes files of their own, and each is a request on a slow network.
      // So is what the platform's calls share: in each of their files it would need the bundler's runtime apart.
      codeSplitting: {
        groups: [
          { name: 'initial', tags: ['$initial'] },
          { name: 'call', test: base, minShareCount: 2 },
          {
            name: 'calls',
            test: shared,
            minShareCount: 2,
          },
          // The first data of a cold app waits for this file and for the one named call.
          { name: 'request', test: sender },
        ],
      },
    },
  },
};
