import { createHash } from 'node:crypto';
import { basename, dirname, relative } from 'node:path';
import type { ConfigEnv, Plugin, Rolldown, UserConfig } from 'vite';

type BuildOptions = NonNullable<UserConfig['build']>;
type RolldownOptions = NonNullable<BuildOptions['rolldownOptions']>;

/** In kB before compression. The first file has React, the router and the first screen, so that it is one request. */
const FIRST_FILE = 800;

/** How the project builds. A setting that the project has already is left alone. */
export function buildSettings(): Plugin {
  return {
    name: 'portico:build-settings',
    config: (given, env) => {
      const { build = {}, css = {}, root = process.cwd() } = given;
      // While one develops, the class names say where a class is.
      const isBuild = env.command === 'build';
      const shortNames = isBuild && css.transformer !== 'lightningcss' && hasFreeNames(css);
      return {
        ...(shortNames && { css: { modules: { generateScopedName: classNames(root) } } }),
        build: {
          ...(build.target === undefined && { target }),
          // Only older versions of Safari lack the hint, and the polyfill costs every user bytes.
          ...(build.modulePreload === undefined && { modulePreload: { polyfill: false } }),
          ...(build.chunkSizeWarningLimit === undefined && { chunkSizeWarningLimit: FIRST_FILE }),
          ...(!isServerBuild(given, env) && !build.lib && { rolldownOptions: bundle(build) }),
        },
      };
    },
    // A package that Portico uses says 'use client'. The bundler warns of it, unless @vitejs/plugin-react is there.
    onLog: (_level, { code, id = '', message }) => {
      const isDirective = code === 'MODULE_LEVEL_DIRECTIVE' && message.includes('use client');
      return isDirective && id.includes('/node_modules/virtua/') ? false : undefined;
    },
  };
}

/** Whether Vite builds code for a server. Vite's own `isSsrBuild` is false if `build.ssr` is in the config file. */
export function isServerBuild({ build }: UserConfig, { command, isSsrBuild }: ConfigEnv): boolean {
  return isSsrBuild === true || (command === 'build' && Boolean(build?.ssr));
}

function hasFreeNames({ modules = {} }: NonNullable<UserConfig['css']>): boolean {
  return modules !== false && modules.generateScopedName === undefined;
}

function bundle({ rolldownOptions = {}, assetsDir = 'assets' }: BuildOptions): RolldownOptions {
  const { optimization = {}, output = {} } = rolldownOptions;
  // Several outputs are a matter of the project.
  if (Array.isArray(output)) return {};
  return {
    // A constant that only a lazy file uses would otherwise be in the first file and be exported from it.
    ...(optimization.inlineConst === undefined && {
      optimization: { inlineConst: { mode: 'all' } },
    }),
    output: {
      ...(output.codeSplitting === undefined && { codeSplitting }),
      ...(output.chunkFileNames === undefined && { chunkFileNames: chunkFileNames(assetsDir) }),
      ...(output.assetFileNames === undefined && { assetFileNames: assetFileNames(assetsDir) }),
    },
  };
}

/**
 * 48 bits. In an app with 1,000 modules, two of them get the same hash once in 500 million apps. 24 bits were too few:
 * once in 300 apps with 300 modules.
 */
const HASH_LENGTH = 8;

/** `row` in src/pages/home/home.module.css -> `row_x1Yz0u8A`. The name is the same in every build of the same file. */
export function classNames(root: string, hashOf = hashOfPlace) {
  const places = new Map<string, string>();
  return (local: string, file: string): string => {
    const place = relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/');
    const hash = hashOf(place);
    const other = places.get(hash) ?? place;
    if (other !== place) {
      throw new Error(
        `portico/vite: ${place} and ${other} would have the same class names. Rename one of the two files.`,
      );
    }
    places.set(hash, place);
    return `${local}_${hash}`;
  };
}

function hashOfPlace(place: string): string {
  return createHash('sha256').update(place).digest('base64url').slice(0, HASH_LENGTH);
}

/**
 * Vite's `base` and the plugin's `mode` become the defaults of `router.base` and `router.mode`. `worker` is the file of
 * the service worker. src/shared/defaults.ts reads the constants, which are not defined without the plugin.
 */
export function appDefaults(mode?: 'path' | 'hash', worker?: string): Plugin {
  return {
    name: 'portico:app-defaults',
    config: ({ base }, { command }) => ({
      define: {
        // The address of a CDN and a relative base say where files are, not where pages are.
        ...(base?.startsWith('/') && { PORTICO_BASE: JSON.stringify(base) }),
        ...(mode && { PORTICO_MODE: JSON.stringify(mode) }),
        // An older build must not hide what the development server has.
        PORTICO_WORKER:
          worker && command === 'build' ? JSON.stringify(`${base ?? '/'}${worker}`) : 'null',
      },
    }),
  };
}

/** A shared module that is larger than this gets a separate file, so that pages that do not use it do not load it. */
const MAX_SHARED_SIZE = 20_000;

/** From this number of files on, a module that they share is in the file `shared`. */
const MIN_SHARE_COUNT = 4;

/** A page that makes no calls does not load what calls share. */
function sharedFileOf(id: string): string {
  return /[\\/](lib[\\/](platform|calls)-|src[\\/]platform[\\/])/.test(id)
    ? 'shared-calls'
    : 'shared';
}

/**
 * The first screen is one script. Without this group, code that lazy pages share with it (React, the bundler's runtime)
 * would be in further files, and each is a request on a slow network. Code that many lazy pages share is one more file.
 */
const codeSplitting: NonNullable<Rolldown.OutputOptions['codeSplitting']> = {
  groups: [
    { name: 'initial', tags: ['$initial'] },
    {
      // A module that `import()` names keeps its separate file.
      name: (id, graph) =>
        graph.getModuleInfo(id)?.dynamicImporters.length ? null : sharedFileOf(id),
      debugName: 'shared',
      minShareCount: MIN_SHARE_COUNT,
      maxModuleSize: MAX_SHARED_SIZE,
    },
  ],
};

/**
 * The file of a page that is an `index.tsx` gets the name of its folder, because all pages would be called `index`.
 * The hash has 7 characters, because the entry contains the names of all lazy files.
 */
function chunkFileNames(assetsDir: string) {
  return ({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string => {
    const folder = facadeModuleId && basename(dirname(facadeModuleId));
    return `${assetsDir}/${name === 'index' && folder ? folder : name}-[hash:7].js`;
  };
}

const assetFileNames = (assetsDir: string) => `${assetsDir}/[name]-[hash:7][extname]`;

/** The oldest browsers that Portico supports. All code and styles are compiled for them. */

// Chromium 107 is the XWEB of WeChat on Android. Safari 15 is the oldest WKWebView. iOS is a separate target, because
// Lightning CSS leaves out prefixes that only phones need (`-webkit-text-size-adjust`) if Safari is the only target.
export const target = ['chrome107', 'ios15', 'safari15', 'firefox115'];

/** Lightning CSS takes a number with one byte each for major, minor and patch. */
const version = (major: number) => major << 16;

/** The same browsers for Lightning CSS. */
export const browsers = {
  chrome: version(107),
  ios_saf: version(15),
  safari: version(15),
  firefox: version(115),
};
