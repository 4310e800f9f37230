import { randomBytes } from 'node:crypto';
import { sendJson } from '../http/send-json.mjs';

const COOKIE = 'XSRF-TOKEN';

/** @param {string | undefined} header */
const cookieOf = (header) =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(header ?? '')?.[1] ?? null;

/**
 * GET sets the cookie, which scripts must be able to read; POST tells what came back.
 * @type {import('../http/create-router.mjs').Route}
 */
export const xsrf = {
  method: 'GET POST',
  path: '/api/xsrf',
  handle({ request, response }) {
    if (request.method === 'GET') {
      const token = randomBytes(16).toString('hex');
      sendJson(
        response,
        200,
        { token },
        { 'Set-Cookie': `${COOKIE}=${token}; Path=/; SameSite=Lax` },
      );
      return;
    }
    const token = request.headers['x-xsrf-token'] ?? null;
    const cookie = cookieOf(request.headers.cookie);
    sendJson(response, 200, { token, cookie, valid: token !== null && token === cookie });
  },
};
