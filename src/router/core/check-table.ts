import { compileTable } from './match';
import type { RouteTable, UncheckedRouteTable } from './route-def';
import { targetOfUrl } from './target';
import { segmentsOf } from './url';

type Path = {
  readonly path: string;
  /** How an error names it. */
  readonly name: string;
};

/**
 * Throws where two patterns of a table match the same addresses, or an alias cannot show its route: one of the two
 * pages would never be found. `call` is the product's own, for the message.
 */
export function checkTable(call: string, table: UncheckedRouteTable): void {
  const seen = new Map<string, Path>();
  for (const [route, { alias = [] }] of Object.entries(table)) {
    const own = { path: route, name: `'${route}'` };
    const others = alias.map((path) => ({ path, name: `the alias '${path}' of '${route}'` }));
    for (const one of [own, ...others]) {
      checkPath(call, one, route);
      const other = seen.get(shapeOf(one.path));
      if (other) {
        const both = `${other.name} and ${one.name}`;
        throw new Error(`${call}: ${both} match the same addresses. Remove or rename one of them.`);
      }
      seen.set(shapeOf(one.path), one);
    }
  }
}

/** The key of the page that an address leads to; undefined where there is none. */
export function routeAt(table: RouteTable, url: string): string | undefined {
  const { kind, route } = targetOfUrl(compileTable(table), url);
  return kind === 'page' ? route : undefined;
}

function checkPath(call: string, { path, name }: Path, route: string): void {
  if (!path.startsWith('/')) throw new Error(`${call}: ${name} must begin with '/'`);
  const names = paramsOf(path);
  const twice = names.find((param, index) => names.indexOf(param) !== index);
  if (twice) throw new Error(`${call}: ${name} has the parameter '${twice}' twice. Rename one.`);
  const wanted = paramsOf(route);
  if ([...names].sort().join() !== [...wanted].sort().join()) {
    const list = wanted.join(', ') || 'none';
    throw new Error(`${call}: ${name} must have the parameters of its route: ${list}`);
  }
}

function paramsOf(path: string): string[] {
  return segmentsOf(path).filter((segment) => segment.startsWith(':'));
}

/** The same for two paths that match the same addresses: parameters have no name here, and text no case. */
function shapeOf(path: string): string {
  const shape = segmentsOf(path).map((text) => (text.startsWith(':') ? ':' : text.toLowerCase()));
  return shape.join('/');
}
