/** Object.hasOwn is missing in Safari before 15.4. */
export function hasOwn(value: object, key: PropertyKey): boolean {
  return Object.prototype.hasOwnProperty.call(value, key);
}
