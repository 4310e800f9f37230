import { hasOwn } from '@/shared/values';
import { segmentsOf } from '../core/url';
import { compileTable, parseSegment, type Segment } from './match';
import type { RouteTable, UncheckedRoute, UncheckedRouteTable } from './route-table';
import type { KnownOptions, TypedRoutes } from './route-types';
import { targetOfUrl } from './target';

/** A table whose keys and query fields type every call. In development it throws if the table is invalid: see checkTable. */
export function defineRoutes<
  const Q extends { readonly [K in keyof T]: unknown },
  const T extends { readonly [K in keyof Q]: unknown },
>(routes: T & TypedRoutes<Q> & KnownOptions<T>): T {
  if (import.meta.env.DEV) checkTable('defineRoutes', routes as UncheckedRouteTable);
  return routes;
}

type NamedPath = {
  readonly path: string;
  /** How an error names it. */
  readonly name: string;
};

/**
 * Throws if two paths match the same URLs, or if a path, an alias or a parent is invalid. `call` is the product's own
 * call, for the message.
 */
export function checkTable(call: string, table: UncheckedRouteTable): void {
  const byShape = new Map<string, NamedPath>();
  for (const [route, def] of Object.entries(table)) {
    const { alias = [], parents = [] } = def;
    const own = { path: route, name: `'${route}'` };
    const aliases = alias.map((path) => ({ path, name: `the alias '${path}' of '${route}'` }));
    for (const named of [own, ...aliases]) {
      checkPath(call, named, route);
      const other = byShape.get(shapeOf(named.path));
      if (other) {
        const both = `${other.name} and ${named.name}`;
        throw new Error(`${call}: ${both} match the same addresses. Remove or rename one of them.`);
      }
      byShape.set(shapeOf(named.path), named);
    }
    for (const parent of parents) checkParent(call, table, route, parent);
    checkList(call, table, route, def);
  }
}

/** The key of the page that a URL leads to; undefined if no page has this URL. */
export function routeAt(table: RouteTable, url: string): string | undefined {
  const { kind, route } = targetOfUrl(compileTable(table), url);
  return kind === 'page' ? route : undefined;
}

/** The first path parameter that every URL of the route has, as ':id'. */
export function requiredParamOf(route: string): string | undefined {
  return segmentsOf(route).find((text) => {
    const segment = parseSegment(text);
    return segment.kind === 'param' && !segment.isOptional;
  });
}

function checkPath(call: string, { path, name }: NamedPath, route: string): void {
  if (!path.startsWith('/')) throw new Error(`${call}: ${name} must begin with '/'`);
  const segments = segmentsOf(path).map(parseSegment);
  const names = paramNamesOf(path);
  const twice = names.find((param, index) => names.indexOf(param) !== index);
  if (twice) throw new Error(`${call}: ${name} has the parameter '${twice}' twice. Rename one.`);
  const early = segments.findIndex(
    (segment, index) => isOpenEnded(segment) && segments[index + 1]?.kind === 'static',
  );
  const splat = segments.findIndex(({ kind }) => kind === 'splat');
  if (early >= 0 || (splat >= 0 && splat < segments.length - 1)) {
    throw new Error(`${call}: ${name} can have optional segments and '*' only at its end`);
  }
  const wanted = paramNamesOf(route);
  if ([...names].sort().join() !== [...wanted].sort().join()) {
    const list = wanted.join(', ') || 'none';
    throw new Error(`${call}: ${name} must have the parameters of its route: ${list}`);
  }
}

function checkParent(call: string, table: UncheckedRouteTable, route: string, parent: string) {
  const fail = (problem: string): never => {
    throw new Error(`${call}: the parent '${parent}' of '${route}' ${problem}`);
  };
  if (!hasOwn(table, parent)) fail('is not in the route table. Add it or correct the key.');
  const names = paramNamesOf(route);
  const missing = segmentsOf(parent)
    .map(parseSegment)
    .find((segment) => segment.kind === 'param' && !names.includes(`:${segment.name}`));
  if (missing?.kind === 'param')
    fail(`needs the parameter ':${missing.name}', which it does not have`);
}

function checkList(
  call: string,
  table: UncheckedRouteTable,
  route: string,
  { detailOf, tab, modal }: UncheckedRoute,
) {
  if (detailOf === undefined) return;
  const fail = (problem: string): never => {
    throw new Error(`${call}: the route '${route}' is a detail of '${detailOf}', ${problem}`);
  };
  if (!hasOwn(table, detailOf)) fail('which is not in the route table. Correct the key.');
  if (detailOf === route) fail('which is the route itself. Name its list.');
  if (tab) fail('so it cannot be a tab. A tab has no page below it.');
  if (modal) fail('so it cannot be modal. A modal page lies over the whole window.');
}

function isOpenEnded(segment: Segment): boolean {
  return segment.kind === 'splat' || (segment.kind === 'param' && segment.isOptional);
}

function paramNamesOf(path: string): string[] {
  return segmentsOf(path).flatMap((text) => {
    const segment = parseSegment(text);
    if (segment.kind === 'param') return [`:${segment.name}`];
    return segment.kind === 'splat' ? ['*'] : [];
  });
}

/** Equal for two paths that match the same URLs: names of parameters and the case of text do not matter. */
function shapeOf(path: string): string {
  const shapes = segmentsOf(path).map((text) => {
    const segment = parseSegment(text);
    if (segment.kind === 'static') return segment.text.toLowerCase();
    if (segment.kind === 'splat') return '*';
    return segment.isOptional ? ':?' : ':';
  });
  return shapes.join('/');
}
