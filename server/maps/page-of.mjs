/**
 * A page of a list, the first is 1.
 * @template T
 * @param {readonly T[]} list @param {number} page @param {number} size
 */
export function pageOf(list, page, size) {
  return list.slice((page - 1) * size, page * size);
}
