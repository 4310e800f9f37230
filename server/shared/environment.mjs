// Readers of environment variables. docs/environment.md has the table of all of them.

/** @typedef {Record<string, string | undefined>} Environment */

/**
 * Half of an account is a mistake. Without this check, it would show on a phone only.
 * @param {Environment} env @param {readonly string[]} names
 */
export function allOf(env, names) {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === 0) return names.map((name) => env[name] ?? '');
  throw new Error(`${missing.join(' and ')} missing: set ${names.join(', ')} together`);
}

/** @param {Environment} env @param {readonly string[]} names */
export const hasAny = (env, names) => names.some((name) => env[name]);

/** The texts between commas. @param {string | undefined} text */
export const listOf = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * The variables that are set, under the names of the options. An empty variable is not set.
 * @template {string} Name
 * @param {Environment} env
 * @param {Readonly<Record<Name, string>>} variables the variable of each option
 * @returns {{ [K in Name]?: string }}
 */
export function optionalOf(env, variables) {
  const pairs = /** @type {[Name, string][]} */ (Object.entries(variables));
  const set = pairs.flatMap(([name, variable]) => (env[variable] ? [[name, env[variable]]] : []));
  return /** @type {{ [K in Name]?: string }} */ (Object.fromEntries(set));
}
