import { randomInt } from 'node:crypto';
import { BoundedMap } from '../http/bounded-map.mjs';
import { HttpError } from '../http/http-error.mjs';

export const CODE_SECONDS = 300;
const ATTEMPTS = 5;

/**
 * Codes of six digits: one for a phone at a time, for five minutes, five attempts and one success.
 * @param {() => number} now
 */
export function createCodes(now) {
  /** @type {BoundedMap<string, { code: string, until: number, attempts: number }>} */
  const codes = new BoundedMap(10_000);
  return {
    /** @param {string} phone */
    issue(phone) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      codes.set(phone, { code, until: now() + CODE_SECONDS * 1000, attempts: ATTEMPTS });
      return code;
    },

    /** @param {string} phone @param {string} code */
    spend(phone, code) {
      const known = codes.get(phone);
      if (!known || known.until <= now()) {
        codes.delete(phone);
        throw new HttpError(401, 'there is no valid code for this phone');
      }
      if (known.code === code) {
        codes.delete(phone);
        return;
      }
      known.attempts -= 1;
      if (known.attempts > 0) {
        throw new HttpError(401, `the code is wrong, ${known.attempts} attempts left`);
      }
      codes.delete(phone);
      throw new HttpError(401, 'the code was wrong too often: ask for a new one');
    },
  };
}
