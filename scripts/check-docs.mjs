// Checks the manual in docs/router: each public name of the router has one entry, and each code block compiles.
// The checks take texts and return lines, so that tests can run them without a disk.
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path/posix';
import { isMain } from './is-main.mjs';
import { mainNamesIn } from './platform-rows.mjs';
import { withoutComments } from './read-code.mjs';
import { readFlags } from './read-flags.mjs';
import { isFile } from './set-path.mjs';

const folder = 'docs/router';

/** `README.md` has the route table of all examples in a block with this comment. */
const SHARED = 'routes.ts';

const MAX_UNCHECKED = 0;

/** Exports of the router that products do not use, each with the reason. */
export const excluded = {
  NavigatorContext: 'the app room provides it',
  PageStack: 'the app room renders it',
  SCROLL_KEY: 'the app room forgets a scroll offset with it',
  checkTable: 'defineRoutes and defineApp call it',
  createClock: 'the app room creates the timers',
  createMemoryHistory: 'for tests: docs/testing.md',
  createNavigator: 'createApp creates the navigator',
  followLink: 'components of the kit use it',
  isPlainClick: 'components of the kit use it',
  isRefusal: 'products get a PlatformError',
  loadEdgeSwipe: 'the app room loads the swipe',
  pageInfoOf: 'the platform room uses it, and products get the result',
  pageKey: 'the app room names page instances with it',
  pageRouterSource: 'the app room loads react-router-dom with it',
  routeAt: 'defineApp checks the configuration with it',
  signInUrl: 'the screen "No access" uses it',
  useNavigator: 'products use usePlatform()',
  usePageId: 'products use usePage().id',
  usePageMemory: 'products use usePageDraft()',
};

/** The values that a module exports. `read` returns the text of a module that it exports as a whole. */
export function exportsOf(text, read) {
  const code = withoutComments(text);
  const lists = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '' && !item.startsWith('type '))
      .map((item) => item.split(' as ').pop()),
  );
  const own = [...code.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)];
  const others = [...code.matchAll(/^export \* from '([^']+)'/gm)];
  return [
    ...lists,
    ...own.map(([, name]) => name),
    ...others.flatMap(([, from]) => exportsOf(read(from), read)),
  ];
}

/** The keys of `type <name> = { ... }`, whose members are indented by two spaces. */
export function keysOf(text, name) {
  const body = new RegExp(`^(?:export )?type ${name} =[^{]*\\{\\n([\\s\\S]*?)^\\}`, 'm').exec(text);
  if (!body) throw new Error(`type ${name} is not where scripts/check-docs.mjs looks for it`);
  return [...body[1].matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)].map(([, key]) => key);
}

/** The names in code quotes of each heading: '### `<Link to>`' has an entry for Link. */
export function entriesOf({ path, text }) {
  const prose = text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''));
  return prose.split('\n').flatMap((line, index) => {
    const codes = /^#{2,6} /.test(line) ? [...line.matchAll(/`<?([\w.]+)[^`]*`/g)] : [];
    const place = `${path}:${index + 1}`;
    return codes.map(([, code]) => ({ name: code.split('.').pop(), place }));
  });
}

export function nameProblems({ names, entries, exported }) {
  const placesOf = (name) => entries.filter((entry) => entry.name === name).map((e) => e.place);
  return [
    ...names.flatMap((name) => {
      const places = placesOf(name);
      if (places.length === 0) return [`${name} has no heading under ${folder}`];
      return places.length > 1 ? [`${name} has several headings: ${places.join(', ')}`] : [];
    }),
    ...Object.keys(excluded)
      .filter((name) => !exported.includes(name))
      .map((name) => `${name} is excluded in this script, but the router does not export it`),
  ];
}

/** The code blocks of a page. `line` is the line of the opening fence. */
export function blocksOf({ path, text }) {
  const fences = [...text.matchAll(/^```(tsx?)(?: +(no-check))?[ \t]*\n([\s\S]*?)^```/gm)];
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
const isSharedTable = ({ path, file }) => path.endsWith('/README.md') && file === SHARED;

/**
 * The modules of one page: its blocks, and an empty page for each import of a file that no block is. `shared` is the
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

/** One program for the pages that share the route table, and one for each page with its own. */
export function programsOf(pages) {
  const shared = 'shared';
  const all = pages.map((page) => ({
    folder: page.path.split('/').pop().replace('.md', ''),
    blocks: blocksOf(page),
  }));
  const table = all.flatMap(({ blocks }) => blocks).filter(isSharedTable);
  const sharing = all.filter(({ blocks }) => !registers(blocks));
  const others = all.filter(({ blocks }) => registers(blocks));
  return [
    [
      { folder: shared, modules: modulesOf(table) },
      ...sharing.map((page) => ({ ...page, modules: modulesOf(page.blocks, shared) })),
    ],
    ...others.map((page) => [{ ...page, modules: modulesOf(page.blocks) }]),
  ];
}

function runTsc(config, { work, root }, origins = new Map()) {
  const whole = { extends: join(root, 'tsconfig.json'), ...config };
  fs.writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(whole));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const options = { cwd: work, encoding: 'utf8', maxBuffer: 1 << 26 };
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', '.'], options);
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

function compileAll(pages) {
  const root = process.cwd().replaceAll('\\', '/');
  const sources = Object.entries(JSON.parse(read('tsconfig.json')).compilerOptions.paths);
  const temporary = fs.mkdtempSync(join(tmpdir(), 'portico-docs-'));
  const work = fs.realpathSync(temporary).replaceAll('\\', '/');
  const typesOf = (path) => join(work, 'types', path).replace(/\.ts$/, '.d.ts');
  const paths = Object.fromEntries(sources.map(([name, [path]]) => [name, [typesOf(path)]]));
  try {
    // The modules import packages, which tsc looks for in the folders above them.
    fs.symlinkSync(join(root, 'node_modules'), join(work, 'node_modules'), 'junction');
    const entries = sources.map(([, [path]]) => join(root, path));
    const errors = emitTypes(entries.filter(isFile), { root, work });
    if (errors.length > 0) return errors;
    const programs = programsOf(pages).filter(([first]) => first.modules.length > 0);
    return programs.flatMap((program) => compile(program, paths, { root, work }));
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

function checkNames(pages) {
  const exported = exportsOf(read('src/router/index.ts'), (from) => {
    const path = join('src/router', from);
    return read(isFile(`${path}.ts`) ? `${path}.ts` : `${path}.tsx`);
  });
  const routes = read('src/router/routes/define-routes.ts');
  const names = [
    ...exported.filter((name) => !(name in excluded)),
    ...keysOf(routes, 'RouteOptions'),
    ...keysOf(routes, 'RouteDef'),
    ...mainNamesIn(read('src/platform/navigation/rows.ts')),
  ];
  return nameProblems({ names, entries: pages.flatMap(entriesOf), exported });
}

const read = (path) => fs.readFileSync(path, 'utf8').replaceAll('\r\n', '\n');

if (isMain(import.meta.url)) {
  readFlags();
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.md'));
  const pages = names.map((name) => join(folder, name)).map((path) => ({ path, text: read(path) }));
  const blocks = pages.flatMap(blocksOf);
  const unchecked = blocks.filter(({ isChecked }) => !isChecked).length;
  const problems = [...checkNames(pages), ...compileAll(pages)];
  if (unchecked > MAX_UNCHECKED) problems.push(`${unchecked} blocks are marked no-check`);
  for (const problem of problems) console.log(problem);
  console.log(`docs: ${pages.length} pages, ${blocks.length} blocks, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
