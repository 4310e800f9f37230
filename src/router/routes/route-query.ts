import { isSameData } from '@/shared/same-data';
import { hasOwn } from '@/shared/values';
import { isRefusal, type Refusal, refuse, shorten } from '../core/refusal';
import type { RouteQuery } from './route-table';
import { type Decoded, decodeQuery, encodeQuery, type Pairs } from './query';
import { decodeWithSchema, encodeForSchema, isSchema } from './query-schema';

/** The query of a route, whichever way it is declared. */

export type Values = ReadonlyMap<string, unknown>;

export function decodeParams(query: RouteQuery = {}, pairs: Pairs): Decoded {
  return isSchema(query) ? decodeWithSchema(query, pairs) : decodeQuery(query, pairs);
}

/** `given-only`: fields that are required may be missing. */
export function encodeParams(
  query: RouteQuery | undefined,
  values: Values,
  mode: 'all' | 'given-only' = 'all',
): Pairs | Refusal {
  if (query && isSchema(query)) return encodeForSchema(values);
  const unknown =
    query && [...values].find(([name, value]) => !hasOwn(query, name) && value !== undefined);
  // Most likely misspelt. A route that declares no query takes any field.
  if (unknown) {
    const field = `parameter.params.${shorten(unknown[0])}`;
    return refuse('invalid', `${field}: the route declares no such field`);
  }
  const spec = Object.entries(query ?? {}).filter(([name]) => mode === 'all' || values.has(name));
  const encoded = encodeQuery(Object.fromEntries(spec), values);
  if (encoded.ok) return encoded.pairs;
  return refuse('invalid', `parameter.params.${encoded.field}: ${encoded.expected} is required`);
}

/**
 * The pairs with other values for some fields. All other pairs stay as they are, and a value that the page has already
 * changes nothing. A field is left out if the page gets the same params without it, so defaults are not written.
 */
export function editPairs(
  query: RouteQuery | undefined,
  pairs: Pairs,
  values: Values,
): Pairs | Refusal {
  const decoded = decodeParams(query, pairs);
  const present: Values = new Map(decoded.ok ? decoded.params : []);
  let edited = pairs;
  for (const [name, value] of values) {
    if (isSameData(value, present.get(name))) continue;
    const isRemoved = value === undefined;
    const added = isRemoved ? [] : encodeParams(query, new Map([[name, value]]), 'given-only');
    if (isRefusal(added)) return added;
    const others = edited.filter(([key]) => key !== name);
    const at = edited.findIndex(([key]) => key === name);
    const place = at < 0 ? others.length : at;
    const changed = [...others.slice(0, place), ...added, ...others.slice(place)];
    edited = hasSameParams(query, others, changed) ? others : changed;
  }
  return edited;
}

function hasSameParams(query: RouteQuery | undefined, one: Pairs, other: Pairs): boolean {
  const [a, b] = [decodeParams(query, one), decodeParams(query, other)];
  return a.ok && b.ok && isSameData(a.params, b.params);
}
