// Reads the registry of the platform: each call's name, kind, family, comment and `@support` tag.
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { docReader } from './platform-modules.mjs';

const platform = 'src/platform';
const KINDS = {
  asyncCalls: 'async',
  syncCall: 'sync',
  pageCall: 'page',
  factories: 'page',
  events: 'listener',
  eventFrom: 'listener',
};

/**
 * The calls of a file of rows. The row of an event gives two. `load` is the file that `asyncCalls` and `events` fetch,
 * `code` is the code of the others.
 */
export function rowsIn(family, text) {
  const { program, comments } = parseSync('rows.ts', text);
  const docOf = docReader(text, comments);
  const typed = new Map(
    program.body.flatMap(membersOf).map((member) => [member.key.name, docOf(member)]),
  );
  const loads = new Map(
    program.body
      .flatMap(({ declarations }) => declarations ?? [])
      .map(({ id, init }) => [id.name, init && fetchedBy(text.slice(init.start, init.end))]),
  );
  const rows = program.body
    .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
    .filter(({ id }) => id.name?.endsWith('Rows'))
    .flatMap(({ id, init }) => {
      const owner = /^(host|share)Rows$/.exec(id.name)?.[1];
      return rowsOf(init, { prefix: owner ? `${owner}.` : '', docOf, text, loads });
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

/** The file that a loader fetches: `() => import('./calls')`. */
const fetchedBy = (text) => /^\(\) =>.*\bimport\('([^']+)'\)/.exec(text)?.[1];

function rowsOf(node, file, kind, load) {
  const { prefix, docOf, text, loads } = file;
  if (node?.type === 'CallExpression' && node.callee.name === 'joinRows') {
    return node.arguments.flatMap((table) => rowsOf(table, file));
  }
  if (node?.type === 'CallExpression') {
    const [loader] = node.arguments;
    const from = loads.get(loader?.name) ?? fetchedBy(text.slice(loader?.start, loader?.end));
    return rowsOf(node.arguments.at(-1), file, KINDS[node.callee.name], from);
  }
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property) => {
    const { key, value } = property;
    const made = value.type === 'CallExpression' && KINDS[value.callee.name];
    const code = text.slice(value.start, value.end);
    return [{ name: prefix + key.name, kind: kind ?? made, load, code, ...docOf(property) }];
  });
}

function callsOf(row) {
  if (row.kind !== 'listener') return [row];
  return [row, { ...row, name: row.name.replace(/^on/, 'off') }];
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
  return unavailableIn(readFileSync(`${platform}/uni/unavailable.ts`, 'utf8'));
}
