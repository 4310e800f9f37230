/** Whether two values are the same plain data: texts, numbers, dates, and arrays and objects of these. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (isDate(a) && isDate(b)) return Object.is(a.getTime(), b.getTime());
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => name in b && isSameData(a[name], b[name]))
  );
}

/** An array, or an object of JSON or of a literal. Instances of classes keep their data where it cannot be compared. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || prototype === Object.prototype;
}

function isDate(value: unknown): value is { getTime(): number } {
  return Object.prototype.toString.call(value) === '[object Date]';
}
