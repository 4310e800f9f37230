import { HttpError } from '../http/http-error.mjs';

/**
 * `bytes 0-99/300`, or `bytes *\/300` which only asks what has arrived.
 * @param {string | undefined} header
 * @param {number} limit
 * @returns {{ start: number, end: number, total: number } | { start: undefined, total: number }} end is included
 */
export function contentRange(header, limit) {
  const [, from, to, size] =
    /^bytes (?:(\d{1,15})-(\d{1,15})|\*)\/(\d{1,15})$/.exec(header ?? '') ?? [];
  const total = Number(size);
  if (size === undefined) {
    throw new HttpError(400, 'Content-Range must be `bytes first-last/total` or `bytes */total`');
  }
  if (total > limit) throw new HttpError(413, `the file is larger than ${limit} bytes`);
  if (from === undefined) return { start: undefined, total };
  const [start, end] = [Number(from), Number(to)];
  if (start <= end && end < total) return { start, end, total };
  throw new HttpError(400, 'Content-Range does not fit into its total');
}
