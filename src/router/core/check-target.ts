import { hasOwn } from '@/shared/has-own';
import { encodeQuery } from './encode-query';
import { type CompiledRoute, type CompiledTable, paramNames } from './match';
import { isRefusal, quote, refuse } from './refusal';
import { makeTarget, parseTarget } from './target';
import type { QuerySpec } from './route-def';
import type { NavigationKind, Refusal, Target } from './types';
import { MAX_URL_LENGTH, resolveUrl } from './url';

/** A key of the table with its params, or any URL. */
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
  const route = typeof to === 'string' ? table.routes.get(to) : undefined;
  if (route) return checkLength(fillTarget(route, new Map(Object.entries(params ?? {}))));
  const parts = resolveUrl(text, from);
  return parts
    ? checkLength(parseTarget(table, parts))
    : refuse('not-found', `page not found: ${quote(text)}`);
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
  const stray = strayIn(query, route.def.query);
  if (stray !== undefined) {
    const name = quote(stray);
    return refuse('invalid', `parameter.params.${name}: the route declares no such field`);
  }
  const encoded = encodeQuery(route.def.query ?? {}, query);
  return encoded.ok
    ? makeTarget(route, { pattern: route.pattern, params: inPath }, encoded.pairs, '')
    : refuse('invalid', `parameter.params.${encoded.field}: ${encoded.expected} is required`);
}

/** Most likely misspelt. A route that declares nothing takes what comes, and so does every URL. */
function strayIn(values: ReadonlyMap<string, unknown>, spec: QuerySpec | undefined) {
  if (!spec) return undefined;
  return [...values.keys()].find((name) => !hasOwn(spec, name) && values.get(name) !== undefined);
}

function checkLength(target: Target | Refusal): Target | Refusal {
  return !isRefusal(target) && target.url.length > MAX_URL_LENGTH
    ? refuse(
        'invalid',
        `parameter.url: longer than ${MAX_URL_LENGTH} characters: ${quote(target.url)}`,
      )
    : target;
}
