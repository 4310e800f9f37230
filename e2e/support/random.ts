export type Random = {
  /** 0 <= value < below */
  readonly integer: (below: number) => number;
  readonly pick: <T>(values: readonly T[]) => T;
};

/** mulberry32: the same seed gives the same test. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (below: number) => Math.floor(next() * below);
  return {
    integer,
    pick: <T>(values: readonly T[]) => values[integer(values.length)] as T,
  };
}
