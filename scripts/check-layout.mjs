// Checks the places, names and lengths of files. `node scripts/check-layout.mjs` prints each problem and fails.
// The checks take a list of `{ path, text }` and return lines, so that tests need no files.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { oldBrowserChecks } from './check-old-browsers.mjs';
import { isMain } from './is-main.mjs';
import { callsOf, withoutComments } from './read-code.mjs';
import { readFlags } from './read-flags.mjs';

const roots = ['src', 'tests', 'e2e', 'server', 'scripts', 'bench', 'docs', 'examples'];
/** A file is a concept, so it is split by concept. At this length it has more than one. */
const MAX_LINES = 400;

const isCode = (path) => /\.(ts|tsx|mjs)$/.test(path);
const under = (folder) => (file) => file.path.startsWith(`${folder}/`);
const isTest = (file) => /^(tests|e2e)\//.test(file.path);

export function checkLength(files) {
  return files.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length;
    const counts = !path.startsWith('docs/') && /\.(ts|tsx|mjs|css)$/.test(path);
    return counts && lines > MAX_LINES
      ? [`${path}: ${lines} lines, the limit is ${MAX_LINES}`]
      : [];
  });
}

export function checkFileNames(files) {
  const kebab = /^_?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
  const known = /(^|\/)README\.md$/;
  return files
    .filter(({ path }) => !known.test(path) && !path.split('/').every((part) => kebab.test(part)))
    .map(({ path }) => `${path}: names are kebab-case`);
}

const isPlainOrDemo = ({ path }) => !path.endsWith('.tsx') || path.endsWith('/demo.tsx');

export function checkComponents(files) {
  const isKit = under('src/components/kit');
  const parts = files
    .filter((file) => under('src/components')(file) && !isKit(file))
    .filter(({ path }) => path.split('/')[3]);
  const names = [...new Set(parts.map(({ path }) => path.split('/')[2]))];
  return names.flatMap((name) => {
    const own = parts.filter(under(`src/components/${name}`));
    const isStyled = own.some(
      ({ path, text }) => path.endsWith('.tsx') && text.includes('className='),
    );
    const wanted = ['index.ts', 'demo.tsx', 'README.md'];
    // A folder of hooks has no component.
    if (!own.every(isPlainOrDemo)) wanted.push(`${name}.tsx`);
    if (isStyled) wanted.push(`${name}.module.css`);
    return wanted
      .filter((file) => !own.some(({ path }) => path === `src/components/${name}/${file}`))
      .map((file) => `src/components/${name}: ${file} is missing`);
  });
}

/** The drivers are left out: the memory twin imitates a browser that travels in a later task. */
export function checkTimers(files) {
  return files
    .filter((file) => under('src')(file) && !under('src/router/history')(file))
    .filter(({ path }) => isCode(path))
    .flatMap(({ path, text }) =>
      callsOf(withoutComments(text), 'setTimeout')
        .filter((args) => args.length < 2 || args[1] === '0')
        .map(() => `${path}: setTimeout with no delay puts two things in order by chance`),
    );
}

/** The names of a package, which all apps share. */
const packageNames = 'src/components/map/leaflet.ts';

export function checkModuleState(files) {
  return files
    .filter((file) => under('src')(file) || under('server')(file))
    .filter(({ path }) => path !== packageNames)
    .filter(({ path, text }) => isCode(path) && /^(export )?(let|var) /m.test(text))
    .map(({ path }) => `${path}: a variable at module level is shared by all apps or backends`);
}

