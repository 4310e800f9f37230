/**
 * Reads the arguments of a script with `read`. If `read` throws, the script ends with one line.
 * @template T
 * @param {() => T} read
 * @returns {T}
 */
export function orGiveUp(read) {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return process.exit(1);
  }
}
