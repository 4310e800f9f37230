// Reads types: the members of an object, the words of a union, and the names that a type mentions.

export const textOf = (node, source) => tidy(source.slice(node.start, node.end));

const withoutImports = (type) => type.replaceAll(/import\("[^"]*"\)\./g, '');

export function tidy(type) {
  return withoutImports(type)
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\?: [^,;(){}]*?) \| undefined(?=[,;)}\]]|$)/g, '$1')
    .replaceAll(/(\w+): (\w+) = [^,)]+/g, '$1?: $2')
    .replaceAll(/\breadonly /g, '')
    .replaceAll(/([<([]) /g, '$1')
    .replaceAll(/ (?=[\])>](?!=))/g, '')
    .replaceAll(/,(?=[)}\]>])/g, '')
    .replaceAll(/; }/g, ' }')
    .replaceAll('Record<never, never>', '{}')
    .replaceAll(/\((?:event|change): (?:void|\{\})\)/g, '()')
    .replaceAll(/\bgiven(?=\??:)/g, 'params')
    .replace(/^\| /, '')
    .trim();
}

/** A type in a file: its node, the file's text, and a function that finds the declaration of a name. */
export const typeIn = (declaration, resolve, node = declaration.node.typeAnnotation) => ({
  node,
  source: declaration.source,
  docOf: declaration.docOf,
  find: (name) => resolve(declaration.file, name),
  resolve,
});

const nameOf = (node) => node.typeName?.name ?? node.typeName?.right?.name;

/** The type behind a name. Null if the name is not an alias of a type. */
export function targetOf(type) {
  const declaration = nameOf(type.node) && type.find(nameOf(type.node));
  if (declaration?.node.type !== 'TSTypeAliasDeclaration') return null;
  return typeIn(declaration, type.resolve);
}

/** The literals of a union, as text. Null if it has other parts. */
export function literalsOf(type) {
  const { node, source } = type;
  if (node.type === 'TSLiteralType') return [textOf(node, source)];
  if (node.type === 'TSParenthesizedType')
    return literalsOf({ ...type, node: node.typeAnnotation });
  if (node.type === 'TSUnionType') {
    const parts = node.types.map((part) => literalsOf({ ...type, node: part }));
    return parts.every(Boolean) ? parts.flat() : null;
  }
  if (node.type === 'TSTypeReference' && !node.typeArguments) {
    const target = targetOf(type);
    return target && literalsOf(target);
  }
  return constantLiterals(type);
}

/**
 * `(typeof methods)[number]`, where `methods` is a list. Of an object the values `(typeof events)[keyof typeof events]`,
 * and the keys `keyof typeof events`.
 */
function constantLiterals({ node, source, find }) {
  const text = source.slice(node.start, node.end);
  const [, keyed] = /^keyof typeof (\w+)$/.exec(text) ?? [];
  const owner = keyed && find(keyed)?.node.init;
  const keys = (owner?.expression ?? owner)?.properties?.map(({ key }) => key.name ?? key.value);
  if (keys) return keys.map((key) => `'${key}'`);
  const listed = /^\(?typeof (\w+)\)?\[(?:number|keyof typeof \1)\]$/.exec(text);
  const list = listed && find(listed[1]);
  const constant = list?.node.init?.expression ?? list?.node.init;
  const items = constant?.elements ?? constant?.properties?.map(({ value }) => value);
  return items?.every(({ type: kind }) => kind === 'Literal')
    ? items.map((item) => list.source.slice(item.start, item.end))
    : null;
}

/** The members of an object type: name, type, default and comment. Null for other types. */
export function membersOf(type) {
  const { node } = type;
  switch (node.type) {
    case 'TSTypeLiteral':
      return node.members.every(({ key }) => key)
        ? node.members.map((member) => memberOf(member, type))
        : null;
    case 'TSParenthesizedType':
      return membersOf({ ...type, node: node.typeAnnotation });
    case 'TSIntersectionType': {
      const parts = node.types.map((part) => membersOf({ ...type, node: part }));
      return parts.every(Boolean) ? overriding(parts.flat()) : null;
    }
    case 'TSMappedType':
      return mappedMembers(type);
    case 'TSTypeReference':
      return referredMembers(type);
    default:
      return null;
  }
}

