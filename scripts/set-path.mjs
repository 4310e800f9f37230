import { existsSync, statSync } from 'node:fs';

/** @param {string} path */
export const isFile = (path) => existsSync(path) && statSync(path).isFile();

/**
 * The program that a variable names, undefined if it is not set. A wrong path is an error, because a run with another
 * program would pass and prove nothing.
 * @param {string} variable
 * @param {Record<string, string | undefined>} env
 * @param {(path: string) => boolean} exists
 */
export function setPath(variable, env, exists) {
  const path = env[variable];
  if (!path) return undefined;
  if (exists(path)) return path;
  throw new Error(`${variable} is ${path}: there is no such file`);
}
