import { decodePercent, encodePercent } from '@/shared/percent';

export type UrlParts = { readonly path: string; readonly search: string; readonly hash: string };

/** A reload of a longer URL fails, because common servers limit a request line to 8 kB. */
export const MAX_URL_LENGTH = 8000;

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** A URL parser drops control characters and reads '\' as '/', so such a path would lead somewhere else. */
const UNSAFE_PATH = /[\u0000-\u001f\\]/;

/**
 * The characters of a fragment that a URL parser encodes, and a '%' that is not followed by a code. Not /i: with it the
 * Kelvin sign would match k.
 */
const CHARS_TO_ENCODE = /[^!#-;=?-_a-~]|%(?![\da-fA-F]{2})/gu;

const DOT = /^(?:\.|%2e)$/i;

const DOT_DOT = /^(?:\.|%2e){2}$/i;

export function splitUrl(url: string): UrlParts {
  const hashAt = url.indexOf('#');
  const beforeHash = hashAt < 0 ? url : url.slice(0, hashAt);
  const searchAt = beforeHash.indexOf('?');
  return {
    path: searchAt < 0 ? beforeHash : beforeHash.slice(0, searchAt),
    search: searchAt < 0 ? '' : beforeHash.slice(searchAt),
    hash: hashAt < 0 ? '' : url.slice(hashAt),
  };
}

/**
 * The absolute form of a target as seen from a page [S2.1]. null if the target is not a path of this app: it has a
 * scheme, another host, an empty segment, or characters that a URL parser would rewrite.
 */
export function resolveUrl(target: string, from: string): UrlParts | null {
  const { path, search, hash } = splitUrl(target.trim());
  if (SCHEME.test(path) || UNSAFE_PATH.test(path) || path.startsWith('//')) return null;
  const base = splitUrl(from);
  if (path === '') return { path: base.path, search: search || (hash ? base.search : ''), hash };
  const directory = path.startsWith('/') ? [] : segmentsOf(base.path).slice(0, -1);
  const segments = fold([...directory, ...segmentsOf(path)]);
  if (segments.includes('')) return null;
  return { path: `/${segments.join('/')}`, search, hash };
}

/** Path segments without the trailing slash: '/a/b/' -> ['a', 'b'], '/' -> []. */
export function segmentsOf(path: string): string[] {
  const trimmed = path.replace(/^\//, '').replace(/\/$/, '');
  return trimmed === '' ? [] : trimmed.split('/');
}

export function parseSearch(search: string): [name: string, value: string][] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=');
      const name = at < 0 ? pair : pair.slice(0, at);
      return [decodeField(name), at < 0 ? '' : decodeField(pair.slice(at + 1))];
    });
}

export function formatSearch(pairs: readonly (readonly [name: string, value: string])[]): string {
  const text = pairs.map(([name, value]) => `${encodePercent(name)}=${encodePercent(value)}`);
  // A URL parser encodes the apostrophe in a query, and encodeURIComponent does not.
  return text.length === 0 ? '' : `?${text.join('&').replaceAll("'", '%27')}`;
}

/**
 * Encodes only the characters that a URL parser would encode. Other scripts read the fragment, for example LINE reads
 * its tokens there.
 */
export function formatHash(hash: string): string {
  return hash === '#' ? '' : hash.replace(CHARS_TO_ENCODE, encodePercent);
}

function decodeField(text: string): string {
  return decodePercent(text.replaceAll('+', ' '));
}

/** Leading '..' beyond the root stays at the root, as in every browser. */
function fold(segments: readonly string[]): string[] {
  const folded: string[] = [];
  for (const segment of segments) {
    if (DOT_DOT.test(segment)) folded.pop();
    else if (!DOT.test(segment)) folded.push(segment);
  }
  return folded;
}
