import { BoundedMap } from '../http/bounded-map.mjs';
import { sendJson } from '../http/send-json.mjs';
import { wholeNumber } from '../http/whole-number.mjs';

/** @returns {import('../http/create-router.mjs').Route} */
export function createFlaky() {
  /** @type {BoundedMap<string, number>} */
  const calls = new BoundedMap(10_000);
  return {
    method: '*',
    path: '/api/flaky',
    handle({ response, query }) {
      const fail = wholeNumber(query.get('fail'), { name: 'fail', max: 1000, fallback: 1 });
      const key = query.get('key') ?? '';
      const call = (calls.get(key) ?? 0) + 1;
      calls.set(key, call);
      if (call <= fail) sendJson(response, 503, { error: 'not yet', call });
      else sendJson(response, 200, { ok: true, call });
    },
  };
}