/** `test.skip(condition, 'reason')` prints its reason and is allowed; every other form hides a test. */
export function checkNoSkips(files) {
  return files
    .filter(isTest)
    .filter(({ path }) => isCode(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      const hidden = [
        ...code.matchAll(/\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|only|todo|fixme)\b/g),
      ];
      const reasoned = callsOf(code, 'test.skip').filter(
        ([condition, reason]) => !/^['"`]/.test(condition ?? "'") && /^['"`]/.test(reason ?? ''),
      );
      const count = hidden.length - reasoned.length;
      return count > 0 ? [`${path}: ${count} test(s) skipped or focused`] : [];
    });
}

const pageOf = (path) => /^(?:src|@)\/pages\/((?:system\/)?[^/]+)/.exec(path)?.[1];

/** No pages, but what the showcase's pages share, and the two of locations. */
const sharedByPages = ['showcase', 'system/location'];

export function checkPagesApart(files) {
  return files.filter(under('src/pages')).flatMap(({ path, text }) => {
    const targets = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, target]) =>
      target.startsWith('.') ? join(dirname(path), target) : target,
    );
    return targets
      .filter((target) => ![undefined, ...sharedByPages, pageOf(path)].includes(pageOf(target)))
      .map((target) => `${path}: a page does not import another page (${target})`);
  });
}

/** The folders of the router, from the top down. A folder imports only folders in the rows below it. */
const routerLayers = [
  ['react'],
  ['view'],
  ['navigation'],
  ['guards', 'layers', 'data'],
  ['lifecycle', 'history', 'routes'],
  ['core'],
];

/** The files, without their endings, that a file imports, also for types. A lazy chunk may know who loads it. */
const importsOf = ({ path, text }) =>
  [...text.matchAll(/(?:from|import)\s+'(@\/|\.)([^']*)'/g)].map(([, start, rest]) =>
    start === '.' ? join(dirname(path), `.${rest}`) : join('src', rest),
  );

export function checkRouterLayers(files) {
  const folderOf = (path) => /^src\/router\/([^/]+)\//.exec(path)?.[1];
  const rowOf = (path) => routerLayers.findIndex((row) => row.includes(folderOf(path)));
  return files
    .filter(({ path }) => isCode(path) && folderOf(path) !== undefined)
    .flatMap((file) => {
      const { path } = file;
      if (rowOf(path) < 0) return [`${path}: the router has no such folder`];
      return importsOf(file)
        .filter((target) => `${target}/`.startsWith('src/router/'))
        .filter((target) => folderOf(target) !== folderOf(path) && rowOf(target) <= rowOf(path))
        .map((target) => `${path}: a folder of the router imports only those below it (${target})`);
    });
}

/** Also imports of types: a file that can be read alone needs no file that needs it. */
export function checkCircles(files) {
  const known = new Set(files.map(({ path }) => path));
  const nextOf = new Map(
    files.filter(under('src')).map((file) => {
      const found = importsOf(file).flatMap((target) =>
        ['.ts', '.tsx', '/index.ts'].map((ending) => target + ending),
      );
      return [file.path, found.filter((target) => known.has(target))];
    }),
  );
  const done = new Set();
  const walk = (path, way) => {
    if (way.includes(path)) return [[...way.slice(way.indexOf(path)), path]];
    if (done.has(path)) return [];
    done.add(path);
    return (nextOf.get(path) ?? []).flatMap((next) => walk(next, [...way, path]));
  };
  return [...nextOf.keys()]
    .flatMap((path) => walk(path, []))
    .map((circle) => `${circle.join(' -> ')}: these files import each other`);
}

/** Other pages name a decision by its number. */
export function checkDecisionNumbers(files) {
  const records = files.flatMap(({ path }) => {
    const number = /^docs\/decisions\/(\d{4})-/.exec(path)?.[1];
    return number ? [{ path, number }] : [];
  });
  return records
    .filter(({ number }, index) => records.findIndex((one) => one.number === number) < index)
    .map(({ path, number }) => `${path}: another decision has the number ${number}`);
}

export const checks = [
  ...[checkLength, checkFileNames, checkComponents, checkTimers, checkModuleState],
  ...[checkNoSkips, checkPagesApart, checkRouterLayers, checkCircles],
  ...[checkDecisionNumbers, ...oldBrowserChecks],
];

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [{ path, text: readFileSync(path, 'utf8') }];
  });
}

if (isMain(import.meta.url)) {
  readFlags();
  const files = roots.flatMap(filesBelow);
  const problems = checks.flatMap((check) => check(files));
  for (const problem of problems) console.log(problem);
  console.log(`layout: ${files.length} files, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
