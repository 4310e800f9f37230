import { decodePercent, encodeSegment } from '@/shared/percent';
import { segmentsOf } from '../core/url';
import type { RouteDef, RouteTable } from './define-routes';

type Segment =
  | { readonly kind: 'static'; readonly text: string }
  | { readonly kind: 'param'; readonly name: string };

export type Pattern = { readonly route: string; readonly segments: readonly Segment[] };

export type CompiledRoute = { readonly def: RouteDef; readonly pattern: Pattern };

export type CompiledTable = {
  readonly routes: ReadonlyMap<string, CompiledRoute>;
  /** Most specific first: a static segment beats a parameter, position by position. */
  readonly patterns: readonly Pattern[];
};

export type PathMatch = {
  readonly pattern: Pattern;
  readonly params: readonly (readonly [name: string, value: string])[];
};

export function compileTable(table: RouteTable): CompiledTable {
  const routes = Object.entries(table).map(([route, def]): [string, CompiledRoute] => [
    route,
    { def, pattern: compilePattern(route, route) },
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

/** The one spelling of a matched path: dots, case and percent signs normalised. */
export function fillPath({ pattern, params }: PathMatch): string {
  const values = new Map(params);
  const parts = pattern.segments.map((segment) =>
    segment.kind === 'static'
      ? encodeURI(segment.text)
      : encodeSegment(values.get(segment.name) ?? ''),
  );
  return `/${parts.join('/')}`;
}

export function paramNames(pattern: Pattern): string[] {
  return pattern.segments.flatMap((segment) => (segment.kind === 'param' ? [segment.name] : []));
}

function compilePattern(route: string, path: string): Pattern {
  const segments = segmentsOf(path).map(
    (text): Segment =>
      text.startsWith(':') ? { kind: 'param', name: text.slice(1) } : { kind: 'static', text },
  );
  return { route, segments };
}

function matchPattern(pattern: Pattern, segments: readonly string[]): [string, string][] | null {
  if (pattern.segments.length !== segments.length) return null;
  const params: [string, string][] = [];
  for (const [index, expected] of pattern.segments.entries()) {
    const text = decodePercent(segments[index] as string);
    if (expected.kind === 'param') params.push([expected.name, text]);
    else if (expected.text.toLowerCase() !== text.toLowerCase()) return null;
  }
  return params;
}

function bySpecificity(a: Pattern, b: Pattern): number {
  return rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0;
}

function rank(pattern: Pattern): string {
  return pattern.segments.map((segment) => (segment.kind === 'static' ? '0' : '1')).join('');
}
