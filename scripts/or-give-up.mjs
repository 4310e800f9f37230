/**
 * What `read` makes of what the script was told; what it refuses ends the script, in one line.
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
