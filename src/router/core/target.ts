import {
  type CompiledRoute,
  type CompiledTable,
  fillPath,
  matchPath,
  type PathMatch,
} from './match';
import { decodeQuery } from './query';
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

export function parseTarget(table: CompiledTable, parts: UrlParts): Target | Refusal {
  const match = matchPath(table, parts.path);
  const route = match && table.routes.get(match.pattern.route);
  return match && route
    ? makeTarget(route, match, parseSearch(parts.search), parts.hash)
    : refuse('not-found', `page not found: ${quote(parts.path + parts.search)}`);
}

/** Params are always read back from the address, so a page gets today what it would get after a refresh. */
export function makeTarget(
  route: CompiledRoute,
  match: PathMatch,
  pairs: readonly (readonly [string, string])[],
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
