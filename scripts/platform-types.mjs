// Reads the declarations of the platform's sources: what the generated reference says of parameters, results and errors.
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

const platform = 'src/platform';

/**
 * One declaration at the top of a file: a type, a constant or a function.
 * @typedef {{ name: string, file: string, node: any, text: string, source: string, docOf: (node: any) => any }} Declaration
 */

export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path);
    return /\.tsx?$/.test(path) ? [path] : [];
  });
}

/** Reads the comment above a node: its text, and its tags by name. */
export function docReader(source, comments) {
  return (node) => {
    const comment = comments.findLast(
      ({ end, type, value }) =>
        type === 'Block' &&
        value.startsWith('*') &&
        end <= node.start &&
        source.slice(end, node.start).trim() === '',
    );
    const lines = (comment?.value ?? '').split('\n').map((line) => line.replace(/^\s*\*+ ?/, ''));
    const [summary = '', ...tags] = lines.join(' ').split(/(?:^|\s)@(?=[a-z]+\s)/);
    const tagged = tags.map((tag) => {
      const [, name, value] = /^([a-z]+)\s+(.*)$/.exec(tag) ?? [];
      return [name, value.trim()];
    });
    return { text: summary.replaceAll(/\s+/g, ' ').trim(), ...Object.fromEntries(tagged) };
  };
}

/** The declarations of one file, by name. */
export function declarationsIn(file, source) {
  const { program, comments } = parseSync(file, source);
  const docOf = docReader(source, comments);
  return program.body.flatMap((statement) => {
    const node = statement.declaration ?? statement;
    const text = source.slice(node.start, node.end);
    const about = { file, text, source, docOf, statement };
    if (node.type === 'VariableDeclaration') {
      return node.declarations
        .filter(({ id }) => id.type === 'Identifier')
        .map((declared) => ({ ...about, name: declared.id.name, node: declared }));
    }
    return node.id?.name ? [{ ...about, name: node.id.name, node }] : [];
  });
}

/** All declarations of the platform. Names that several files use have several entries. */
export function readDeclarations(folder = platform) {
  const all = filesBelow(folder).flatMap((file) =>
    declarationsIn(file, readFileSync(file, 'utf8')),
  );
  return Map.groupBy ? Map.groupBy(all, ({ name }) => name) : groupByName(all);
}

function groupByName(all) {
  const groups = new Map();
  for (const one of all) groups.set(one.name, [...(groups.get(one.name) ?? []), one]);
  return groups;
}

/** The declaration of a name: in that file, else in its folder, else any. */
export function findDeclaration(declarations, name, file = '') {
  const found = declarations.get(name) ?? [];
  const family = file.split('/').slice(0, 3).join('/');
  return (
    found.find((one) => one.file === file) ??
    found.find((one) => one.file.startsWith(`${family}/`)) ??
    found[0]
  );
}

/** The members of an object type: name, type, default and comment. Null for other types. */
export function membersOf(declarations, declaration) {
  const type = declaration?.node.typeAnnotation;
  return type ? membersOfType(declarations, declaration, type) : null;
}

function membersOfType(declarations, declaration, type) {
  const { source, docOf, file } = declaration;
  if (type.type === 'TSTypeLiteral') {
    return type.members
      .filter(({ key }) => key)
      .map((member) => {
        const name = source.slice(member.key.start, member.key.end);
        const typed = member.typeAnnotation?.typeAnnotation;
        const shape = typed
          ? source.slice(typed.start, typed.end)
          : source.slice(member.start, member.end).replace(/;$/, '');
        const doc = docOf(member);
        return { name, type: tidy(shape), isOptional: Boolean(member.optional), ...doc };
      });
  }
  if (type.type === 'TSTypeReference' && !type.typeArguments) {
    const target = findDeclaration(declarations, type.typeName.name, file);
    return target && target !== declaration ? membersOf(declarations, target) : null;
  }
  if (type.type === 'TSIntersectionType') {
    const parts = type.types.map((part) => membersOfType(declarations, declaration, part));
    return parts.every(Boolean) ? parts.flat() : null;
  }
  return null;
}

const tidy = (type) =>
  type
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(^| )\| undefined$/g, '')
    .replaceAll('readonly ', '')
    .replace(/^\| /, '')
    .trim();

/** The type arguments of `export const name: Api<Input, Result, Progress>`, as text. */
export function argumentsOf(declaration, generic) {
  const type = declaration?.node.id?.typeAnnotation?.typeAnnotation;
  if (type?.type !== 'TSTypeReference' || type.typeName.name !== generic) return null;
  const { source } = declaration;
  return (type.typeArguments?.params ?? []).map((argument) => ({
    text: tidy(source.slice(argument.start, argument.end)),
    node: argument,
  }));
}

/** The codes that a call may fail with, as far as its code and the functions that it uses name them. */
export function codesOf(declarations, declaration, depth = 3, seen = new Set()) {
  if (!declaration || seen.has(declaration) || depth < 0) return [];
  seen.add(declaration);
  const own = [...declaration.text.matchAll(/\bfail\(\s*'([a-z-]+)'/g)].map(([, code]) => code);
  const coded = [...declaration.text.matchAll(/\bcode: '([a-z-]+)'/g)].map(([, code]) => code);
  const used = [...declaration.text.matchAll(/\b([a-z]\w+)\b/g)].map(([, name]) => name);
  const family = declaration.file.split('/').slice(0, 3).join('/');
  const deeper = [...new Set(used)].flatMap((name) =>
    (declarations.get(name) ?? [])
      .filter(({ file }) => file.startsWith(`${family}/`))
      .flatMap((next) => codesOf(declarations, next, depth - 1, seen)),
  );
  return [...new Set([...own, ...coded, ...deeper])];
}
