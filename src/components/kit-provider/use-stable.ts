import { useState } from 'react';

/**
 * The same object for as long as its content is equal, because owners write objects in place, and a new value of a
 * context renders all components that read it. `depth` is the number of levels of objects. Below them, values such as
 * functions and elements are equal if they are identical.
 */
export function useStable<T extends object | undefined>(value: T, depth: number): T {
  const [stable, setStable] = useState(value);
  if (isEqual(stable, value, depth)) return stable;
  setStable(value);
  return value;
}

function isEqual(one: unknown, other: unknown, depth: number): boolean {
  if (Object.is(one, other)) return true;
  if (depth === 0 || !isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isEqual(one[key], other[key], depth - 1))
  );
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object.prototype.toString.call(value) === '[object Object]';
}
