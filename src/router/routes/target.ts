import type { NavigationKind } from '../core/plan';
import { isRefusal, type Refusal, refuse, shorten } from '../core/refusal';
import type { Target } from '../core/state';
import {
  formatHash,
  formatSearch,
  MAX_URL_LENGTH,
  parseSearch,
  resolveUrl,
  splitUrl,
  type UrlParts,
} from '../core/url';
import {
  type CompiledRoute,
  type CompiledTable,
  fillPath,
  matchPath,
  type PathMatch,
  SPLAT,
  splatOf,
} from './match';
import type { Pairs } from './query';
import { decodeParams, editPairs, encodeParams, type Values } from './route-query';

/** A key of the table with its params, or any URL. Params beside a URL are added to its query. */
export type TargetInput = {
  readonly to: string | { readonly url: string };
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  /** Keeps the query of the page, and changes the fields that `params` names. */
  readonly keepQuery?: boolean | undefined;
  /** The state of the location for react-router-dom on the new page. */
  readonly state?: unknown;
  /** The URL of the page that calls. A relative URL starts there. @default the page on top */
  readonly from?: string | undefined;
};

/** A link's target inside the app. */
export type LinkTarget = { readonly url: string; readonly tab: boolean };

/**
 * The first four checks, in the order of [S2.1]: the target is given, the relative path is resolved, the route is in the
 * table, the tab rule holds. `any` skips the tab rule. Pure: a refusal is a value and has changed nothing.
 */
export function checkTarget(
  table: CompiledTable,
  kind: NavigationKind | 'any',
  input: TargetInput,
  top: string,
): Target | Refusal {
  const target = findTarget(table, input, top);
  if (isRefusal(target)) return target;
  if (target.tab && (kind === 'navigate' || kind === 'redirect')) {
    return refuse(
      'tabbar',
      `can not navigate or redirect to a tabbar page: ${shorten(target.url)}`,
    );
  }
  if (!target.tab && kind === 'switchTab') {
    return refuse('non-tabbar', `can not switch to a non-tabbar page: ${shorten(target.url)}`);
  }
  return target;
}

/**
 * The page at `url` with other values for some fields of its query. The path keeps its alias, and fields that the route does
 * not know and the fragment stay. Path params name the page, so they stay too.
 */
export function editedTarget(
  table: CompiledTable,
  url: string,
  params: Readonly<Record<string, unknown>>,
): Target | Refusal {
  const { path, search, hash } = splitUrl(url);
  const match = matchPath(table, path);
  const route = match && table.routes.get(match.pattern.route);
  if (!match || !route) return refuse('not-found', `page not found: ${shorten(path + search)}`);
  const values = Object.entries(params).filter(([name]) => !isPathParam(route, name));
  const pairs = editPairs(route.def.query, parseSearch(search), new Map(values));
  return isRefusal(pairs) ? pairs : checkLength(makeTarget(route, match, pairs, hash));
}

/** The page of a URL that the browser shows already. An unknown URL becomes a not-found page, never a refusal. */
export function targetOfUrl(table: CompiledTable, url: string): Target {
  const parts = resolveUrl(url, '/');
  const target = parts && targetOfParts(table, parts);
  return target && !isRefusal(target)
    ? target
    : { kind: 'not-found', route: '', url, params: {}, tab: false };
}

/** The pages that a route names as its parents, bottom first, with the path params of the target. */
export function parentTargets(table: CompiledTable, target: Target): readonly Target[] {
  const route = table.routes.get(target.route);
  const params = matchPath(table, splitUrl(target.url).path)?.params ?? [];
  const parents = (route?.def.parents ?? []).flatMap((key) => table.routes.get(key) ?? []);
  return parents
    .map(({ pattern }) => targetOfUrl(table, fillPath({ pattern, params })))
    .filter(({ kind }) => kind === 'page');
}

/**
 * The page that an `href` on the page at `from` leads to. null: the route table does not have it, for example a file of
 * the same server, another site, a phone number. A page with a wrong query counts; opening it is refused.
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

function findTarget(table: CompiledTable, input: TargetInput, top: string): Target | Refusal {
  const { to, params, from = top } = input;
  const text = typeof to === 'string' ? to : to?.url;
  if (typeof text !== 'string' || text.trim() === '') {
    return refuse('invalid', 'parameter.url: a navigation target is required');
  }
  const values = new Map(Object.entries(params ?? {}));
  const route = typeof to === 'string' ? table.routes.get(to) : undefined;
  if (route && input.keepQuery) return withQueryOf(table, from, route, values);
  if (route) return checkLength(targetOfRoute(route, values, []));
  const parts = resolveUrl(text, from);
  return parts
    ? checkLength(targetOfParts(table, parts, values))
    : refuse('not-found', `page not found: ${shorten(text)}`);
}

function targetOfParts(
  table: CompiledTable,
  parts: UrlParts,
  values: Values = new Map(),
): Target | Refusal {
  const match = matchPath(table, parts.path);
  const route = match && table.routes.get(match.pattern.route);
  if (!match || !route) {
    return refuse('not-found', `page not found: ${shorten(parts.path + parts.search)}`);
  }
  const pairs = parseSearch(parts.search);
  const added = addedPairs(route, match, pairs, values);
  if (isRefusal(added)) return added;
  return makeTarget(route, match, [...pairs, ...added], parts.hash);
}

/** A route key with the query of the page at `from`. If that is the same page, its own URL changes. */
function withQueryOf(
  table: CompiledTable,
  from: string,
  route: CompiledRoute,
  values: Values,
): Target | Refusal {
  const { path, search } = splitUrl(from);
  const target = checkLength(targetOfRoute(route, values, parseSearch(search)));
  if (isRefusal(target)) return target;
  const isOwn = isSamePath(matchPath(table, path), matchPath(table, splitUrl(target.url).path));
  return isOwn ? editedTarget(table, from, Object.fromEntries(values)) : target;
}

