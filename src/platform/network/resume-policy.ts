import { parseContentRange } from './content-range';
import type { Headers } from './header-fields';

/** What tells one state of a file from another; without it parts of two could be put together. */
export function validatorOf(headers: Headers): string | null {
  // The bytes of something compressed are not the bytes that arrive here.
  if (!/^(identity)?$/.test(headers['content-encoding'] ?? '')) return null;
  const tag = headers['etag'];
  // A weak one may stand for two files that differ in their bytes.
  if (tag !== undefined && tag.startsWith('"')) return tag;
  return headers['last-modified'] ?? null;
}

type Asked = { readonly bytes: number };
type Got = { readonly status: number; readonly headers: Headers };

/** What to do with the answer to a request for the rest: the server may give it, or all, or refuse. */
export function resumePolicy(
  { bytes }: Asked,
  { status, headers }: Got,
): 'append' | 'restart' | 'fail' {
  if (bytes === 0) return status >= 200 && status <= 299 ? 'restart' : 'fail';
  const range = parseContentRange(headers['content-range']);
  if (status === 206) return range?.start === bytes ? 'append' : 'fail';
  return status >= 200 && status <= 299 ? 'restart' : 'fail';
}
