// Reads the fields of WeChat Pay's answers. Each reader returns nothing for a value of another form.

/** @param {unknown} value */
export const textOf = (value) => (typeof value === 'string' && value !== '' ? value : undefined);

/** @param {unknown} value @returns {Record<string, unknown>} */
export const fieldsOf = (value) =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** @param {unknown} value a time such as 2018-06-08T10:34:56+08:00 */
export function timeOf(value) {
  const isTime =
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value);
  const time = isTime ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/**
 * @template {object} T
 * @param {T} fields
 * @returns {{ [K in keyof T]?: Exclude<T[K], undefined> }}
 */
export function onlyKnown(fields) {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return /** @type {{ [K in keyof T]?: Exclude<T[K], undefined> }} */ (Object.fromEntries(known));
}

/** @param {unknown} value a whole number of fen */
export const fenOf = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
