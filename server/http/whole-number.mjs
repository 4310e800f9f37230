import { HttpError } from './http-error.mjs';

/**
 * A whole number of the query, or of a path: anything else is refused by name.
 * @param {string | null | undefined} text
 * @param {{ name: string, min?: number, max: number, fallback?: number }} rule without a fallback it must be there
 */
export function wholeNumber(text, { name, min = 0, max, fallback }) {
  if ((text === null || text === undefined) && fallback !== undefined) return fallback;
  const value = /^\d{1,15}$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new HttpError(400, `${name} must be a whole number from ${min} to ${max}`);
}
