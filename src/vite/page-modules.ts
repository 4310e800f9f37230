import { relative } from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { isServerBuild } from './build-settings';

type Node = { readonly type: string; readonly start: number; readonly end: number };
type ImportNode = Node & { readonly source: Node & { readonly value?: unknown } };

/** All `import('…')` of a module. */
function importsIn(node: unknown): readonly ImportNode[] {
  if (Array.isArray(node)) return node.flatMap(importsIn);
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  const inside = Object.values(node).flatMap(importsIn);
  return node.type === 'ImportExpression' ? [node as ImportNode, ...inside] : inside;
}

/**
 * In the build for a server, the promise of an `import()` in the product's code carries the path of the module. So the
 * server finds the style sheet of a page in the manifest of the browser's build.
 */
export function pageModules(): Plugin {
  let root = process.cwd();
  return {
    name: 'portico:page-modules',
    apply: isServerBuild,
    configResolved: (config) => {
      root = config.root;
    },
    transform: {
      // After TypeScript and JSX have been compiled.
      order: 'post',
      filter: { id: { exclude: /node_modules|\0/ }, code: /import\s*\(/ },
      async handler(code, id) {
        const program = this.parse(code);
        const text = new MagicString(code);
        for (const { start, end, source } of importsIn(program.body)) {
          if (typeof source.value !== 'string') continue;
          const found = await this.resolve(source.value, id);
          if (!found || found.external) continue;
          const path = relative(root, found.id).replaceAll('\\', '/');
          text.appendLeft(start, 'Object.assign(');
          text.appendRight(end, `, { porticoModule: ${JSON.stringify(path)} })`);
        }
        return text.hasChanged() ? { code: text.toString(), map: text.generateMap() } : null;
      },
    },
  };
}
