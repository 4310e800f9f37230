// Answers that promise more than they send: `stall` falls silent, `drop` breaks the connection off.
import { once } from 'node:events';
import { HttpError } from '../http/http-error.mjs';
import { sampleBytes } from '../http/sample-bytes.mjs';
import { wholeNumber } from '../http/whole-number.mjs';

const MOST = 64 * 1024 * 1024;

/** @param {import('../http/create-router.mjs').Call} call */
async function sendPart({ response, query, signal }) {
  const after = wholeNumber(query.get('after'), { name: 'after', max: MOST, fallback: 1024 });
  const total = wholeNumber(query.get('total'), { name: 'total', max: MOST, fallback: 4096 });
  if (after > total) throw new HttpError(400, 'after must not be more than total');
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Length': total,
    'Cache-Control': 'no-store',
  });
  response.flushHeaders();
  for (const piece of sampleBytes(0, after - 1)) {
    if (!response.write(piece)) await once(response, 'drain', { signal });
  }
  if (after === total) response.end();
}

/** @type {import('../http/create-router.mjs').Route} */
export const stall = { method: '*', path: '/api/stall', handle: sendPart };

/** @type {import('../http/create-router.mjs').Route} */
export const drop = {
  method: '*',
  path: '/api/drop',
  async handle(call) {
    await sendPart(call);
    // What was written must have left first.
    call.response.socket?.end(() => call.response.destroy());
  },
};
