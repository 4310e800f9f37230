import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { BoundedMap, HttpError } from '../../shared/http.mjs';

const ADMIN = '13800000000';

/** @param {string} phone */
export const uidOf = (phone) => `u${createHash('sha256').update(phone).digest('hex').slice(0, 12)}`;

/** @param {string} phone */
function claimsOf(phone) {
  const uid = uidOf(phone);
  return phone === ADMIN
    ? { uid, role: ['admin'], permission: [] }
    : { uid, role: ['member'], permission: ['orders:read'] };
}

/** Really signed tokens: HS256. @param {{ secret?: Uint8Array, now: () => number }} options */
export function createAccessTokens({ secret = randomBytes(32), now }) {
  return {
    /** @param {string} phone @param {number} seconds */
    sign: (phone, seconds) =>
      new SignJWT(claimsOf(phone))
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        // Without it, two tokens of the same second would be equal.
        .setJti(randomUUID())
        .setExpirationTime(Math.floor(now() / 1000) + seconds)
        .sign(secret),

    /** @param {string | undefined} header `Bearer <token>` */
    async verify(header) {
      const token = /^Bearer +([\w.~+/=-]+)$/i.exec(header ?? '')?.[1] ?? '';
      try {
        const options = { algorithms: ['HS256'], currentDate: new Date(now()) };
        return (await jwtVerify(token, secret, options)).payload;
      } catch (cause) {
        const isOver =
          cause instanceof Error && 'code' in cause && cause.code === 'ERR_JWT_EXPIRED';
        throw new HttpError(401, isOver ? 'the token has expired' : 'a valid token is missing', {
          'WWW-Authenticate': 'Bearer error="invalid_token"',
        });
      }
    },
  };
}

const LIFETIME = 30 * 24 * 60 * 60 * 1000;

/**
 * Refresh tokens that rotate: each works once. A second use may be theft, so it ends all tokens of that sign-in.
 * @param {() => number} now
 */
export function createRefreshTokens(now) {
  /** @typedef {{ phone: string, ended: boolean }} Family one sign-in */
  /** @type {BoundedMap<string, { family: Family, until: number, used: boolean }>} */
  const tokens = new BoundedMap(50_000);

  /** @param {Family} family */
  function issueFor(family) {
    const token = randomBytes(32).toString('base64url');
    tokens.set(token, { family, until: now() + LIFETIME, used: false });
    return token;
  }

  return {
    /** @param {string} phone */
    issue: (phone) => issueFor({ phone, ended: false }),

    /** @param {unknown} token */
    rotate(token) {
      const known = typeof token === 'string' ? tokens.get(token) : undefined;
      if (known?.used) known.family.ended = true;
      if (!known || known.used || known.family.ended || known.until <= now()) {
        throw new HttpError(401, 'the refresh token is not valid: sign in again');
      }
      known.used = true;
      return { phone: known.family.phone, refreshToken: issueFor(known.family) };
    },
  };
}

export const CODE_SECONDS = 300;
const ATTEMPTS = 5;

/**
 * Codes of six digits. A phone has one code at a time, valid for five minutes, five attempts and one success.
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

const KEPT = 100;

/** The messages that a product would send: the last ones, newest first. @param {() => number} now */
export function createOutbox(now) {
  /** @type {{ phone: string, code: string, text: string, time: string }[]} */
  const messages = [];
  return {
    /** @param {string} phone @param {string} code */
    add(phone, code) {
      const text = `Your code is ${code}. It is valid for 5 minutes.`;
      messages.unshift({ phone, code, text, time: new Date(now()).toISOString() });
      messages.length = Math.min(messages.length, KEPT);
    },
    /** @param {string | null} phone */
    list: (phone) => messages.filter((message) => phone === null || message.phone === phone),
  };
}
