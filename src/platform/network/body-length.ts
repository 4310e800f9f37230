import type { Answer } from './send';

/** Compression makes a short body longer, by at most this many bytes. */
const COMPRESSION_OVERHEAD = 64;

/** Their answers have no body. A length in their header is that of another answer. */
const BODILESS = [204, 205, 304];

/** The length of the body. Undefined if the server does not name it, or if the body is compressed. */
export function bodyLength({ headers }: Pick<Answer, 'headers'>): number | undefined {
  const length = headers['content-length'];
  return isPlain(headers) && length !== undefined && /^\d+$/.test(length)
    ? Number(length)
    : undefined;
}

/** Whether the bytes of the body are the bytes of the file, without compression. */
export function isPlain(headers: Answer['headers']): boolean {
  return /^(identity)?$/.test(headers['content-encoding'] ?? '');
}

/**
 * Throws if the body has fewer bytes than the server named: not every browser reports that. Not for HEAD, whose answer
 * has the length of a body that does not come.
 */
export function requireWhole(answer: Omit<Answer, 'data'>, bytes: number): void {
  if (BODILESS.includes(answer.status)) return;
  const slack = answer.hidesEncoding ? COMPRESSION_OVERHEAD : 0;
  if (bytes < (bodyLength(answer) ?? 0) - slack) throw new Error('the answer ended too early');
}
