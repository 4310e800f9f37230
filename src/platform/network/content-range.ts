export type ContentRange = {
  readonly start: number;
  /** The last byte, not the one behind it. */
  readonly end: number;
  /** null: the server does not know. */
  readonly total: number | null;
};

/** `bytes 0-99/1000` or `bytes 0-99/*`; null for anything else. */
export function parseContentRange(header: string | undefined): ContentRange | null {
  const parts = /^\s*bytes\s+(\d+)-(\d+)\/(\d+|\*)\s*$/i.exec(header ?? '');
  if (!parts) return null;
  const [start, end] = [Number(parts[1]), Number(parts[2])];
  const total = parts[3] === '*' ? null : Number(parts[3]);
  const isSound = start <= end && (total === null || end < total);
  return isSound ? { start, end, total } : null;
}

export function formatContentRange(start: number, end: number, total: number): string {
  // An empty file has no range of bytes.
  return total === 0 ? 'bytes */0' : `bytes ${start}-${end - 1}/${total}`;
}

/** How many bytes have arrived, by the answer's `Range: bytes=0-99`. Without one nothing has. */
export function arrivedBytes(header: string | undefined): number {
  const last = /^\s*bytes\s*=\s*0-(\d+)\s*$/i.exec(header ?? '')?.[1];
  return last === undefined ? 0 : Number(last) + 1;
}

/** What follows the bytes that are there, at most `size` of it; null when all are there. */
export function nextChunk(
  arrived: number,
  total: number,
  size: number,
): { readonly start: number; readonly end: number } | null {
  if (arrived >= total) return null;
  return { start: arrived, end: Math.min(total, arrived + Math.max(1, Math.floor(size))) };
}
