import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { HttpError } from '../http/http-error.mjs';

const ADMIN = '13800000000';

/** @param {string} phone */
function claimsOf(phone) {
  const uid = `u${createHash('sha256').update(phone).digest('hex').slice(0, 12)}`;
  return phone === ADMIN
    ? { uid, role: ['admin'], permission: [] }
    : { uid, role: ['member'], permission: ['stone:read'] };
}

/** Really signed tokens: HS256. @param {{ secret?: Uint8Array, now: () => number }} options */
export function createAccessTokens({ secret = randomBytes(32), now }) {
  return {
    /** @param {string} phone @param {number} seconds */
    sign: (phone, seconds) =>
      new SignJWT(claimsOf(phone))
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        // Two tokens of one second would be the same otherwise.
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
