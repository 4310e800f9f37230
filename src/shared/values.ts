/** Small helpers for objects, lists and numbers. They change nothing and read nothing from the browser. */

/** `Object.hasOwn` is missing in Safari before 15.4. */
export function hasOwn(value: object, key: PropertyKey): boolean {
  return Object.prototype.hasOwnProperty.call(value, key);
}

/** `Array.prototype.at` is missing in Safari before 15.4. */
export function last<T>(list: readonly T[]): T | undefined {
  return list[list.length - 1];
}

/** A promise of a library or of another window is no `instanceof Promise`, so this checks for `then`. */
export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as PromiseLike<unknown> | null | undefined)?.then === 'function';
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
