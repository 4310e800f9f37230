/** Whether a list has neither holes nor properties of its own: there may be as many of the one as of the other. */
export function isDense(list: readonly unknown[]): boolean {
  const keys = Object.keys(list);
  const last = list.length - 1;
  return keys.length === list.length && (last < 0 || keys[last] === `${last}`);
}
