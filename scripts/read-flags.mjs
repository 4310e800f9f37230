import { parseArgs } from 'node:util';
import { orGiveUp } from './or-give-up.mjs';

/**
 * Whether each of these flags was given. Anything else ends the script: a misspelt `--check` would write in its place.
 * @param {readonly string[]} [names]
 */
export function readFlags(names = []) {
  const options = Object.fromEntries(
    names.map((name) => [name, { type: /** @type {const} */ ('boolean'), default: false }]),
  );
  return orGiveUp(() => parseArgs({ options })).values;
}