/** The last member of a name wins. */
function overriding(members) {
  return members.filter(
    ({ name }, index) => members.findLastIndex((other) => other.name === name) === index,
  );
}

function memberOf(member, type) {
  const { source, docOf, find, resolve } = type;
  const name = source.slice(member.key.start, member.key.end);
  const typed = member.typeAnnotation?.typeAnnotation;
  const about = { name, isOptional: Boolean(member.optional), find, resolve, ...docOf(member) };
  if (member.type !== 'TSMethodSignature') {
    const text = typed ? textOf(typed, source) : 'unknown';
    return { ...about, type: member.optional ? withoutUndefined(text) : text };
  }
  const result = member.returnType?.typeAnnotation;
  const start = member.key.end + (member.optional ? 1 : 0);
  const params = source.slice(start, member.returnType?.start ?? member.end).replace(/;$/, '');
  const text = `${params} => ${result ? source.slice(result.start, result.end) : 'void'}`;
  return { ...about, isOptional: false, type: tidy(text), isMethod: true };
}

function withoutUndefined(text) {
  const short = text.replace(/ \| undefined$/, '');
  return /^\(\(.*\)\)$/.test(`(${short})`) && short.includes('=>') ? short.slice(1, -1) : short;
}

/** `{ readonly [N in 'a' | 'b']: T }` */
function mappedMembers(type) {
  const { node, source } = type;
  const names = node.constraint && literalsOf({ ...type, node: node.constraint });
  if (!names || !node.typeAnnotation) return null;
  const value = node.typeAnnotation;
  return names.map((name) => ({
    name: name.replaceAll("'", ''),
    type: textOf(value, source),
    isOptional: Boolean(node.optional),
    text: '',
    find: type.find,
    resolve: type.resolve,
  }));
}

function referredMembers(type) {
  const { node } = type;
  const [first, second] = (node.typeArguments?.params ?? []).map((part) => ({
    ...type,
    node: part,
  }));
  const picked = () => (literalsOf(second) ?? []).map((name) => name.replaceAll("'", ''));
  switch (nameOf(node)) {
    case 'Omit':
      return membersOf(first)?.filter(({ name }) => !picked().includes(name)) ?? null;
    case 'Pick':
      return membersOf(first)?.filter(({ name }) => picked().includes(name)) ?? null;
    case 'Partial':
      return membersOf(first)?.map((member) => ({ ...member, isOptional: true })) ?? null;
    case 'Readonly':
      return membersOf(first);
    case 'ListenersOf':
      return membersOf(first)?.map(listenerMember) ?? null;
    case 'CallOptions':
      return [];
    default: {
      const target = targetOf(type);
      return target && membersOf(target);
    }
  }
}

const hasNoValue = (event) => event === '{}' || event === 'void' || event === 'undefined';

export const listenerType = (event) =>
  hasNoValue(event) ? '() => void' : `(event: ${event}) => void`;

/** `Message: { data: string }` of an object's events is its methods `onMessage` and `offMessage`. */
function listenerMember({ name, type, ...rest }) {
  const listener = listenerType(type);
  return {
    ...rest,
    name: `on${name}`,
    second: `off${name}`,
    type: `(listener: ${listener}) => () => void`,
    isOptional: false,
    isMethod: true,
  };
}

const WORD = /(?<!['\w.])[A-Z]\w*(?![\w']|\??:)/g;

/** The names of types in a text. */
export const namesIn = (text) => [...new Set(text.match(WORD) ?? [])];

const MAX_LITERALS = 90;

/** The text of a type, with the literals in place of the names of short unions. */
export function withLiterals(text, find, resolve) {
  return text.replaceAll(WORD, (name, at) => {
    const declaration = find(name);
    if (declaration?.node.type !== 'TSTypeAliasDeclaration') return name;
    const literals = literalsOf(typeIn(declaration, resolve));
    const words = literals?.join(' | ');
    if (!words || words.length > MAX_LITERALS) return name;
    return literals.length > 1 && text.startsWith('[]', at + name.length) ? `(${words})` : words;
  });
}
