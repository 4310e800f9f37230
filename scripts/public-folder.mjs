// Serves and builds the files of another public folder. Vite knows one such folder.
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

/**
 * @param {string} path from the root of the repository
 * @returns {import('vite').Plugin}
 */
export function publicFolder(path) {
  const folder = fileURLToPath(new URL(`../${path}`, import.meta.url));
  return {
    name: 'portico:public-folder',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const file = join(folder, decodeURIComponent(pathname));
        const isFile = file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
        if (!isFile || !file.endsWith('.svg')) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'image/svg+xml');
        createReadStream(file).pipe(response);
      });
    },
    generateBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const file = join(entry.parentPath, entry.name);
        this.emitFile({
          type: 'asset',
          fileName: relative(folder, file),
          source: readFileSync(file),
        });
      }
    },
  };
}
