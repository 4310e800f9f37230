import { setTimeout as wait } from 'node:timers/promises';
import { sendJson } from '../http/send-json.mjs';
import { wholeNumber } from '../http/whole-number.mjs';

/** @type {import('../http/create-router.mjs').Route} */
export const slow = {
  method: '*',
  path: '/api/slow',
  async handle({ response, query, signal }) {
    const ms = wholeNumber(query.get('ms'), { name: 'ms', max: 120_000, fallback: 1000 });
    await wait(ms, undefined, { signal });
    sendJson(response, 200, { ms });
  },
};
