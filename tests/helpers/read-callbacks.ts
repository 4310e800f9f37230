import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { API, type Checker, type Symbol as TypeSymbol, type Type } from 'typescript/unstable/sync';

// The callbacks and the data that products may pass to the package, read from the exported types.

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The signatures of calls, not those of constructors. */
const CALLS = 0;

/** Values of products are not this deep, and recursive types never end. */
const DEPTH = 4;

/**
 * The paths of all callbacks: `Button.onClick`, `Popover.actions[].onClick`, `usePageShow(0)`, `usePress(0).onTap`,
 * `defineApp(0).onError`. Without handlers of native events, which React and the browser call.
 */
export function readCallbacks(): string[] {
  return unique(readDoor(callbacksOf));
}

/** Types of props that hold no data: switches, callbacks, elements, refs and styles. */
const NO_DATA =
  /^(boolean|true|false|undefined|ReactNode|CSSProperties)( \| undefined)?$|=>|Ref<|RefObject|Element/;

/** The props of all components that can hold data of a server, such as `Cell.href`. Without those of React and the DOM. */
export function readDataProps(): string[] {
  const paths = readDoor((checker, exported) =>
    propertiesOf(checker, exported)
      .filter((property) => {
        const type = isForeign(property) ? undefined : checker.getTypeOfSymbol(property);
        return type && !NO_DATA.test(checker.typeToString(type));
      })
      .map(({ name }) => `${exported.name}.${name}`),
  );
  return unique(paths);
}

export type Prop = {
  readonly component: string;
  readonly name: string;
  /** For a list of objects: the names in its entries. */
  readonly items: readonly string[];
  /** For a callback: the names of what it gets. */
  readonly gets: readonly string[];
};

/** The own props of all components, also those that they take over from others of the package. */
export function readProps(): Prop[] {
  return readDoor((checker, exported) =>
    propertiesOf(checker, exported)
      .filter((property) => !isForeign(property))
      .map((property) => {
        const type = checker.getTypeOfSymbol(property);
        const calls = partsOf(type).flatMap((part) => checker.getSignaturesOfType(part, CALLS));
        return {
          component: exported.name,
          name: property.name,
          items: itemNames(checker, type),
          gets: calls.flatMap((call) => call.getParameters()).map(({ name }) => name),
        };
      }),
  );
}

/** The types of `ref` of the components that take the attributes of a native control. */
export function readControlRefs(): string[] {
  const found = readDoor((checker, exported) => {
    const properties = propertiesOf(checker, exported);
    // Attributes of an `<input>`, a `<button>` and a `<textarea>`.
    const isControl = properties.some(
      (property) => /^(formNoValidate|cols)$/.test(property.name) && isForeign(property),
    );
    const ref = properties.find(({ name }) => name === 'ref');
    const type = ref && checker.getTypeOfSymbol(ref);
    return isControl ? [`${exported.name}: ${type ? checker.typeToString(type) : 'none'}`] : [];
  });
  return unique(found);
}

/** The props of a component, also those of React. */
function propertiesOf(checker: Checker, exported: TypeSymbol): TypeSymbol[] {
  const props = /^[A-Z]/.test(exported.name) ? propsOf(checker, exported) : undefined;
  return partsOf(props).flatMap((part) => [...checker.getPropertiesOfType(part)]);
}

const unique = (texts: readonly string[]) => [...new Set(texts)].sort();

const partsOf = (type: Type | undefined): readonly Type[] =>
  type?.isUnionType() ? (type.getTypes() ?? []) : type ? [type] : [];

/** The names in the entries of a list, or of a list of lists. */
function itemNames(checker: Checker, type: Type | undefined): string[] {
  const lists = partsOf(type).filter((part) => checker.isArrayLikeType(part));
  return lists.flatMap((list) =>
    checker.getTypeArguments(list as never).flatMap((entry) =>
      partsOf(entry).flatMap((part) => {
        if (checker.isArrayLikeType(part)) return itemNames(checker, part);
        if (!part.isObjectType() && !part.isIntersectionType()) return [];
        return checker.getPropertiesOfType(part).flatMap(({ name }) => name);
      }),
    ),
  );
}

