import { HttpError } from '../http/http-error.mjs';

/** @param {Record<string, unknown>} body */
export function phoneOf({ phone }) {
  if (typeof phone === 'string' && /^\+?\d{6,15}$/.test(phone)) return phone;
  throw new HttpError(400, 'phone must be a string of 6 to 15 digits');
}
