import { stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';

/** @param {string} path */
async function sizeOf(path) {
  try {
    const info = await stat(path);
    return info.isFile() ? info.size : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} pathname */
function decode(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A lone % is a page's address like any other: the app says what it thinks of it.
    return pathname;
  }
}

/**
 * The file that answers a path: a real one, or the app's page, or none. A missing chunk must be none: a page in its
 * place would look like a broken deploy.
 * @param {string} root
 * @param {string} pathname
 */
export async function findFile(root, pathname) {
  const inside = normalize(decode(pathname));
  const path = join(root, inside);
  const isInside = path.startsWith(root + sep) && !inside.includes('\0');
  const size = isInside ? await sizeOf(path) : undefined;
  if (size !== undefined) return { path, size };
  if (/^[\\/]assets[\\/]/.test(inside)) return undefined;
  const page = join(root, 'index.html');
  const pageSize = await sizeOf(page);
  return pageSize === undefined ? undefined : { path: page, size: pageSize };
}
