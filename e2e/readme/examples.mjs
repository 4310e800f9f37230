// The examples of the component READMEs, in the order of the files. The name `button-2` is the second one of Button.
// The examples of other docs in which people enter something are here too, such as `guides-forms-1`.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { blocksOf, modulesOf } from '../../scripts/docs-blocks.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * `kind` is what the example shows: components on a page, a table of routes, a whole app, a function that returns an
 * app, or nothing. `props` are the props that the components need to render. `functions` are those for
 * which `inertFunction` is enough. `root` is the element around everything, or '' for several elements.
 * @typedef {'components' | 'routes' | 'app' | 'function' | 'imports'} Kind
 * @typedef {{ name: string, component: string, module: string, kind: Kind, exports: string[], components: string[],
 *   props: string[], functions: string[], root: string, opens: boolean, keepsDraft: boolean }} Example
 */

/** A press on the first button opens an overlay. */
const opensOverlay = /=\{\(\) => set(?:Is)?Open\((?:true|'\w+')\)\}/;
/** The components whose first button opens an overlay of their own. */
const fields = new Set(['cascader', 'date-picker', 'dropdown', 'picker', 'popover']);

const isComponentName = (name) => /^[A-Z]/.test(name);

/** @param {string} code */
function declarationsIn(code) {
  const { program, errors } = parseSync('example.tsx', code);
  if (errors.length > 0) throw new Error(errors[0].message);
  const types = new Map(
    program.body
      .filter(({ type }) => type === 'TSTypeAliasDeclaration')
      .map((alias) => [alias.id.name, alias.typeAnnotation]),
  );
  const exported = program.body.flatMap((statement) => {
    const { type, declaration } = statement;
    if (type === 'ExportDefaultDeclaration') return [{ name: 'default', value: declaration }];
    if (type !== 'ExportNamedDeclaration' || !declaration) return [];
    if (declaration.type === 'FunctionDeclaration')
      return [{ name: declaration.id.name, value: declaration }];
    const list = declaration.declarations ?? [];
    return list.map(({ id, init }) => ({ name: id.name, value: init }));
  });
  return { types, exported };
}

function propsOf({ value, types }) {
  const resolve = (type) => (type && types.get(type.typeName?.name)) ?? type;
  const members = resolve(value.params?.[0]?.typeAnnotation?.typeAnnotation)?.members ?? [];
  return members.flatMap(({ key, optional, typeAnnotation }) => {
    const type = resolve(typeAnnotation.typeAnnotation);
    if (optional) return [];
    return [{ name: key.name, hasResult: !isInert(type) }];
  });
}

/** A function whose result nobody reads. */
function isInert(type) {
  if (type.type !== 'TSFunctionType') return false;
  const result = type.returnType.typeAnnotation;
  if (result.type === 'TSVoidKeyword') return true;
  const inside = result.typeArguments?.params[0];
  return result.typeName?.name === 'Promise' && inside?.type === 'TSVoidKeyword';
}

/** The name of the element that a component returns at its end. */
function rootOf(component) {
  const { body } = component ?? {};
  const result = body?.type === 'BlockStatement' ? body.body.at(-1)?.argument : body;
  const element = result?.type === 'ParenthesizedExpression' ? result.expression : result;
  // `list.map((item) => <List />)`
  if (element?.type === 'CallExpression') return rootOf(element.arguments[0]);
  return element?.openingElement?.name?.name ?? '';
}

/** @returns {Kind} */
function kindOf({ exported, components }) {
  const called = (name) => exported.some(({ value }) => value?.callee?.name === name);
  if (called('defineApp')) return 'app';
  if (called('defineRoutes')) return 'routes';
  if (components.length > 0) return 'components';
  return exported.length > 0 ? 'function' : 'imports';
}

/** @returns {Example} */
function exampleOf({ component, number, module, code }) {
  const { types, exported } = declarationsIn(code);
  const components = exported.filter(({ name }) => name === 'default' || isComponentName(name));
  const props = components.flatMap(({ value }) => propsOf({ value, types }));
  return {
    name: `${component}-${number}`,
    component,
    module,
    kind: kindOf({ exported, components }),
    exports: exported.map(({ name }) => name),
    components: components.map(({ name }) => name),
    props: props.filter(({ hasResult }) => hasResult).map(({ name }) => name),
    root: rootOf(components[0]?.value),
    functions: props.filter(({ hasResult }) => !hasResult).map(({ name }) => name),
    opens: opensOverlay.test(code) || fields.has(component),
    keepsDraft: /\sdraft(?:="|$|\s*>)|usePageDraft/m.test(code),
  };
}

/** A guide has many examples. Those with a field to type into are here. */
const hasField = /<(?:Input|SearchBar|Textarea|input|textarea)\b/;

/**
 * The modules of a document: its examples, and a page for each file that they import.
 * @param {Document} document
 */
export function readDocument({ id, path, isGuide }) {
  const text = readFileSync(root + path, 'utf8').replaceAll('\r\n', '\n');
  const modules = modulesOf(blocksOf({ path, text }));
  const examples = modules
    .filter(({ origin }) => origin)
    .map((module, index) => ({ ...module, number: index + 1 }))
    .filter(({ code }) => !isGuide || hasField.test(code))
    .map(({ name, code, number }) => exampleOf({ component: id, number, module: name, code }))
    .filter(({ kind }) => !isGuide || kind === 'components');
  return { path: root + path, modules, examples };
}

const filesIn = (folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).sort();

/** @type {readonly Document[]} */
const readmes = filesIn('src/components')
  .filter((name) => /^[\w-]+[\\/]README\.md$/.test(name))
  .map((name) => name.slice(0, -'/README.md'.length))
  .map((id) => ({ id, path: `src/components/${id}/README.md`, isGuide: false }));

/** @type {readonly Document[]} */
const guides = filesIn('docs')
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({
    id: name.slice(0, -'.md'.length).replaceAll('/', '-'),
    path: `docs/${name}`,
    isGuide: true,
  }));

export const documents = [...readmes, ...guides];

/** @type {(some: readonly Document[]) => Example[]} */
const examplesIn = (some) => some.flatMap((document) => readDocument(document).examples);

export const readExamples = () => examplesIn(readmes);

/** @type {() => Example[]} */
export const readGuideExamples = () => examplesIn(guides);
