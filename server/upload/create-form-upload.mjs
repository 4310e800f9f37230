import { sendJson } from '../http/send-json.mjs';
import { wholeNumber } from '../http/whole-number.mjs';
import { readMultipart } from './read-multipart.mjs';

/** @param {number} uploadLimit @returns {import('../http/create-router.mjs').Route} */
export function createFormUpload(uploadLimit) {
  return {
    method: 'POST',
    path: '/api/upload',
    async handle({ request, response, query, signal }) {
      const rule = { name: 'limit', max: uploadLimit, fallback: uploadLimit };
      const limit = wholeNumber(query.get('limit'), rule);
      sendJson(response, 200, await readMultipart(request, { limit, signal }));
    },
  };
}
