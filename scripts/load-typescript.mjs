// Modules in TypeScript for vite.config.ts and plain scripts: Node 20 reads no TypeScript.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** @param {string} path */
const fromRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * Bundles a module and imports it.
 * @param {string} path from the root of the repository
 */
export async function loadTypeScript(path) {
  // Inside of node_modules, so that the bundle finds its dependencies. Two processes must not share a file.
  const folder = mkdtempSync(join(fromRoot('node_modules/'), '.portico-vite-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'module.mjs');
  const bundle = await rolldown({
    input: fromRoot(path),
    platform: 'node',
    external: (id) => !/^[./]/.test(id),
    // The module finds files beside its source.
    transform: {
      define: { 'import.meta.url': JSON.stringify(pathToFileURL(fromRoot(path)).href) },
    },
  });
  await bundle.write({ file, format: 'es', codeSplitting: false });
  return import(pathToFileURL(file).href);
}
