import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { wholeNumber } from '../http/whole-number.mjs';

/** @param {number} count @param {number} ms @param {AbortSignal} signal */
async function* lines(count, ms, signal) {
  for (let line = 1; line <= count; line += 1) {
    if (line > 1 && ms > 0) await wait(ms, undefined, { signal });
    yield `line ${line}\n`;
  }
}

/** @type {import('../http/create-router.mjs').Route} */
export const chunks = {
  method: '*',
  path: '/api/chunks',
  async handle({ response, query, signal }) {
    const count = wholeNumber(query.get('count'), { name: 'count', max: 10_000, fallback: 5 });
    const ms = wholeNumber(query.get('ms'), { name: 'ms', max: 10_000, fallback: 100 });
    response.writeHead(200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.flushHeaders();
    await pipeline(lines(count, ms, signal), response);
  },
};
