// Finds the engines of Safari and Firefox in the folders of Linux distributions.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isFile, setPath } from '../set-path.mjs';

function onPath(name, { env, exists }) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(exists);
}

function below(folder) {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

/** On Debian the folder has the name of the processor, on Fedora and Arch it has not. */
function miniBrowser({ exists, list }) {
  const roots = ['/usr/libexec', '/usr/lib', ...list('/usr/lib')];
  return roots
    .flatMap((root) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((api) => join(root, api)),
    )
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(exists);
}

/** @typedef {{ env: Record<string, string | undefined>, exists: (path: string) => boolean, list: (folder: string) => string[] }} Machine */

/** @type {Machine} */
const here = { env: process.env, exists: isFile, list: below };

/**
 * The programs by their names. The value is undefined if this machine lacks the program.
 * @param {Machine} machine
 */
export function findWebKit(machine = here) {
  return {
    WebKitWebDriver: onPath('WebKitWebDriver', machine),
    MiniBrowser: miniBrowser(machine),
    Xvfb: onPath('Xvfb', machine),
  };
}

/** @param {Machine} machine */
export function findFirefox(machine = here) {
  const { env, exists } = machine;
  const given = setPath('FIREFOX_PATH', env, exists);
  return { Firefox: given ?? onPath('firefox-esr', machine) ?? onPath('firefox', machine) };
}

/**
 * The name of the first missing program.
 * @param {Record<string, string | undefined>} programs
 */
export function missingOf(programs) {
  return Object.keys(programs).find((name) => !programs[name]);
}
