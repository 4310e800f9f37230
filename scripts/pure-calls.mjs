// Marks calls at the top level of the package's modules as pure. The package's modules do nothing when they are imported
// (`sideEffects` in package.json says so), but a bundler knows that of whole files only. Several modules are one file here.
import MagicString from 'magic-string';

const isFunction = ({ type }) => /Function|Class/.test(type);

/** The parts of an expression that run when the module is evaluated. Those inside functions run later. */
function* partsOf(node) {
  if (typeof node?.type !== 'string' || isFunction(node)) return;
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object') yield* partsOf(child);
    }
  }
}

/** Bundlers keep a spread or the read of a property, because a getter may run. Inside a pure call they do not. */
const mayRunGetter = ({ type }) => type === 'SpreadElement' || type === 'MemberExpression';
const isCall = ({ type }) => type === 'CallExpression' || type === 'NewExpression';

/** @returns {import('rolldown').Plugin} */
export function pureCalls() {
  return {
    name: 'portico:pure-calls',
    renderChunk(code) {
      const text = new MagicString(code);
      const variables = this.parse(code)
        .body.map((statement) => statement.declaration ?? statement)
        .filter(({ type }) => type === 'VariableDeclaration')
        .flatMap(({ declarations }) => declarations);
      for (const { init } of variables) {
        const parts = [...partsOf(init)];
        for (const { start } of parts.filter(isCall)) text.appendLeft(start, '/* @__PURE__ */ ');
        if (!parts.some(mayRunGetter)) continue;
        text.prependLeft(init.start, '/* @__PURE__ */ (() => (').appendRight(init.end, '))()');
      }
      return { code: text.toString(), map: null };
    },
  };
}
