import { decodePercent, encodeSegment } from '@/shared/percent';
import { segmentsOf } from '../core/url';
import type { RouteDef, RouteTable } from './route-table';

export type Segment =
  | { readonly kind: 'static'; readonly text: string }
  | { readonly kind: 'param'; readonly name: string; readonly isOptional: boolean }
  /** `*` at the end of a path matches the rest, however many segments it has. */
  | { readonly kind: 'splat' };

type Pattern = { readonly route: string; readonly segments: readonly Segment[] };

export type CompiledRoute = {
  readonly def: RouteDef;
  readonly pattern: Pattern;
  /** Other routes are its details. */
  readonly hasDetails: boolean;
};

export type CompiledTable = {
  readonly routes: ReadonlyMap<string, CompiledRoute>;
  /** The most specific pattern first. Position by position, text wins over a param, and a param over `*`. */
  readonly patterns: readonly Pattern[];
};

export type PathMatch = {
  readonly pattern: Pattern;
  readonly params: readonly (readonly [name: string, value: string])[];
};

/** The name of the param that holds the rest of the path. */
export const SPLAT = '*';

export function compileTable(table: RouteTable): CompiledTable {
  const lists = new Set(Object.values(table).map(({ detailOf }) => detailOf));
  const routes = Object.entries(table).map(([route, def]): [string, CompiledRoute] => [
    route,
    { def, pattern: compilePattern(route, route), hasDetails: lists.has(route) },
  ]);
  const patterns = routes.flatMap(([route, { def, pattern }]) => [
    pattern,
    ...(def.alias ?? []).map((path) => compilePattern(route, path)),
  ]);
  return { routes: new Map(routes), patterns: patterns.sort(bySpecificity) };
}

export function matchPath(table: CompiledTable, path: string): PathMatch | null {
  const segments = segmentsOf(path);
  for (const pattern of table.patterns) {
    const params = matchPattern(pattern, segments);
    if (params) return { pattern, params };
  }
  return null;
}

/** The canonical spelling of a matched path: dots, case and percent signs are normalised. */
export function fillPath({ pattern, params }: PathMatch): string {
  const values = new Map(params);
  const parts = pattern.segments.flatMap((segment) => {
    if (segment.kind === 'static') return [encodeURI(segment.text)];
    if (segment.kind === 'splat') return segmentsOf(values.get(SPLAT) ?? '').map(encodeSegment);
    const value = values.get(segment.name);
    return value === undefined && segment.isOptional ? [] : [encodeSegment(value ?? '')];
  });
  return `/${parts.join('/')}`;
}

/** The value of a splat without empty segments, which a URL of the app cannot have. */
export function splatOf(text: string): string {
  return text.split('/').filter(Boolean).join('/');
}

export function parseSegment(text: string): Segment {
  if (text === SPLAT) return { kind: 'splat' };
  if (!text.startsWith(':')) return { kind: 'static', text };
  const isOptional = text.endsWith('?');
  return { kind: 'param', name: text.slice(1, isOptional ? -1 : undefined), isOptional };
}

function compilePattern(route: string, path: string): Pattern {
  return { route, segments: segmentsOf(path).map(parseSegment) };
}

function matchPattern(pattern: Pattern, segments: readonly string[]): [string, string][] | null {
  const params: [string, string][] = [];
  for (const [index, expected] of pattern.segments.entries()) {
    if (expected.kind === 'splat') {
      const rest = segments.slice(index).map(decodePercent);
      return rest.includes('') ? null : [...params, [SPLAT, splatOf(rest.join('/'))]];
    }
    const segment = segments[index];
    const isMissing = segment === undefined;
    if (isMissing && expected.kind === 'param' && expected.isOptional) continue;
    if (isMissing) return null;
    const text = decodePercent(segment);
    if (expected.kind === 'param') params.push([expected.name, text]);
    else if (expected.text.toLowerCase() !== text.toLowerCase()) return null;
  }
  return segments.length > pattern.segments.length ? null : params;
}

function bySpecificity(a: Pattern, b: Pattern): number {
  return rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0;
}

/** A text that sorts like the pattern: static 0, param 1, optional param 2, splat 3. */
function rank({ segments }: Pattern): string {
  const ranks = segments.map((segment) => {
    if (segment.kind === 'static') return '0';
    if (segment.kind === 'splat') return '3';
    return segment.isOptional ? '2' : '1';
  });
  return ranks.join('');
}
