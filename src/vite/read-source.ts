// The routes, tabs, words and links that a module of a product names. Only literals are read: what a program
// computes stays unknown, so that no warning is wrong.

/** A node of the syntax tree, as the bundler's parser returns it. */
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
};

/** A text, and where it is in the file. */
export type Found = { readonly text: string; readonly start: number };

export type Source = {
  /** The keys of each `defineRoutes({...})`. null: not all of them are literals. */
  readonly tables: readonly (readonly string[] | null)[];
  /** `tabBar.items[].page` of `defineApp`. */
  readonly tabPages: readonly Found[];
  /** The keys of `messages` of `defineApp`, of all languages. */
  readonly words: readonly Found[];
  /** `href` of each plain `<a>` that does nothing else on a click. */
  readonly links: readonly Found[];
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* nodesIn(child);
    }
  }
}

const listOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

const nodeOf = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);

function textOf(node: Node | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** The name or the literal text of a key. */
function keyOf({ key, computed }: Node): string | undefined {
  if (!isNode(key) || computed === true) return undefined;
  return key.type === 'Identifier' ? String(key.name) : textOf(key);
}

/** `x as const` and `x satisfies T` are `x`. */
function bare(node: Node | undefined): Node | undefined {
  return node && /^TS(As|Satisfies)Expression$/.test(node.type)
    ? bare(nodeOf(node.expression))
    : node;
}

class Reader {
  /** The constants of the module, for `messages: words`. */
  private readonly constants = new Map<string, Node>();

  private readonly nodes: readonly Node[];

  constructor(nodes: readonly Node[]) {
    this.nodes = nodes;
    for (const node of nodes) {
      const id = nodeOf(node.id);
      const init = nodeOf(node.init);
      if (node.type === 'VariableDeclarator' && id?.type === 'Identifier' && init) {
        this.constants.set(String(id.name), init);
      }
    }
  }

  /** The object literal that a value is, or that the constant of this name is. */
  private objectOf(value: unknown): Node | undefined {
    const node = bare(nodeOf(value));
    const found = node?.type === 'Identifier' ? bare(this.constants.get(String(node.name))) : node;
    return found?.type === 'ObjectExpression' ? found : undefined;
  }

  private valueAt(object: Node | undefined, name: string): unknown {
    return listOf(object?.properties).find((property) => keyOf(property) === name)?.value;
  }

  private arguments(name: string): (Node | undefined)[] {
    return this.nodes
      .filter(({ type, callee }) => type === 'CallExpression' && nodeOf(callee)?.name === name)
      .map((call) => this.objectOf(listOf(call.arguments)[0]));
  }

  tables(): Source['tables'] {
    return this.arguments('defineRoutes').map((table) => {
      const keys = listOf(table?.properties).map(keyOf);
      return table && !keys.includes(undefined) ? (keys as string[]) : null;
    });
  }

  tabPages(): Found[] {
    const items = this.arguments('defineApp').flatMap((app) => {
      const list = nodeOf(this.valueAt(this.objectOf(this.valueAt(app, 'tabBar')), 'items'));
      return listOf(bare(list)?.elements);
    });
    return items.flatMap((item) => {
      const page = nodeOf(this.valueAt(this.objectOf(item), 'page'));
      const text = textOf(page);
      return page && text !== undefined ? [{ text, start: page.start }] : [];
    });
  }

  words(): Found[] {
    const locales = this.arguments('defineApp').flatMap((app) =>
      listOf(this.objectOf(this.valueAt(app, 'messages'))?.properties),
    );
    const entries = locales.flatMap(({ value }) => listOf(this.objectOf(value)?.properties));
    return entries.flatMap((entry) => {
      const text = keyOf(entry);
      return text === undefined ? [] : [{ text, start: entry.start }];
    });
  }

  links(): Found[] {
    return this.nodes
      .filter(({ type, name }) => type === 'JSXOpeningElement' && nodeOf(name)?.name === 'a')
      .flatMap(({ attributes, start }) => {
        const all = listOf(attributes);
        const nameOf = (attribute: Node) => String(nodeOf(attribute.name)?.name);
        const others = ['target', 'download', 'onClick', 'undefined'];
        const href = all.find((attribute) => nameOf(attribute) === 'href');
        const value = nodeOf(href?.value);
        const text = textOf(nodeOf(value?.expression) ?? value);
        const isPlain = !all.some((attribute) => others.includes(nameOf(attribute)));
        return isPlain && text !== undefined ? [{ text, start }] : [];
      });
  }
}

export function readSource(program: Node): Source {
  const reader = new Reader([...nodesIn(program)]);
  return {
    tables: reader.tables(),
    tabPages: reader.tabPages(),
    words: reader.words(),
    links: reader.links(),
  };
}
