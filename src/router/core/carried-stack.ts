import { formatSearch, parseSearch, splitUrl } from './url';

/**
 * A link to a page that carries the pages below it, for a browser whose history does not have them. The first document
 * takes them out of the address.
 */

/** Once for each page below, bottom first. */
const NAME = 'portico-below';

/** Few enough for a link that people send. */
const MAX_BELOW = 5;

/** The URL of the page on top with the URLs of the root and of the nearest pages below. `urls` is bottom first. */
export function withStack(urls: readonly string[]): string {
  const [root = '/', ...others] = urls;
  const top = others.pop();
  if (top === undefined) return root;
  const { path, search, hash } = splitUrl(top);
  const below = [root, ...others.slice(1 - MAX_BELOW)];
  const pairs = below.map((url) => [NAME, url] as const);
  return path + formatSearch([...parseSearch(search), ...pairs]) + hash;
}

/** The URL of the page itself, and the URLs of the pages below it. Anybody may have written the link. */
export function splitStack(url: string): {
  readonly url: string;
  readonly below: readonly string[];
} {
  if (!url.includes(NAME)) return { url, below: [] };
  const { path, search, hash } = splitUrl(url);
  const pairs = parseSearch(search);
  const below = pairs.filter(([name]) => name === NAME).map(([, value]) => value);
  const own = pairs.filter(([name]) => name !== NAME);
  return { url: path + formatSearch(own) + hash, below: below.slice(0, MAX_BELOW) };
}
