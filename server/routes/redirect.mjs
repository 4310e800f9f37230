import { HttpError } from '../http/http-error.mjs';
import { wholeNumber } from '../http/whole-number.mjs';

const statuses = [301, 302, 303, 307, 308];

/** Written anew by the parser, so that no line break gets into a header. @param {string} to @param {URL} base */
function locationOf(to, base) {
  const url = URL.canParse(to, base.href) ? new URL(to, base) : undefined;
  if (!to || !url || !/^https?:$/.test(url.protocol)) {
    throw new HttpError(400, 'to must be an http address or a path');
  }
  return url.origin === base.origin ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

/** @type {import('../http/create-router.mjs').Route} */
export const redirect = {
  method: '*',
  path: '/api/redirect',
  handle({ response, url, query }) {
    const code = wholeNumber(query.get('status'), { name: 'status', max: 399, fallback: 302 });
    if (!statuses.includes(code)) throw new HttpError(400, `status must be ${statuses.join(', ')}`);
    const location = locationOf(query.get('to') ?? '', url);
    response.writeHead(code, { Location: location, 'Content-Length': 0 }).end();
  },
};
