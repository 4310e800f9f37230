// The `'use client'` of the package's files. With it, a server component may import components without a file in between.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import MagicString from 'magic-string';

const isReact = (name) => /^react(-dom)?($|\/)/.test(name);

/**
 * The files that need React: those that import it, and those that import such a file. Entries only pass values on, and
 * have no directive. So a server component that imports one of them gets a reference to each file that it uses.
 * Files without React have no directive either, so a server component can call what they export.
 * @param {readonly { fileName: string, imports: readonly string[], isEntry: boolean }[]} chunks
 */
export function clientFiles(chunks) {
  const found = new Set();
  const needsReact = ({ imports }) => imports.some((name) => isReact(name) || found.has(name));
  const others = chunks.filter(({ isEntry }) => !isEntry);
  for (let size = -1; size < found.size; ) {
    size = found.size;
    for (const chunk of others) if (needsReact(chunk)) found.add(chunk.fileName);
  }
  return [...found];
}

/** Bundlers read the directive only where it is the first statement, so this runs on the finished files. */
export function writeDirectives(folder, chunks) {
  for (const name of clientFiles(chunks)) {
    const path = join(folder, name);
    writeFileSync(path, `"use client";\n${readFileSync(path, 'utf8')}`);
  }
}

const RESERVED = /^(do|if|in)$/;

/** Every node of a syntax tree. */
function* nodesOf(node) {
  if (typeof node?.type !== 'string') return;
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) yield* nodesOf(child);
  }
}

/** The name by which a file of the package exports a value, where a node has one. */
function exportedName(node) {
  if (node.type === 'ExportSpecifier') return node.exported;
  if (node.type === 'ImportSpecifier') return node.imported;
  // Rolldown's own `import('./file.js').then((n) => n.name)`.
  const { callee, arguments: [read] = [] } = node;
  const isOfImport = callee?.object?.type === 'ImportExpression' && callee.property.name === 'then';
  return isOfImport && read?.body?.type === 'MemberExpression' ? read.body.property : undefined;
}

/**
 * Rolldown shortens the names that files of the package export for each other, to `in` too. Turbopack writes `export const in`
 * for the reference to such a value, which is no JavaScript. So these names end with `_`.
 * @returns {import('rolldown').Plugin}
 */
export function exportNames() {
  return {
    name: 'portico:export-names',
    renderChunk(code) {
      const text = new MagicString(code);
      for (const node of nodesOf(this.parse(code))) {
        const name = exportedName(node);
        if (name && RESERVED.test(name.name)) text.appendLeft(name.end, '_');
      }
      return { code: text.toString(), map: null };
    },
  };
}
