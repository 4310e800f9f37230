import { createHash } from 'node:crypto';
import { readBody } from '../http/read-body.mjs';
import { sendJson } from '../http/send-json.mjs';

const LIMIT = 16 * 1024 * 1024;

/** A name that comes twice has a list. @param {URLSearchParams} query */
function plain(query) {
  const result = Object.create(null);
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name);
    result[name] = values.length === 1 ? values[0] : values;
  }
  return result;
}

/** @type {import('../http/create-router.mjs').Route} */
export const echo = {
  method: '*',
  path: '/api/echo',
  async handle({ request, response, query }) {
    const body = await readBody(request, LIMIT);
    sendJson(response, 200, {
      method: request.method,
      url: request.url,
      query: plain(query),
      headers: request.headers,
      body: body.toString(),
      size: body.length,
      sha1: createHash('sha1').update(body).digest('hex'),
    });
  },
};
