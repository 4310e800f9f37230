import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { ConfigEnv, Plugin, UserConfig } from 'vite';
import { assetFileNames, chunkFileNames, codeSplitting } from './chunks';
import { target } from './targets';

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
 * Vite's `base` and the plugin's `mode` become the defaults of `router.base` and `router.mode`. src/shared/defaults.ts
 * reads the two constants, which are not defined without the plugin.
 */
export function routerDefaults(mode?: 'path' | 'hash'): Plugin {
  return {
    name: 'portico:router-defaults',
    config: ({ base }) => ({
      define: {
        // The address of a CDN and a relative base say where files are, not where pages are.
        ...(base?.startsWith('/') && { PORTICO_BASE: JSON.stringify(base) }),
        ...(mode && { PORTICO_MODE: JSON.stringify(mode) }),
      },
    }),
  };
}
