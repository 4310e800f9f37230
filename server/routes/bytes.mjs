import { setTimeout as wait } from 'node:timers/promises';
import { contentDisposition } from '../http/content-disposition.mjs';
import { sampleBytes } from '../http/sample-bytes.mjs';
import { sendRanged } from '../http/send-ranged.mjs';
import { wholeNumber } from '../http/whole-number.mjs';

const MOST = 2 * 1024 ** 3;
const TICK = 50;

/** @param {Iterable<Uint8Array>} pieces @param {number} rate bytes a second @param {AbortSignal} signal */
async function* slowly(pieces, rate, signal) {
  const begin = performance.now();
  let sent = 0;
  for (const piece of pieces) {
    yield piece;
    sent += piece.length;
    const early = (1000 * sent) / rate - (performance.now() - begin);
    if (early > 1) await wait(early, undefined, { signal });
  }
}

/** @type {import('../http/create-router.mjs').Route} */
export const bytes = {
  method: 'GET HEAD',
  path: '/api/bytes/:n',
  async handle(call) {
    const { params, query, signal } = call;
    const size = wholeNumber(params.n, { name: 'the number of bytes', max: MOST });
    const rate = wholeNumber(query.get('rate'), {
      name: 'rate',
      min: 1,
      max: MOST,
      fallback: MOST,
    });
    const names = { name: query.get('name'), star: query.get('star') };
    const hasName = names.name !== null || names.star !== null;
    await sendRanged(call, {
      size,
      etag: `"sample-${size}"`,
      headers: hasName ? { 'Content-Disposition': contentDisposition(names) } : {},
      read: (start, end) =>
        query.has('rate')
          ? slowly(sampleBytes(start, end, Math.ceil((rate * TICK) / 1000)), rate, signal)
          : sampleBytes(start, end),
    });
  },
};
