// Reads the registry of the platform: each call's name, kind, family, comment and `@support` tag.
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { docReader } from './platform-types.mjs';

const platform = 'src/platform';
const KINDS = {
  asyncCalls: 'async',
  syncCall: 'sync',
  factory: 'factory',
  factories: 'factory',
  events: 'listener',
  eventFrom: 'listener',
};

/** The calls of a file of rows. The row of an event gives two. */
export function rowsIn(family, text) {
  const { program, comments } = parseSync('rows.ts', text);
  const docOf = docReader(text, comments);
  const typed = new Map(
    program.body.flatMap(membersOf).map((member) => [member.key.name, docOf(member)]),
  );
  const rows = program.body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .flatMap(({ id, init }) => {
      const owner = /^(host|share)Rows$/.exec(id.name)?.[1];
      return rowsOf(init, owner ? `${owner}.` : '', docOf);
    });
  return rows
    .map((row) => (row.text === '' ? { ...row, ...typed.get(row.name) } : row))
    .flatMap(callsOf)
    .map((row) => ({ ...row, family }));
}

/** The members of a type. Rows that a written type describes have their comments there. */
function membersOf({ type, typeAnnotation }) {
  return type === 'TSTypeAliasDeclaration' ? (typeAnnotation.members ?? []) : [];
}

function rowsOf(node, prefix, docOf, kind) {
  if (node?.type === 'CallExpression') {
    return rowsOf(node.arguments.at(-1), prefix, docOf, KINDS[node.callee.name]);
  }
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property) => {
    if (property.type === 'SpreadElement') return rowsOf(property.argument, prefix, docOf);
    const made = property.value.type === 'CallExpression' && KINDS[property.value.callee.name];
    return [{ name: prefix + property.key.name, kind: kind ?? made, ...docOf(property) }];
  });
}

function callsOf(row) {
  if (row.kind !== 'listener') return [row];
  const title = row.name[0].toUpperCase() + row.name.slice(1);
  return ['on', 'off'].map((start) => ({ ...row, name: start + title }));
}

/** The names of calls that are not just the reference runtime's name of another call. */
export function mainNamesIn(text) {
  const rows = rowsIn('', text).filter((row) => !row.text.startsWith('The reference runtime'));
  return rows.map(({ name }) => name);
}

/** Every call of the registry. */
export function readRows() {
  const folders = readdirSync(platform, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return folders
    .filter(({ name }) => readdirSync(`${platform}/${name}`).includes('rows.ts'))
    .flatMap(({ name }) => rowsIn(name, readFileSync(`${platform}/${name}/rows.ts`, 'utf8')));
}

/** The names that no browser can provide, with the reason. */
export function unavailableIn(text) {
  const { program, comments } = parseSync('unavailable.ts', text);
  const docOf = docReader(text, comments);
  const list = program.body
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .find(({ id }) => id.name === 'unavailable');
  return list.init.properties.map((property) => ({
    name: property.key.name,
    reason: docOf(property).deprecated ?? '',
  }));
}

export function readUnavailable() {
  return unavailableIn(readFileSync(`${platform}/unavailable.ts`, 'utf8'));
}
