/** A value as JSON where JSON says all of it; null for everything else, which needs the graph codec. */
export function encodePlain(value: unknown): string | null {
  try {
    return isPlain(value, new Set()) ? JSON.stringify(value) : null;
  } catch {
    // Deeper than the stack.
    return null;
  }
}

function isPlain(value: unknown, seen: Set<unknown>): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  // JSON would write a part that is shared twice, and a cycle for ever.
  if (seen.has(value)) return false;
  seen.add(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  // A hole is undefined to `includes`: a list may have as many of them as properties of its own.
  const isFine = Array.isArray(value)
    ? Object.keys(value).length === value.length && !value.includes(undefined)
    : prototype === null || Object.getPrototypeOf(prototype) === null;
  return (
    isFine &&
    !('toJSON' in value) &&
    Object.getOwnPropertySymbols(value).length === 0 &&
    Object.values(value).every((part) => isPlain(part, seen))
  );
}
