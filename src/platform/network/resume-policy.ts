import { parseContentRange } from './content-range';
import type { Headers } from './header-fields';
import { isHtmlType } from './read-answer';
import { bodyLength } from './read-parts';
import { mayPass } from './retry-policy';

/** What the first answer said of a file. Later answers are compared with it. */
export type KnownFile = {
  /** null: parts of two states of the file could not be told apart, so it cannot be resumed. */
  readonly validator: string | null;
  readonly size: number | undefined;
  readonly isHtml: boolean;
};

type Got = { readonly status: number; readonly headers: Headers };

/** What tells one state of a file from another; without it parts of two could be put together. */
export function validatorOf(headers: Headers): string | null {
  // The bytes of something compressed are not the bytes that arrive here.
  if (!/^(identity)?$/.test(headers['content-encoding'] ?? '')) return null;
  const tag = headers['etag'];
  // A weak one may stand for two files that differ in their bytes.
  if (tag !== undefined && tag.startsWith('"')) return tag;
  return headers['last-modified'] ?? null;
}

export function knownFile(headers: Headers): KnownFile {
  return {
    validator: validatorOf(headers),
    size: bodyLength({ headers }),
    isHtml: isHtmlType(headers),
  };
}

/**
 * What to do with an answer, with `bytes` of the file kept. `append`: the rest. `restart`: all of it. `refetch`: no
 * part that fits, so ask for all. `later`: ask again after a wait. `fail`: the server's last word.
 */
export function resumePolicy(
  { bytes, known }: { readonly bytes: number; readonly known: KnownFile | null },
  { status, headers }: Got,
): 'append' | 'restart' | 'refetch' | 'later' | 'fail' {
  const isSuccess = status >= 200 && status <= 299;
  if (bytes === 0) {
    if (isSuccess) return 'restart';
    // With nothing to lose, a server that is broken is told at once.
    return mayPass(status) && status !== 500 ? 'later' : 'fail';
  }
  if (status === 206) {
    const range = parseContentRange(headers['content-range']);
    return range?.start === bytes && isSameFile(known, headers) ? 'append' : 'refetch';
  }
  if (isSuccess) return isOtherPage(known, headers) ? 'later' : 'restart';
  if (status === 416) return 'refetch';
  return mayPass(status) ? 'later' : 'fail';
}

/** A 206 need not repeat the validator. One that names another is of another file. */
function isSameFile(known: KnownFile | null, headers: Headers): boolean {
  const total = parseContentRange(headers['content-range'])?.total ?? undefined;
  if (known?.size !== undefined && total !== undefined && known.size !== total) return false;
  if (known?.validator?.startsWith('"')) {
    const tag = headers['etag'];
    return tag === undefined || tag === known.validator;
  }
  const date = headers['last-modified'];
  return date === undefined || date === known?.validator;
}

/** The login page of a network answers 200 to everything: of another type, and without a validator. */
function isOtherPage(known: KnownFile | null, headers: Headers): boolean {
  return (
    known !== null &&
    known.validator !== null &&
    validatorOf(headers) === null &&
    isHtmlType(headers) &&
    !known.isHtml
  );
}
