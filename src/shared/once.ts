/** Makes it when it is asked for first, and never again: a format of dates, which costs more than many a component. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
