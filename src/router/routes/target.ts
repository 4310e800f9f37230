import { hasOwn } from '@/shared/has-own';
import type { NavigationKind } from '../core/plan';
import { isRefusal, quote, type Refusal, refuse } from '../core/refusal';
import type { Target } from '../core/state';
import {
  formatHash,
  formatSearch,
  MAX_URL_LENGTH,
  parseSearch,
  resolveUrl,
  type UrlParts,
} from '../core/url';
import type { QuerySpec } from './define-routes';
import {
  type CompiledRoute,
  type CompiledTable,
  fillPath,
  matchPath,
  paramNames,
  type PathMatch,
} from './match';
import { decodeQuery, type Encoded, encodeQuery, type Pairs } from './query';

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

type FoundRoute = { readonly route: CompiledRoute; readonly match: PathMatch };

function findRoute(table: CompiledTable, { path, search }: UrlParts): FoundRoute | Refusal {
  const match = matchPath(table, path);
  const route = match && table.routes.get(match.pattern.route);
  return match && route
    ? { route, match }
    : refuse('not-found', `page not found: ${quote(path + search)}`);
}

/** `added` are further query values, beside those of the URL. */
function parseTarget(
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
function makeTarget(
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

/** A key of the table with its params, or any URL, whose query the params are added to. */
export type TargetInput = {
  readonly to: string | { readonly url: string };
  readonly params?: Readonly<Record<string, unknown>> | undefined;
};

/**
 * The first four checks, in the order of [S2.1]: target given, relative path resolved, in the table, tab
 * rule. Pure: a refusal is a value and has changed nothing.
 */
export function checkTarget(
  table: CompiledTable,
  kind: NavigationKind | 'preload',
  input: TargetInput,
  from: string,
): Target | Refusal {
  const target = findTarget(table, input, from);
  if (isRefusal(target)) return target;
  if (target.tab && (kind === 'navigate' || kind === 'redirect')) {
    return refuse('tabbar', `can not navigate or redirect to a tabbar page: ${quote(target.url)}`);
  }
  if (!target.tab && kind === 'switchTab') {
    return refuse('non-tabbar', `can not switch to a non-tabbar page: ${quote(target.url)}`);
  }
  return target;
}

function findTarget(table: CompiledTable, input: TargetInput, from: string): Target | Refusal {
  const { to, params } = input;
  const text = typeof to === 'string' ? to : to?.url;
  if (typeof text !== 'string' || text.trim() === '') {
    return refuse('invalid', 'parameter.url: a navigation target is required');
  }
  const values = new Map(Object.entries(params ?? {}));
  const route = typeof to === 'string' ? table.routes.get(to) : undefined;
  if (route) return checkLength(fillTarget(route, values));
  const parts = resolveUrl(text, from);
  return parts
    ? checkLength(parseTarget(table, parts, (found, given) => addParams(found, given, values)))
    : refuse('not-found', `page not found: ${quote(text)}`);
}

/** Params beside a URL become part of its query. They must not say anything else than the URL does. */
function addParams(
  { route, match }: FoundRoute,
  given: Pairs,
  values: ReadonlyMap<string, unknown>,
): Pairs | Refusal {
  const { query: spec } = route.def;
  const query = new Map([...values].filter(([, value]) => value !== undefined));
  const inPath = new Map(match.params);
  for (const [name, text] of inPath) {
    if (query.has(name) && String(query.get(name)) !== text) return contradiction(name, text);
    query.delete(name);
  }
  const stray = refuseStray(query, spec);
  if (stray) return stray;
  const declared = Object.entries(spec ?? {}).filter(([name]) => query.has(name));
  const encoded = encodeQuery(Object.fromEntries(declared), query);
  if (!encoded.ok) return refuseValue(encoded);
  const inQuery = new Map([...given].reverse());
  const other = encoded.pairs.find(([name, text]) => (inQuery.get(name) ?? text) !== text);
  if (other) return contradiction(other[0], inQuery.get(other[0]) as string);
  return encoded.pairs.filter(([name]) => !inQuery.has(name));
}

function contradiction(name: string, text: string): Refusal {
  const field = `parameter.params.${quote(name)}`;
  return refuse('invalid', `${field}: the url says '${quote(text)}', give one of the two`);
}

function fillTarget(route: CompiledRoute, values: ReadonlyMap<string, unknown>): Target | Refusal {
  const query = new Map(values);
  const inPath: [string, string][] = [];
  for (const name of paramNames(route.pattern)) {
    const value = values.get(name);
    const text = Number.isFinite(value) ? String(value) : value;
    if (typeof text !== 'string' || text === '') {
      return refuse('invalid', `parameter.params.${name}: a string that is not empty is required`);
    }
    inPath.push([name, text]);
    query.delete(name);
  }
  const stray = refuseStray(query, route.def.query);
  if (stray) return stray;
  const encoded = encodeQuery(route.def.query ?? {}, query);
  return encoded.ok
    ? makeTarget(route, { pattern: route.pattern, params: inPath }, encoded.pairs, '')
    : refuseValue(encoded);
}

function refuseValue({ field, expected }: Extract<Encoded, { readonly ok: false }>): Refusal {
  return refuse('invalid', `parameter.params.${field}: ${expected} is required`);
}

/** Most likely misspelt. A route that declares nothing takes what comes, and so does the query of a URL. */
function refuseStray(
  values: ReadonlyMap<string, unknown>,
  spec: QuerySpec | undefined,
): Refusal | null {
  if (!spec) return null;
  const stray = [...values].find(([name, value]) => !hasOwn(spec, name) && value !== undefined);
  return stray
    ? refuse('invalid', `parameter.params.${quote(stray[0])}: the route declares no such field`)
    : null;
}

function checkLength(target: Target | Refusal): Target | Refusal {
  return !isRefusal(target) && target.url.length > MAX_URL_LENGTH
    ? refuse(
        'invalid',
        `parameter.url: longer than ${MAX_URL_LENGTH} characters: ${quote(target.url)}`,
      )
    : target;
}
