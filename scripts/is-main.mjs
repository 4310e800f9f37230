import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Whether Node was started with this module, not with one that imports it. Node may have been given a link, as always in
 * a folder that Windows joins to another place; a module's own address never has one.
 * @param {string} address `import.meta.url`
 * @param {string} [started]
 */
export function isMain(address, started = process.argv[1] ?? '') {
  try {
    return realpathSync(started) === fileURLToPath(address);
  } catch {
    // `node -e` has arguments of its own there.
    return false;
  }
}
