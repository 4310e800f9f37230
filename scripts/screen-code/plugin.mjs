// `virtual:screen-code`: for each route of an app, the components, hooks and calls of its screen, and their source.
import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { readModule } from './read-module.mjs';
import { readRoutes } from './read-routes.mjs';
import { readScreen } from './read-screen.mjs';

const NAME = 'virtual:screen-code';
const repository = resolve(import.meta.dirname, '../..');

/** The folder of each component: `{ ActionBarIcon: 'action-bar' }`. Its README is its page. */
function readFolders() {
  const folder = resolve(repository, 'src/components');
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rows = names.flatMap(({ name }) => {
    try {
      const file = resolve(folder, name, 'index.ts');
      const { exports } = readModule(file, readFileSync(file, 'utf8'));
      return [...exports.keys()].map((exported) => [exported, name]);
    } catch {
      return [];
    }
  });
  return Object.fromEntries(rows);
}

const isKit = (source) =>
  source === 'portico' || /^@\/(components|platform|router)(\/|$)/.test(source);

/**
 * @param {{ apps: readonly string[], roots: readonly string[] }} options the modules with the route tables, and the
 *   folders of the modules of the app, from the root of the repository
 * @returns {import('vite').Plugin}
 */
export function screenCode({ apps, roots }) {
  const files = apps.map((app) => resolve(repository, app));
  const folders = roots.map((root) => `${resolve(repository, root)}/`);
  const isOwn = (path) => folders.some((folder) => path.startsWith(folder)) && /\.tsx?$/.test(path);
  const read = (path) => readFileSync(path, 'utf8');
  const routes = () =>
    files.flatMap((file) => {
      const pages = Object.entries(readRoutes(file, read(file)));
      return pages.map(([route, source]) => ({ route, source, file }));
    });
  return {
    name: 'portico:screen-code',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${NAME}`) {
        for (const file of files) this.addWatchFile(file);
        const rows = routes().map(
          ({ route }, index) => `${JSON.stringify(route)}: () => import('${NAME}/${index}')`,
        );
        return `export const screens = {\n${rows.join(',\n')}\n};`;
      }
      if (!id.startsWith(`\0${NAME}/`)) return null;
      const { source, file } = routes()[Number(id.split('/').pop())] ?? {};
      const find = async (name, importer) => {
        const found = await this.resolve(name, importer, { skipSelf: true });
        const path = found?.id.split('?')[0];
        return path !== undefined && isOwn(path) ? path : undefined;
      };
      const page = source && (await find(source, file));
      if (!page) return 'export default undefined;';
      const screen = await readScreen(page, { read, resolve: find, isKit });
      for (const path of screen.files) this.addWatchFile(path);
      return `export default ${JSON.stringify(describe(screen))};`;
    },
  };

  function describe({ components, hooks, calls, files: paths }) {
    const known = readFolders();
    return {
      components: components.map((name) => ({ name, folder: known[name] ?? null })),
      hooks,
      calls,
      files: paths.map((path) => ({ path: relative(repository, path), code: read(path) })),
    };
  }
}
