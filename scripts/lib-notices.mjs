// The licences of other packages whose code or style sheets are in lib/.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';

/** `/…/node_modules/@a/b/x.js` -> `/…/node_modules/@a/b`. undefined: the file is of this package. */
export function packageFolderOf(id) {
  return /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1];
}

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  if (!file) throw new Error(`${name} has no licence file: ${folder}`);
  const text = readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${version} (${license})\n\n${text}\n`;
}

/**
 * Writes one text with the licence of each package.
 * @param {string} path
 * @param {Iterable<string>} ids the files that were bundled or copied
 */
export function writeNotices(path, ids) {
  const folders = new Set([...ids].map(packageFolderOf).filter((folder) => folder));
  const notices = [...folders].filter(existsSync).map(noticeOf).sort();
  const head = 'Portico contains code of these packages:\n';
  writeFileSync(path, [head, ...notices].join(`\n${'-'.repeat(72)}\n\n`));
}
