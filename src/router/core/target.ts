import {
  type CompiledRoute,
  type CompiledTable,
  fillPath,
  matchPath,
  type PathMatch,
} from './match';
import { decodeQuery, type Pairs } from './query';
import { isRefusal, quote, refuse } from './refusal';
import type { Refusal, Target } from './types';
import { formatHash, formatSearch, parseSearch, resolveUrl, type UrlParts } from './url';

/** The page of a URL that the browser already shows: an unknown one becomes a not-found page, never a refusal. */
export function targetOfUrl(table: CompiledTable, url: string): Target {
  const parts = resolveUrl(url, '/');
  const target = parts && parseTarget(table, parts);
  return target && !isRefusal(target)
    ? target
    : { kind: 'not-found', route: '', url, params: {}, tab: false };
}

/** Where a link leads inside the app. */
export type LinkTarget = { readonly url: string; readonly tab: boolean };

/**
 * The page that an `href` means, as seen from a page, or null if the route table does not have it: a file of the same
 * server, another site, a phone number. A page whose query is wrong is one too; opening it is refused.
 */
export function linkTarget(table: CompiledTable, href: string, from: string): LinkTarget | null {
  const parts = href.trim() === '' ? null : resolveUrl(href, from);
  const match = parts && matchPath(table, parts.path);
  const route = match && table.routes.get(match.pattern.route);
  if (!parts || !route) return null;
  const target = makeTarget(route, match, parseSearch(parts.search), parts.hash);
  const url = isRefusal(target) ? parts.path + parts.search + parts.hash : target.url;
  return { url, tab: route.def.tab === true };
}

export type FoundRoute = { readonly route: CompiledRoute; readonly match: PathMatch };

function findRoute(table: CompiledTable, { path, search }: UrlParts): FoundRoute | Refusal {
  const match = matchPath(table, path);
  const route = match && table.routes.get(match.pattern.route);
  return match && route
    ? { route, match }
    : refuse('not-found', `page not found: ${quote(path + search)}`);
}

/** `added` are further query values, beside those of the URL. */
export function parseTarget(
  table: CompiledTable,
  parts: UrlParts,
  added: (found: FoundRoute, given: Pairs) => Pairs | Refusal = () => [],
): Target | Refusal {
  const found = findRoute(table, parts);
  if (isRefusal(found)) return found;
  const given = parseSearch(parts.search);
  const more = added(found, given);
  if (isRefusal(more)) return more;
  return makeTarget(found.route, found.match, [...given, ...more], parts.hash);
}

/** Params are always read back from the address, so a page gets today what it would get after a refresh. */
export function makeTarget(
  route: CompiledRoute,
  match: PathMatch,
  pairs: Pairs,
  hash: string,
): Target | Refusal {
  const decoded = decodeQuery(route.def.query ?? {}, pairs);
  if (!decoded.ok) {
    return refuse('invalid', `parameter.params.${decoded.field}: missing or malformed in the url`);
  }
  return {
    kind: 'page',
    route: match.pattern.route,
    url: fillPath(match) + formatSearch(pairs) + formatHash(hash),
    params: Object.fromEntries([...decoded.params, ...match.params]),
    tab: route.def.tab === true,
  };
}