/** The findings of `read` in the values that the package exports. */
function readDoor<T>(read: (checker: Checker, exported: TypeSymbol) => T[]): T[] {
  const api = new API({ cwd: fromRoot('') });
  try {
    const snapshot = api.updateSnapshot({ openProject: fromRoot('tsconfig.lib.json') });
    const [project] = snapshot.getProjects();
    if (!project) throw new Error('readDoor: no project');
    const { program, checker } = project;
    const file = program.getSourceFile(fromRoot('src/index.ts'));
    const door = file && checker.getSymbolAtLocation(file);
    if (!door) throw new Error('readDoor: src/index.ts has no exports');
    const values = valuesOf(readFileSync(fromRoot('src/index.ts'), 'utf8'));
    return checker
      .getExportsOfModule(door)
      .filter(({ name }) => values.has(name))
      .flatMap((symbol) => read(checker, symbol));
  } finally {
    api.close();
  }
}

/** The names that the door exports as values. Its types have names of other modules too. */
function valuesOf(source: string): ReadonlySet<string> {
  const lists = [...source.matchAll(/^export \{([^}]*)\}/gm)].map(([, names = '']) => names);
  const names = lists.flatMap((list) => list.replaceAll(/\/\*.*?\*\//g, '').split(','));
  // A second name of a component has the same callbacks.
  return new Set(names.map((name) => name.trim()).filter((name) => !name.includes(' as ')));
}

/** `handle` and `ref` are React's, and the defaults of a provider are the props of the components. */
const OTHERS = /\.(handle|ref)$|^KitProvider\.defaults\./;

function callbacksOf(checker: Checker, exported: TypeSymbol): string[] {
  const { name } = exported;
  const type = checker.getTypeOfSymbol(exported);
  const [signature] = type ? checker.getSignaturesOfType(type, CALLS) : [];
  if (!signature) return [];
  const found: string[] = [];
  const walk = createWalk(checker, (path) => found.push(path));
  const parameters = signature.getParameters();
  if (/^[A-Z]/.test(name)) {
    const props = propsOf(checker, exported);
    if (props) walk(props, name, 0);
  } else if (/^(use[A-Z]|defineA)/.test(name)) {
    for (const [index, parameter] of parameters.entries()) {
      const given = checker.getTypeOfSymbol(parameter);
      if (given) walk(given, `${name}(${index})`, 0);
    }
  }
  return found;
}

function propsOf(checker: Checker, component: TypeSymbol): Type | undefined {
  const type = checker.getTypeOfSymbol(component);
  const [signature] = type ? checker.getSignaturesOfType(type, CALLS) : [];
  const given = signature?.getParameters()[0];
  return given && checker.getTypeOfSymbol(given);
}

function createWalk(checker: Checker, tell: (path: string) => void) {
  const seen = new Set<string>();
  const walk = (type: Type, path: string, depth: number): void => {
    const key = `${path} ${type.id}`;
    if (seen.has(key) || depth > DEPTH) return;
    seen.add(key);
    const parts = type.isUnionType() ? (type.getTypes() ?? []) : [type];
    for (const part of parts) {
      if (!part.isObjectType() && !part.isIntersectionType()) continue;
      if (checker.getSignaturesOfType(part, CALLS).length > 0) {
        if (!OTHERS.test(path)) tell(path);
      } else if (checker.isArrayLikeType(part)) {
        for (const item of checker.getTypeArguments(part as never))
          walk(item, `${path}[]`, depth + 1);
      } else {
        for (const property of checker.getPropertiesOfType(part)) {
          if (isForeign(property)) continue;
          const own = checker.getTypeOfSymbol(property);
          if (own) walk(own, `${path}.${property.name}`, depth + 1);
        }
        for (const { valueType } of checker.getIndexInfosOfType(part))
          walk(valueType, `${path}.*`, depth + 1);
      }
    }
  };
  return walk;
}

/** Declared by React, the DOM or a dependency. */
function isForeign({ declarations }: TypeSymbol): boolean {
  return declarations.length > 0 && declarations.every(({ path }) => !path.includes('/src/'));
}