/** Also if one of them is an alias. */
function isSamePath(one: PathMatch | null, other: PathMatch | null): boolean {
  const [a, b] = [one, other].map(
    (match) => match && [match.pattern.route, [...match.params].sort()],
  );
  return JSON.stringify(a) === JSON.stringify(b);
}

function isPathParam({ pattern }: CompiledRoute, name: string): boolean {
  return pattern.segments.some((segment) =>
    segment.kind === 'splat' ? name === SPLAT : segment.kind === 'param' && segment.name === name,
  );
}

/** A route key with params, and pairs of a query that are kept. */
function targetOfRoute(route: CompiledRoute, values: Values, kept: Pairs): Target | Refusal {
  const query = new Map(values);
  const pathParams: [string, string][] = [];
  let missing: string | undefined;
  for (const segment of route.pattern.segments) {
    if (segment.kind === 'static') continue;
    const isSplat = segment.kind === 'splat';
    const name = isSplat ? SPLAT : segment.name;
    const value = values.get(name);
    query.delete(name);
    if (!isSplat && segment.isOptional && value === undefined) {
      missing ??= name;
      continue;
    }
    const text = Number.isFinite(value) ? String(value) : value;
    if (typeof text !== 'string' || (text === '' && !isSplat)) return refuseEmpty(name);
    // A reload would take this value for the one that is missing.
    if (missing && text !== '') return refuseEmpty(missing, ` before ${name}`);
    pathParams.push([name, isSplat ? splatOf(text) : text]);
  }
  const pairs =
    kept.length > 0
      ? editPairs(route.def.query, kept, query)
      : encodeParams(route.def.query, query);
  if (isRefusal(pairs)) return pairs;
  return makeTarget(route, { pattern: route.pattern, params: pathParams }, pairs, '');
}

/** Params beside a URL become part of its query. They must not contradict the URL. */
function addedPairs(
  { def }: CompiledRoute,
  match: PathMatch,
  pairs: Pairs,
  values: Values,
): Pairs | Refusal {
  const query = new Map([...values].filter(([, value]) => value !== undefined));
  for (const [name, text] of match.params) {
    if (query.has(name) && String(query.get(name)) !== text) return contradiction(name, text);
    query.delete(name);
  }
  const encoded = encodeParams(def.query, query, 'given-only');
  if (isRefusal(encoded)) return encoded;
  const inUrl = new Map([...pairs].reverse());
  const other = encoded.find(([name, text]) => (inUrl.get(name) ?? text) !== text);
  if (other) return contradiction(other[0], inUrl.get(other[0]) as string);
  return encoded.filter(([name]) => !inUrl.has(name));
}

/** Params are always read back from the URL. So a page gets now what it would get after a reload. */
function makeTarget(
  { def, hasDetails }: CompiledRoute,
  match: PathMatch,
  pairs: Pairs,
  hash: string,
): Target | Refusal {
  const decoded = decodeParams(def.query, pairs);
  if (!decoded.ok) {
    const field = `parameter.params.${shorten(decoded.field)}`;
    return refuse('invalid', `${field}: ${shorten(decoded.problem)} in the url`);
  }
  return {
    kind: 'page',
    route: match.pattern.route,
    url: fillPath(match) + formatSearch(pairs) + formatHash(hash),
    params: Object.fromEntries([...decoded.params, ...match.params]),
    tab: def.tab === true,
    ...(def.modal === true && { modal: true }),
    ...(def.detailOf !== undefined && { detailOf: def.detailOf }),
    ...(hasDetails && { hasDetails }),
  };
}

function refuseEmpty(name: string, before = ''): Refusal {
  return refuse(
    'invalid',
    `parameter.params.${name}: a string that is not empty is required${before}`,
  );
}

function contradiction(name: string, text: string): Refusal {
  const field = `parameter.params.${shorten(name)}`;
  return refuse('invalid', `${field}: the url says '${shorten(text)}', give one of the two`);
}

function checkLength(target: Target | Refusal): Target | Refusal {
  if (isRefusal(target) || target.url.length <= MAX_URL_LENGTH) return target;
  const limit = `longer than ${MAX_URL_LENGTH} characters`;
  return refuse('invalid', `parameter.url: ${limit}: ${shorten(target.url)}`);
}
