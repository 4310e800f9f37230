// Compiles the code blocks of the docs. Each block is a module, and each page is a folder of modules.
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path/posix';
import { isFile } from './set-path.mjs';

/** docs/router/README.md has the route table of all its examples in a block with this comment. */
const SHARED = 'routes.ts';

/** The code blocks of a page that must compile. `line` is the line of the opening fence. */
export function blocksOf({ path, text }) {
  const fences = [...text.matchAll(/^```(tsx?|js)(?: +(no-check))?[ \t]*\n([\s\S]*?)^```/gm)];
  return fences.map(({ index, 1: language, 2: mark, 3: code }) => ({
    path,
    line: text.slice(0, index).split('\n').length,
    language,
    isChecked: mark === undefined,
    file: /^\/\/ file: (\S+)/.exec(code)?.[1],
    code,
  }));
}

const registers = (blocks) => blocks.some(({ code }) => code.includes('interface Register'));
const isSharedTable = ({ path, file }) => path === 'docs/router/README.md' && file === SHARED;

/**
 * The modules of one page: its blocks, and an empty page for each imported file that has no block. `shared` is the
 * folder of the route table that pages without their own table get.
 */
export function modulesOf(blocks, shared) {
  const written = blocks
    .filter(({ isChecked }) => isChecked)
    .map(({ file, line, language, code, path }) => ({
      name: file ?? `block-${line}.${language}`,
      code,
      origin: { path, line },
    }));
  const bare = (name) => name.replace(/\.tsx?$/, '');
  const known = new Set(written.map(({ name }) => bare(name)));
  const missing = written.flatMap(({ name, code }) =>
    [...code.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g)].map(([, target]) =>
      join(dirname(name), bare(target)),
    ),
  );
  const stubs = [...new Set(missing)]
    .filter((name) => !known.has(name))
    .map((name) =>
      shared !== undefined && `${name}.ts` === SHARED
        ? { name: SHARED, code: `export * from '../${shared}/routes';\n` }
        : { name: `${name}.tsx`, code: 'export default function Page() {\n  return null;\n}\n' },
    );
  return [...written, ...stubs];
}

/** tsc's output, one line for each error, with the line of the page in place of the module's. */
export function errorsIn(output, origins) {
  const lines = output.split('\n').filter((line) => /^\S/.test(line));
  return lines.map((line) => {
    const [, module, at, problem] = /^([^(]+)\((\d+),\d+\): (.*)$/.exec(line) ?? [];
    const origin = origins.get(module);
    return origin ? `${origin.path}:${origin.line + Number(at)}: ${problem}` : line;
  });
}

/** docs/router/tabs.md has the folder `tabs`, src/components/rate/README.md has `components-rate-README`. */
const folderOf = (path) =>
  path
    .replace(/^(docs|src)\/(router\/)?/, '')
    .replaceAll('/', '-')
    .replace('.md', '');

const usesTable = ({ path }) => path.startsWith('docs/router/');

/**
 * One program for the pages that share the route table, one for the pages that need none, and one for each page with
 * its own.
 */
export function programsOf(pages) {
  const shared = 'shared';
  const all = pages.map((page) => ({
    folder: folderOf(page.path),
    isSharing: usesTable(page),
    blocks: blocksOf(page),
  }));
  const table = all.flatMap(({ blocks }) => blocks).filter(isSharedTable);
  const sharing = all.filter(({ blocks, isSharing }) => isSharing && !registers(blocks));
  const free = all.filter(({ blocks, isSharing }) => !isSharing && !registers(blocks));
  const others = all.filter(({ blocks }) => registers(blocks));
  return [
    [
      { folder: shared, modules: modulesOf(table) },
      ...sharing.map((page) => ({ ...page, modules: modulesOf(page.blocks, shared) })),
    ],
    free.map((page) => ({ ...page, modules: modulesOf(page.blocks) })),
    ...others.map((page) => [{ ...page, modules: modulesOf(page.blocks) }]),
  ];
}

function runTsc(config, { work, root }, origins = new Map()) {
  const whole = { extends: join(root, 'tsconfig.json'), ...config };
  fs.writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(whole));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const options = { cwd: work, encoding: 'utf8', maxBuffer: 1 << 26 };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsc, '-p', '.', '--pretty', 'false'],
    options,
  );
  const errors = errorsIn(stdout + stderr, origins);
  return status !== 0 && errors.length === 0 ? [`tsc ended with code ${status}`] : errors;
}

/** Writes the types of the sources. So a program does not compile the sources, whose errors `test:types` finds. */
function emitTypes(files, places) {
  const output = { noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true };
  // tsc writes the types of a file outside of `rootDir` beside that file, so it is the whole repository.
  const folders = { rootDir: places.root, outDir: join(places.work, 'types') };
  const compilerOptions = { ...output, ...folders };
  return runTsc({ compilerOptions, files, include: [] }, places);
}

function compile(program, paths, places) {
  const origins = new Map();
  for (const { folder: page, modules } of program) {
    for (const { name, code, origin } of modules) {
      const path = join(page, name);
      fs.mkdirSync(join(places.work, dirname(path)), { recursive: true });
      fs.writeFileSync(join(places.work, path), code);
      if (origin) origins.set(path, origin);
    }
  }
  // Examples may leave their variables unused.
  const compilerOptions = { paths, moduleDetection: 'force', noUnusedLocals: false };
  const include = program.map(({ folder: page }) => page);
  return runTsc({ compilerOptions, include, exclude: [] }, places, origins);
}

export function compileAll(pages) {
  const root = process.cwd().replaceAll('\\', '/');
  const sources = Object.entries(JSON.parse(read('tsconfig.json')).compilerOptions.paths);
  const temporary = fs.mkdtempSync(join(tmpdir(), 'portico-docs-'));
  const work = fs.realpathSync(temporary).replaceAll('\\', '/');
  const typesOf = (path) => join(work, 'types', path).replace(/\.(m?)[jt]s$/, '.d.$1ts');
  const paths = Object.fromEntries(sources.map(([name, [path]]) => [name, [typesOf(path)]]));
  try {
    // The modules import packages, which tsc looks for in the folders above them.
    fs.symlinkSync(join(root, 'node_modules'), join(work, 'node_modules'), 'junction');
    const entries = sources.map(([, [path]]) => join(root, path));
    const errors = emitTypes(entries.filter(isFile), { root, work });
    if (errors.length > 0) return errors;
    const programs = programsOf(pages).filter((program) =>
      program.some(({ modules }) => modules.length > 0),
    );
    return programs.flatMap((program) => compile(program, paths, { root, work }));
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

const read = (path) => fs.readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
