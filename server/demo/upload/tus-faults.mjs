// The fault simulator of uploads by tus. A client names the faults in its metadata: `faults drop:5000,503,gone`. Each
// HEAD or PATCH takes the next one:
// - `ok`: none.
// - `drop:5000`: the connection breaks after 5,000 further bytes, which the server keeps.
// - `stall:5000`: the same, and the connection stays open without an answer.
// - `lost`: the server takes the part, and the connection breaks before the answer.
// - `gone`: the server deletes the upload, and answers 410.
// - `503`: the server answers this status.
import { sendJson } from '../http/answers.mjs';

/**
 * @param {string} fault
 * @param {import('../http/router.mjs').Call} call
 * @param {import('./upload-store.mjs').Upload} upload
 * @param {{ remove: (upload: import('./upload-store.mjs').Upload) => Promise<void> }} store
 * @returns {Promise<boolean>} whether the request is over
 */
export async function failByFault(fault, { request, response }, upload, store) {
  const isPart = request.method === 'PATCH';
  const [kind = '', bytes = '0'] = fault.split(':');
  if (kind === 'ok' || (kind === 'lost' && isPart)) return false;
  if (kind === 'gone') {
    await store.remove(upload);
    sendJson(response, 410, { error: 'the upload is gone' });
  } else if (/^[45]\d\d$/.test(kind)) {
    sendJson(response, Number(kind), { error: 'as asked for' });
  } else {
    if (isPart) await receiveSome(request, upload, Number(bytes));
    if (kind !== 'stall') request.socket.destroy();
  }
  return true;
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('./upload-store.mjs').Upload} upload
 * @param {number} bytes
 */
async function receiveSome(request, upload, bytes) {
  let left = bytes;
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    const part = piece.subarray(0, left);
    await upload.file.write(part, 0, part.length, upload.received);
    upload.hash.update(part);
    upload.received += part.length;
    left -= part.length;
    if (left <= 0) return;
  }
}
