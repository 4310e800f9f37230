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

/** The number of days in a month of the Gregorian calendar. `month` is 1 to 12. */
export function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
