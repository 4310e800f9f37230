import { relative } from 'node:path';
import type { Plugin } from 'vite';

const CODE = /\.[cm]?[jt]sx?$/;
const FOREIGN = /[\\/]node_modules[\\/]|^\0/;

/** Only a module with one of these is read. */
const WORTH_READING = /defineRoutes|<a\s/;

/** A node of the syntax tree, as the bundler's parser returns it. */
type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

type Link = { readonly href: string; readonly line: number };

/** The routes and links of a module. Only literals are read, so that no warning is wrong. */
type File = {
  readonly path: string;
  /** The keys of each `defineRoutes({...})`. null: not all of them are literals. */
  readonly tables: readonly (readonly string[] | null)[];
  /** Each plain `<a>` that does nothing else on a click. */
  readonly links: readonly Link[];
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) if (isNode(child)) yield* nodesIn(child);
  }
}

const nodeOf = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);

const listOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

function textOf(node: Node | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** The keys of the table, or null for a spread, a computed key or a variable. */
function keysOf(call: Node): readonly string[] | null {
  const [table] = listOf(call.arguments);
  if (table?.type !== 'ObjectExpression') return null;
  const keys = listOf(table.properties).map(({ key, computed }) =>
    computed ? undefined : textOf(nodeOf(key)),
  );
  return keys.includes(undefined) ? null : (keys as string[]);
}

/** Something else than the address that the link has, and then the product handles it itself. */
const OTHERS = ['target', 'download', 'onClick', 'undefined'];

function hrefOf({ attributes }: Node): string | undefined {
  const all = listOf(attributes).map(({ name, value }) => ({ name: nodeOf(name)?.name, value }));
  if (all.some(({ name }) => OTHERS.includes(String(name)))) return undefined;
  const value = nodeOf(all.find(({ name }) => name === 'href')?.value);
  return textOf(nodeOf(value?.expression) ?? value);
}

function readFile(path: string, code: string, program: Node): File {
  const nodes = [...nodesIn(program)];
  const lineOf = (start: number) => code.slice(0, start).split('\n').length;
  return {
    path,
    tables: nodes
      .filter(
        ({ type, callee }) => type === 'CallExpression' && nodeOf(callee)?.name === 'defineRoutes',
      )
      .map(keysOf),
    links: nodes
      .filter(({ type, name }) => type === 'JSXOpeningElement' && nodeOf(name)?.name === 'a')
      .flatMap((node) => {
        const href = hrefOf(node);
        return href === undefined ? [] : [{ href, line: lineOf(node.start) }];
      }),
  };
}

/** Whether a path belongs to a route: `/item/7` to `/item/:id`. */
export function isOfRoute(path: string, pattern: string): boolean {
  const parts = pattern.split('/').map((part) => {
    if (part.startsWith(':')) return part.endsWith('?') ? '(/[^/]+)?' : '/[^/]+';
    return part === '*' ? '(/.*)?' : `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^${parts.slice(1).join('')}/?$`).test(path);
}

/** One warning for each plain link to a page of the app. */
function warningsOf(files: readonly File[], base: string): string[] {
  const [routes, ...others] = files.flatMap(({ tables }) => tables);
  if (!routes || others.length > 0) return [];
  return files.flatMap(({ path: file, links }) =>
    links.flatMap(({ href, line }) => {
      const [path = ''] = href.split(/[?#]/);
      if (!path.startsWith(base) || path.startsWith('//')) return [];
      const route = routes.find((pattern) => isOfRoute(`/${path.slice(base.length)}`, pattern));
      if (!route) return [];
      const advice = `Use <Link to="${route}"> instead.`;
      return [`${file}:${line}: <a href="${href}"> loads the whole app again. ${advice}`];
    }),
  );
}

/** Warns at the end of a build about plain links into the app: for React's types they are right. */
export function warnings(): Plugin {
  const files = new Map<string, File>();
  let root = '';
  let base = '/';
  return {
    name: 'portico:warnings',
    apply: 'build',
    // Before TypeScript and JSX are compiled, so that lines are those of the source.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      root = config.root;
      if (config.base.startsWith('/')) base = config.base;
    },
    transform: {
      filter: { id: { include: CODE, exclude: FOREIGN } },
      handler(code, id) {
        files.delete(id);
        if (!WORTH_READING.test(code)) return;
        const lang = /\.[cm]?ts$/.test(id) ? 'ts' : 'tsx';
        try {
          const program = this.parse(code, { lang }) as unknown as Node;
          files.set(id, readFile(relative(root, id).replaceAll('\\', '/'), code, program));
        } catch {
          // The bundler itself reports code that cannot be parsed.
        }
      },
    },
    buildEnd(error) {
      if (error) return;
      for (const text of warningsOf([...files.values()], base)) this.warn(text);
    },
  };
}
