/** Array.prototype.at is missing in Safari before 15.4. */
export function last<T>(list: readonly T[]): T | undefined {
  return list[list.length - 1];
}
