import { setTimeout as wait } from 'node:timers/promises';
import { HttpError } from '../http/http-error.mjs';
import { sendJson } from '../http/send-json.mjs';

/** @typedef {import('../http/create-router.mjs').Call} Call */

/** @type {Record<string, (call: Call) => unknown>} */
const failures = {
  status: ({ response }) => sendJson(response, 503, { error: 'as asked for' }),
  broken: ({ response }) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"'),
  shape: ({ response }) => sendJson(response, 200, 'nothing that anybody expects'),
  reset: ({ request }) => request.socket.destroy(),
  slow: ({ signal }) => wait(60_000, undefined, { signal }),
};

/**
 * A route that fails where `fail` says how: `slow` answers after a minute.
 * @param {import('../http/create-router.mjs').Route} route
 * @returns {import('../http/create-router.mjs').Route}
 */
export function failAsAsked(route) {
  return {
    ...route,
    async handle(call) {
      const wanted = call.query.get('fail');
      const fail = Object.hasOwn(failures, wanted ?? '') ? failures[wanted ?? ''] : undefined;
      if (wanted !== null && !fail) {
        throw new HttpError(400, `fail must be one of ${Object.keys(failures).join(', ')}`);
      }
      if (fail) await fail(call);
      if (!call.response.writableEnded && !call.signal.aborted) await route.handle(call);
    },
  };
}
