import { sendJson } from '../http/send-json.mjs';
import { wholeNumber } from '../http/whole-number.mjs';

const withoutBody = [204, 205, 304];

/** @type {import('../http/create-router.mjs').Route} */
export const status = {
  method: '*',
  path: '/api/status/:code',
  handle({ response, params }) {
    const code = wholeNumber(params.code, { name: 'the status', min: 200, max: 599 });
    if (withoutBody.includes(code)) response.writeHead(code).end();
    else sendJson(response, code, { status: code });
  },
};
