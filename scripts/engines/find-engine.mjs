// Where Linux distributions keep the engines of Safari and Firefox.
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

/** Debian keeps it in a folder named after the processor, Fedora and Arch do not. */
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
 * The programs by their name; the value is undefined for what this machine has not.
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
 * The first program that is not there, by its name.
 * @param {Record<string, string | undefined>} programs
 */
export function missingOf(programs) {
  return Object.keys(programs).find((name) => !programs[name]);
}
