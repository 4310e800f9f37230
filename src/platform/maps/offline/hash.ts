/** The same numbers give the same number from 0 to below 1, and no neighbour a like one. */
export function hash(...numbers: readonly number[]): number {
  let state = 0x9e3779b9;
  for (const number of numbers) {
    state = Math.imul(state ^ (number | 0), 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
    state ^= state >>> 16;
  }
  return (state >>> 0) / 2 ** 32;
}

/** One of them, at random but always the same one. */
export function pick<T>(list: readonly T[], ...numbers: readonly number[]): T {
  return list[Math.floor(hash(...numbers) * list.length)] as T;
}
