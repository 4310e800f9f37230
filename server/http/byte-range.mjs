/**
 * What a Range header asks for. Forms that are unknown, broken or of several parts are as good as none (RFC 9110
 * 14.2); `none` is a range that has no byte.
 * @param {string | undefined} header
 * @param {number} size
 * @returns {{ start: number, end: number } | 'all' | 'none'} end is the last byte itself
 */
export function byteRange(header, size) {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'all';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'all';
  const end = Math.min(last === '' ? size - 1 : Number(last), size - 1);
  return start >= size ? 'none' : { start, end };
}
