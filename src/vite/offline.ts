import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { target } from './build-settings';
import { offlineFiles } from './offline-files';

export type OfflineOptions = {
  /** Beginnings of paths that the server answers itself, so that they are no pages of the app. `/api/` is always one. */
  readonly notPages?: readonly string[];
  /**
   * Beginnings of paths of files whose names have no hash, mostly pictures. The phone keeps those that it has used, and
   * asks the server again each time. Never name what belongs to one user.
   */
  readonly keep?: readonly string[];
};

/** The pages of the build, and where they are. */
type Pages = {
  readonly mode: 'path' | 'hash';
  readonly ahead: readonly string[];
  readonly shell: string;
};

/** The file of the service worker. Its name stays, so that phones find newer ones. */
export const WORKER = 'sw.js';

/** Writes a service worker into the build. */
export function offline(option: OfflineOptions | 'remove', pages: Pages): Plugin {
  const { notPages = [], keep = [] } = option === 'remove' ? {} : option;
  checkPaths({ notPages, keep });
  let config: ResolvedConfig;
  let built: readonly string[] = [];
  let rescue: readonly string[] = [];
  return {
    name: 'portico:offline',
    configResolved: (resolved) => {
      // The build that renders pages ahead may use the same plugins.
      if (!resolved.build.ssr) config = resolved;
      if (resolved.command === 'build' && !resolved.base.startsWith('/')) {
        throw new Error(
          `portico({ offline }): Vite's base is '${resolved.base}'. A service worker is on the server of its pages: set a base that begins with '/'.`,
        );
      }
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      built = Object.keys(bundle);
      rescue = withImports(bundle, ['lazy-screens', 'service-worker']);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error || this.environment.config.build.ssr) return;
        const { write, assetsDir } = config.build;
        if (config.command !== 'build' || !write) return;
        const { root, base, logger } = config;
        const outDir = resolve(root, config.build.outDir);
        if (option === 'remove') return writeFile(join(outDir, WORKER), REMOVES_ITSELF);
        const files = offlineFiles({
          ...{ outDir, base, assetsDir, built, rescue },
          ...{ pages: pages.ahead, shell: pages.shell, mode: pages.mode },
          notPages: [`${base}api/`, '/api/', ...notPages],
          keep,
        });
        await buildWorker(outDir, files);
        logger.info(
          `portico: ${WORKER} keeps ${files.first.length} files from the first visit, and ${files.files.length} later`,
        );
      },
    },
  };
}

/** The files of chunks with these names, and all that they import. */
function withImports(bundle: Rolldown.OutputBundle, names: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== 'chunk') return;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && names.includes(chunk.name)) add(chunk.fileName);
  }
  return [...found];
}

function checkPaths(options: Record<string, readonly string[]>): void {
  for (const [name, paths] of Object.entries(options)) {
    const wrong = paths.find((path) => !path.startsWith('/'));
    if (wrong === undefined) continue;
    throw new Error(`portico({ offline }): ${name} has '${wrong}', which must begin with '/'.`);
  }
}

/** In the package the worker is next to this file, with its libraries. */
function workerFile(): string {
  const fileIn = (place: string) => fileURLToPath(new URL(place, import.meta.url));
  const packed = fileIn('./offline-worker.js');
  return existsSync(packed) ? packed : fileIn('./offline-worker.ts');
}

/** A worker of one script: it can load no others under a strict policy. */
async function buildWorker(outDir: string, files: object): Promise<void> {
  await build({
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    define: { PORTICO_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      target,
      modulePreload: false,
      rolldownOptions: {
        input: workerFile(),
        output: { format: 'iife', entryFileNames: WORKER, codeSplitting: false },
      },
    },
  });
}

/** For an app that had a service worker: it deletes what it kept, and goes. */
const REMOVES_ITSELF = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  const names = await caches.keys();
  const { scope } = registration;
  const isOwn = (name) => name.startsWith('portico-') && name.endsWith(' ' + new URL(scope).pathname);
  const own = names.filter((name) => name.endsWith(scope) || isOwn(name));
  await Promise.all(own.map((name) => caches.delete(name)));
  await registration.unregister();
}
`;
