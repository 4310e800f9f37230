// The things that a declaration of a module uses: other names, components, hooks, and calls of the platform.
import { nodesIn } from './read-module.mjs';

/** @typedef {import('./read-module.mjs').Node} Node */
/** @typedef {import('./read-module.mjs').Module} Module */
/** @typedef {{ elements: string[], names: string[], calls: string[] }} Uses */

/** `a.b.c` -> the node of `a` and `['b', 'c']`. @param {Node} node */
function chainOf(node) {
  const path = [];
  let at = node;
  while (at.type === 'MemberExpression' && !at.computed) {
    path.unshift(at.property.name);
    at = at.object;
  }
  return { root: at, path };
}

/** The names that hold the platform, and those of its calls: `const { share } = usePlatform()`. */
function platformNames(declaration, isHook) {
  const whole = new Set();
  const parts = new Map();
  for (const node of nodesIn(declaration)) {
    for (const param of node.params ?? []) {
      const type = param.typeAnnotation?.typeAnnotation?.typeName?.name;
      if (param.type === 'Identifier' && type === 'Platform') whole.add(param.name);
    }
    if (node.type !== 'VariableDeclarator' || !isHook(node.init)) continue;
    if (node.id.type === 'Identifier') whole.add(node.id.name);
    for (const { key, value } of node.id.properties ?? []) parts.set(value?.name, key?.name);
  }
  return { whole, parts };
}

/**
 * Names and calls in the order of the text, each once.
 * @param {Node} declaration @param {Module} module @returns {Uses}
 */
export function usesOf(declaration, { imports, declarations }) {
  const isHook = (node) =>
    node?.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    imports.get(node.callee.name)?.name === 'usePlatform';
  const { whole, parts } = platformNames(declaration, isHook);
  const elements = new Set();
  const names = new Set();
  const calls = new Set();
  for (const node of nodesIn(declaration)) {
    if (node.type === 'JSXOpeningElement') {
      const name = node.name.object?.name ?? node.name.name;
      if (imports.has(name) || declarations.has(name)) elements.add(name);
    }
    const isKnown =
      node.type === 'Identifier' && (imports.has(node.name) || declarations.has(node.name));
    if (isKnown) names.add(node.name);
    if (node.type !== 'CallExpression') continue;
    const { root, path } = chainOf(node.callee);
    const own = root.type === 'Identifier' ? root.name : undefined;
    if (path.length > 0 && (whole.has(own) || isHook(root))) calls.add(path.join('.'));
    else if (parts.has(own)) calls.add([parts.get(own), ...path].join('.'));
  }
  return { elements: [...elements], names: [...names], calls: [...calls] };
}
