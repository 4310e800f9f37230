/** All but these. */
export function omit<T extends object, K extends string>(all: T, names: readonly K[]): Omit<T, K> {
  const unwanted: readonly string[] = names;
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => !unwanted.includes(name)),
  ) as Omit<T, K>;
}
