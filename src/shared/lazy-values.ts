/** Helpers like those in values.ts, but only lazy chunks use them. In a file of their own they are not in the first load. */

/** A copy of an object without some of its keys. */
export function omit<T extends object, K extends string>(all: T, names: readonly K[]): Omit<T, K> {
  const unwanted: readonly string[] = names;
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => !unwanted.includes(name)),
  ) as Omit<T, K>;
}

/** Calls `make` at the first read only. `Intl` formats cost more than most components, so they use this. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
