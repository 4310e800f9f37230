/** The same numbers give the same number from 0 to below 1, and no neighbour a like one. */
export function hash(first: number, second = 0, third = 0, fourth = 0): number {
  const state = stir(stir(stir(stir(0x9e3779b9, first), second), third), fourth);
  return (state >>> 0) / 2 ** 32;
}

/** One of them, at random but always the same one. */
export function pick<T>(
  list: readonly T[],
  first: number,
  second?: number,
  third?: number,
  fourth?: number,
): T {
  return list[Math.floor(hash(first, second, third, fourth) * list.length)] as T;
}

function stir(state: number, number: number): number {
  const once = Math.imul(state ^ (number | 0), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}
