// One module of an app as a syntax tree: its imports, its declarations, and what a declaration uses.
import { parseSync } from 'vite';

/** @typedef {{ type: string, start: number, [key: string]: any }} Node */
/** @typedef {{ source: string, name: string }} Import `name` is `default`, `*` or the name in the other module. */
/**
 * @typedef {object} Module
 * @property {ReadonlyMap<string, Import>} imports by their local names, also those that are passed on
 * @property {ReadonlyMap<string, Node>} declarations of the top level. The default export has the name `default`.
 * @property {ReadonlyMap<string, string>} exports the local name of each export
 */

/** @returns {value is Node} @param {unknown} value */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

/** The children that are code. Types and the names of properties are left out. @param {Node} node */
function* childrenOf(node) {
  for (const [key, value] of Object.entries(node)) {
    const isName =
      (key === 'property' && node.type === 'MemberExpression' && !node.computed) ||
      (key === 'key' && !node.computed) ||
      (key === 'name' && node.type === 'JSXAttribute');
    if (isName) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child) && isCode(child)) yield child;
    }
  }
}

/** `x as T`, `x satisfies T` and `x!` are code with a type. @param {Node} node */
const isCode = ({ type }) =>
  !type.startsWith('TS') || /^TS(As|Satisfies|NonNull)Expression$/.test(type);

/** @param {Node} node @returns {Generator<Node>} */
export function* nodesIn(node) {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

/** @param {string} path @param {string} text @returns {Module} */
export function readModule(path, text) {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const parts = { imports: new Map(), declarations: new Map(), exports: new Map() };
  for (const statement of program.body) readStatement(statement, parts);
  return parts;
}

const nameOf = (node) => node.name ?? node.value;

/** @param {any} statement */
function readStatement(statement, { imports, declarations, exports }) {
  const source = statement.source?.value;
  if (statement.type === 'ImportDeclaration') {
    if (statement.importKind === 'type') return;
    for (const { type, local, imported, importKind } of statement.specifiers) {
      if (importKind === 'type') continue;
      const whole = type === 'ImportNamespaceSpecifier' ? '*' : 'default';
      imports.set(local.name, { source, name: imported ? nameOf(imported) : whole });
    }
    return;
  }
  if (statement.type === 'ExportDefaultDeclaration') {
    declarations.set('default', statement.declaration);
    exports.set('default', 'default');
    return;
  }
  for (const { local, exported } of statement.specifiers ?? []) {
    const name = nameOf(exported);
    // A name that no identifier can have.
    const inner = source === undefined ? nameOf(local) : `from:${name}`;
    if (source !== undefined) imports.set(inner, { source, name: nameOf(local) });
    exports.set(name, inner);
  }
  const declared = statement.declaration ?? statement;
  const isExported = statement.type === 'ExportNamedDeclaration';
  const nodes = declared.type === 'VariableDeclaration' ? declared.declarations : [declared];
  for (const node of nodes) {
    if (node.id?.type !== 'Identifier') continue;
    declarations.set(node.id.name, node);
    if (isExported) exports.set(node.id.name, node.id.name);
  }
}
