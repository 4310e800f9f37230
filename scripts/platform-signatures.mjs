// The signatures of the calls, as products see them. tsc writes the types of a file that names each call.
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declarationsIn } from './platform-modules.mjs';
import { listenerType, membersOf, targetOf, textOf, tidy, typeIn } from './platform-types.mjs';

const registry = 'src/platform/registry.ts';

const constantOf = (name) => name.replace('.', '_');

export function probeOf(rows, root) {
  const lines = rows.flatMap((row) => {
    const table = row.family === 'uni' ? 'uni' : 'registry';
    const owner = row.name.includes('.') ? 'parts' : table;
    const name = constantOf(row.name);
    return [
      `export const row_${name} = ${owner}.${row.name};`,
      `export const call_${name} = platform.${row.name};`,
    ];
  });
  const from = (path) => `from '${root}/src/platform/${path}';`;
  return [
    `import type { CallsOf } ${from('call/rows')}`,
    `import { parts, type Platform, registry } ${from('registry')}`,
    `import { uni } ${from('uni')}`,
    'declare const platform: Platform & CallsOf<typeof uni>;',
    ...lines,
    '',
  ].join('\n');
}

/** The text of the declaration file that tsc writes for the probe. */
export function emitProbe(rows) {
  const root = process.cwd().replaceAll('\\', '/');
  const work = fs.mkdtempSync(join(tmpdir(), 'portico-reference-'));
  const { paths } = JSON.parse(fs.readFileSync('tsconfig.json', 'utf8')).compilerOptions;
  const absolute = Object.entries(paths).map(([name, [path]]) => [name, [join(root, path)]]);
  const output = { noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true };
  const compilerOptions = {
    ...output,
    rootDir: '/',
    outDir: join(work, 'types'),
    types: [],
    paths: Object.fromEntries(absolute),
  };
  const config = { extends: join(root, 'tsconfig.json'), compilerOptions, files: ['probe.ts'] };
  try {
    fs.writeFileSync(join(work, 'probe.ts'), probeOf(rows, root));
    fs.writeFileSync(join(work, 'tsconfig.json'), JSON.stringify({ ...config, include: [] }));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', work], { encoding: 'utf8' });
    const found = fs
      .readdirSync(join(work, 'types'), { recursive: true })
      .find((path) => String(path).endsWith('probe.d.ts'));
    if (!found) throw new Error(`tsc wrote no types of the calls: ${stdout}`);
    return fs.readFileSync(join(work, 'types', String(found)), 'utf8');
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

/** The types of the probe by the names of its constants. Their names are found by the paths of their imports. */
export function readProbe(text, { resolveFrom, resolve }) {
  const from = new Map(
    [...text.matchAll(/import\("([^"]+)"\)\.(\w+)/g)].map(([, path, name]) => [name, path]),
  );
  const find = (name) => (from.has(name) ? resolveFrom('', from.get(name), name) : undefined);
  const plain = text.replaceAll(/import\("[^"]*"\)\./g, '');
  const all = declarationsIn('probe.d.ts', plain).filter(({ node }) => node.id?.typeAnnotation);
  return new Map(
    all.map(({ name, node, source, docOf }) => [
      name,
      { node: node.id.typeAnnotation.typeAnnotation, source, docOf, find, resolve },
    ]),
  );
}

/** The types that the sources write out, because an inferred type would lose the product's route table. */
export function writtenTypes({ resolve }) {
  const places = [
    ['src/platform/navigation/rows.ts', 'Navigation'],
    ['src/platform/uni/rows.ts', 'Navigation'],
    ['src/platform/uni/rows.ts', 'InterceptorRows'],
    [registry, 'InterceptorCalls'],
    [registry, 'TypedCalls'],
  ];
  return new Map(
    places.flatMap(([file, name]) => {
      const declaration = resolve(file, name);
      return (declaration?.node.typeAnnotation.members ?? []).map((member) => {
        const key = declaration.source.slice(member.key.start, member.key.end);
        const annotation = member.typeAnnotation?.typeAnnotation ?? member;
        const isRow = annotation.typeName?.name === 'SyncRow';
        const node = isRow ? annotation.typeArguments.params[0] : annotation;
        return [key, typeIn(declaration, resolve, node)];
      });
    }),
  );
}

/** The arguments of a generic type. */
const argumentsOf = (type) =>
  (type.node.typeArguments?.params ?? []).map((node) => ({ ...type, node }));

const CALLABLE = ['TSFunctionType', 'TSMethodSignature', 'TSCallSignatureDeclaration'];
const CALLS = ['TSMethodSignature', 'TSCallSignatureDeclaration'];

function replaceNames(text, names) {
  return [...names].reduce(
    (all, [name, value]) => all.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), value),
    text,
  );
}

/** `Params & CallOptions` is shown as Params. */
function withoutOptions(type) {
  const parts = type.node.types?.filter((part) => part.typeName?.name !== 'CallOptions');
  return parts?.length === 1 ? { ...type, node: parts[0] } : type;
}

/** The result of a promise, and the progress of a task. */
function answerIn(type) {
  if (!['Abortable', 'Promise', 'Task'].includes(type.node.typeName?.name)) return { result: type };
  const [result, progress] = argumentsOf(type);
  return { result, progress };
}

/** `(a: A) => B` as `name(a: A): B`, with the types of the parameters and of the result. */
function ofFunction(name, type, names = new Map()) {
  const { node, source } = type;
  const result = node.returnType.typeAnnotation;
  // The name of a method or of a declared function comes before its parameters.
  const start = node.key?.end ?? node.id?.end ?? node.start;
  const head = source.slice(start, node.returnType.start).replace(/\s*(=>)?\s*$/, '');
  const [param] = node.params;
  const first = (param?.left ?? param)?.typeAnnotation?.typeAnnotation;
  const answer = source.slice(result.start, result.end);
  return {
    lines: [tidy(replaceNames(`${name}${head}: ${answer}`, names))],
    input: first && withoutOptions({ ...type, node: first }),
    ...answerIn({ ...type, node: result }),
  };
}

function ofApiCall(name, type) {
  const [input, result, progress] = argumentsOf(type);
  const isEmpty = textOf(input.node, type.source) === 'NoParams';
  const isTask = progress && textOf(progress.node, type.source) !== 'never';
  const answer = textOf(result.node, type.source);
  const wrapped = isTask
    ? `Task<${answer}, ${textOf(progress.node, type.source)}>`
    : `Abortable<${answer}>`;
  const members = isEmpty ? [] : membersOf(input);
  const mark = members?.every(({ isOptional }) => isOptional) ? '?' : '';
  const params = isEmpty
    ? 'options?: CallOptions'
    : `params${mark}: ${textOf(input.node, type.source)} & CallOptions`;
  return {
    lines: [`${name}(${params}): ${wrapped}`],
    input: isEmpty ? undefined : input,
    result,
    progress: isTask ? progress : undefined,
  };
}

/** The types on the page of a call: its signatures, its parameters and its result. */
export function shapeOf(name, type, names = new Map()) {
  const { node, source } = type;
  if (CALLABLE.includes(node.type)) return ofFunction(name, type, names);
  if (node.type === 'TSTypeLiteral' && node.members.every((one) => CALLS.includes(one.type))) {
    // An overload with `Explained` is for the compiler's messages only.
    const shown = node.members.filter((one) => !textOf(one, source).includes('Explained<'));
    const shapes = shown.map((member) => ofFunction(name, { ...type, node: member }, names));
    return { ...shapes[0], lines: shapes.flatMap(({ lines }) => lines) };
  }
  if (node.typeName?.name === 'ApiCall') return ofApiCall(name, type);
  if (node.type === 'TSTypeQuery') {
    const called = type.find(textOf(node, source).replace('typeof ', ''));
    if (called?.node.returnType) return ofFunction(name, typeIn(called, type.resolve, called.node));
  }
  const target = targetOf(type);
  if (target && [...CALLABLE, 'TSTypeLiteral'].includes(target.node.type)) {
    const alias = type.find(node.typeName.name).node;
    const given = argumentsOf(type).map((argument) => textOf(argument.node, source));
    const parameters = alias.typeParameters?.params ?? [];
    const pairs = parameters.map((parameter, index) => [parameter.name.name, given[index]]);
    const isFunction =
      target.node.type !== 'TSTypeLiteral' ||
      target.node.members.every((one) => CALLS.includes(one.type) && !one.key);
    if (isFunction) return shapeOf(name, target, new Map(pairs.filter(([, value]) => value)));
  }
  return { lines: [`${name}: ${textOf(node, source)}`], result: type };
}

/** The signatures of an event's two calls. */
export function shapeOfListener(name, event) {
  const listener = listenerType(textOf(event.node, event.source));
  return {
    lines: [
      `${name}(listener: ${listener}): () => void`,
      `${name.replace(/^on/, 'off')}(listener?: ${listener}): void`,
    ],
    result: event,
  };
}

/** The shape of each call, by name. A call without one is a mistake. */
export function readShapes(rows, modules, text = emitProbe(rows)) {
  const probe = readProbe(text, modules);
  const written = writtenTypes(modules);
  const shapes = rows.map((row) => {
    const typeOfRow = probe.get(`row_${constantOf(row.name)}`);
    const [inner] = typeOfRow ? argumentsOf(typeOfRow) : [];
    const own = written.get(row.name);
    const type = own ?? probe.get(`call_${constantOf(row.name)}`);
    // The row of a written type may be one of two kinds, and then it has no arguments.
    if (!type || !(inner ?? own)) return [row.name, undefined];
    if (row.kind === 'listener') return [row.name, shapeOfListener(row.name, inner)];
    // An object of calls, like `auth`: its row names the type.
    if (type.node.type === 'TSIntersectionType') return [row.name, shapeOf(row.name, inner)];
    return [row.name, shapeOf(row.name, type)];
  });
  return new Map(shapes.filter(([, shape]) => shape));
}
