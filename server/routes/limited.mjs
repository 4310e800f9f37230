import { createRateLimit } from '../http/create-rate-limit.mjs';
import { sendJson } from '../http/send-json.mjs';

/** Five calls a second for each key. @param {() => number} now @returns {import('../http/create-router.mjs').Route} */
export function createLimited(now) {
  const take = createRateLimit({ max: 5, ms: 1000, now });
  return {
    method: '*',
    path: '/api/limited',
    handle({ response, query }) {
      sendJson(response, 200, take(query.get('key') ?? ''));
    },
  };
}
