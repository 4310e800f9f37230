// Reads the props of the components, and the types of their items, from the exported types with the compiler.
import { SyntaxKind } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import { aliasAround, createTexts, declared, isOurs, joinTypes } from './type-texts.mjs';

/** @typedef {{ name: string, type: string, isRequired: boolean, fallbacks: string[], text: string }} Prop */
/** @typedef {{ element: string, text: string, names: string[] | undefined }} Native What a native element brings. */
/** @typedef {{ from: string, names: string[] }} Group Props that another component of the kit has too. */
/** @typedef {{ name: string, text?: string, props: Prop[], groups: Group[], native?: Native }} Shape */

const OPTIONAL = 1 << 24;

/** Fewer native props than this have their names in the table. */
const FEW = 13;

const root = process.cwd().replaceAll('\\', '/');

const folderOf = (path) => /\/src\/components\/([\w-]+)\//.exec(path)?.[1];
const isForeign = ({ declarations }) => declarations.length > 0 && !declarations.some(isOurs);

/** Opens the sources. `shapeOf(folder, name)` reads a component or a type of a folder, and `end` closes them. */
export function openTypes() {
  const api = new API({ cwd: root });
  const snapshot = api.updateSnapshot({ openProject: `${root}/tsconfig.lib.json` });
  const { program, checker } = snapshot.getProjects()[0];

  const { real, symbolAt, typeOf, docOf, nativeIn } = createTexts(checker);
  const placeOf = ({ declarations }) => declarations.find(isOurs) ?? declarations[0];
  const keyOf = (symbol) => {
    const own = placeOf(symbol);
    return own && `${own.path} ${own.index}`;
  };

  function exportsIn(path) {
    const file = program.getSourceFile(`${root}/${path}`);
    const door = file && checker.getSymbolAtLocation(file);
    return door ? checker.getExportsOfModule(door).map((one) => [one.name, real(one)]) : [];
  }

  const door = new Map(exportsIn('src/components/index.ts'));
  const isComponent = (name) => /^[A-Z]/.test(name) && propsNodeOf(door.get(name)) !== undefined;

  /** The statements of a folder's files. */
  const statementsOf = (folder) =>
    program
      .getSourceFileNames()
      .filter((path) => path.includes(`/src/components/${folder}/`))
      .flatMap((path) => [...program.getSourceFile(path).statements]);

  /** The written type of a component's props. */
  function propsNodeOf(symbol) {
    const node =
      symbol && declared(symbol).find(({ parameters, initializer }) => parameters ?? initializer);
    const parameters = node?.parameters ?? node?.initializer?.parameters;
    return parameters?.length === 1 ? parameters[0].type : undefined;
  }

  /** One prop. The parts of a union may have it in several ways, or not at all. */
  function propOf(members, parts, own) {
    const symbols = members.toSorted((a, b) => placeOf(a).index - placeOf(b).index);
    const types = [...new Set(symbols.map((symbol) => typeOf(symbol, own)))];
    const docs = symbols.map(docOf);
    return {
      name: symbols[0].name,
      type: joinTypes(types),
      isRequired: symbols.length === parts && symbols.every(({ flags }) => !(flags & OPTIONAL)),
      fallbacks: [...new Set(docs.flatMap(({ fallback }) => fallback ?? []))],
      text: docs.find(({ text }) => text)?.text ?? '',
    };
  }

  /** The properties of a type, or of all parts of a union, by name. */
  function membersOf(type) {
    const parts = type.isUnionType() ? type.getTypes() : [type];
    const found = new Map();
    for (const part of parts) {
      for (const symbol of checker.getPropertiesOfType(part))
        found.set(symbol.name, [...(found.get(symbol.name) ?? []), symbol]);
    }
    return { members: [...found.values()], parts: parts.length };
  }

  const declaredAs = (folder, name, kind) =>
    statementsOf(folder).find((one) => one.kind === kind && one.name.text === name);

  /** As the sources have them: a prop in place of a native one comes first in the type. */
  function inOrder(members) {
    const own = members.filter(([{ declarations }]) => declarations.every(isOurs));
    const moved = members.filter((one) => !own.includes(one));
    return moved.reduce((list, one) => {
      const next = list.findIndex(
        (other) =>
          placeOf(other[0]).path === placeOf(one[0]).path &&
          placeOf(other[0]).index > placeOf(one[0]).index,
      );
      return next < 0 ? [...list, one] : list.toSpliced(next, 0, one);
    }, own);
  }

  function findType(folder, name) {
    const component = isComponent(name)
      ? door.get(name)
      : declaredAs(folder, name, SyntaxKind.FunctionDeclaration);
    if (component) {
      const node = component.parameters ? component.parameters[0].type : propsNodeOf(component);
      const own = node.typeName && symbolAt(node.typeName)?.name;
      return { node, type: checker.getTypeFromTypeNode(node), own };
    }
    const alias =
      declaredAs(folder, name, SyntaxKind.TypeAliasDeclaration) ??
      (door.has(name) ? declared(door.get(name))[0] : undefined);
    const symbol = alias && symbolAt(alias.name);
    const type = symbol && checker.getDeclaredTypeOfSymbol(symbol);
    const text = symbol && checker.getDocumentationCommentOfSymbol(symbol);
    return symbol && { node: alias.type, type, own: name, text };
  }

  /** Which component of the kit a declaration belongs to, by the type alias around it. */
  const owners = new Map();
  for (const [name, symbol] of door) {
    if (!isComponent(name)) continue;
    const folder = folderOf(symbol.declarations[0].path);
    const node = propsNodeOf(symbol);
    const own = node.typeName && symbolAt(node.typeName)?.name;
    for (const symbols of membersOf(checker.getTypeFromTypeNode(node)).members) {
      for (const one of symbols) {
        const at = one.declarations.find(isOurs);
        if (!at || folderOf(at.path) !== folder) continue;
        const alias = aliasAround(at.resolve())?.name.text;
        const key = keyOf(one);
        const list = owners.get(key) ?? [];
        owners.set(key, [...list, { name, folder, isExact: alias === own }]);
      }
    }
  }

  const namesOf = (name) => {
    const { members } = membersOf(checker.getTypeFromTypeNode(propsNodeOf(door.get(name))));
    return new Set(members.map(([one]) => one.name));
  };

  const ownerOf = (symbol, name, folder) => {
    const list = owners.get(keyOf(symbol)) ?? [];
    if (list.some((one) => one.name === name && one.isExact)) return undefined;
    const exact = list.find(({ isExact }) => isExact);
    if (exact) return exact;
    return list.some((one) => one.folder === folder) ? undefined : list[0];
  };

  /** @param {boolean} isFlat Each prop that another component has too gets a row. @returns {Shape | undefined} */
  function shapeOf(folder, name, isFlat = false) {
    const found = findType(folder, name);
    if (!found) return undefined;
    const { members, parts } = membersOf(found.type);
    const ours = inOrder(members.filter((symbols) => !symbols.every(isForeign)));
    const others = members.filter((symbols) => symbols.every(isForeign)).map(([one]) => one.name);
    const groups = new Map();
    const props = [];
    for (const symbols of ours) {
      const owner = isComponent(name) && !isFlat ? ownerOf(symbols[0], name, folder) : undefined;
      const prop = propOf(symbols, parts, found.own);
      if (owner && !prop.isRequired) {
        const group = groups.get(owner.name) ?? {
          from: owner.name,
          folder: owner.folder,
          names: [],
        };
        group.names.push(symbols[0].name);
        groups.set(owner.name, group);
      } else props.push(prop);
    }
    // One component of the folder may have the props of all groups: one row is enough.
    const whole = [...groups.values()].findLast(
      (group) =>
        group.folder === folder &&
        [...groups.values()].every(({ names }) =>
          names.every((one) => namesOf(group.from).has(one)),
        ),
    );
    const merged = whole && [
      { ...whole, names: [...groups.values()].flatMap(({ names }) => names) },
    ];
    const native = others.length > 0 ? nativeIn(found.node) : undefined;
    return {
      name,
      text: found.text,
      props: [...props.filter((one) => one.isRequired), ...props.filter((one) => !one.isRequired)],
      groups: merged ?? [...groups.values()],
      native: native && { ...native, names: others.length < FEW ? others : undefined },
    };
  }

  const components = [...door.keys()]
    .filter(isComponent)
    .map((name) => ({ name, folder: folderOf(door.get(name).declarations[0].path) }));

  return { shapeOf, components, end: () => api.close() };
}
