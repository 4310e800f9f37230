// Checks the docs. Each public name of the router has one entry. Each block of TypeScript and JavaScript in the guides and
// in the components' READMEs compiles (`jsx` and `vue` are code of other kits). Each link leads to a file, and each file that a
// page about this repository names is there.
// The checks take texts and return lines, so that tests can run them without a disk.
import * as fs from 'node:fs';
import { join } from 'node:path/posix';
import { blocksOf, compileAll } from './docs-blocks.mjs';
import { linkProblems, pathProblems } from './docs-links.mjs';
import { isMain } from './is-main.mjs';
import { rowsIn } from './platform-rows.mjs';
import { withoutComments } from './read-code.mjs';
import { readFlags } from './read-flags.mjs';
import { isFile } from './set-path.mjs';

const folder = 'docs/router';

const MAX_UNCHECKED = 0;

/** Folders of pages whose examples must compile. docs/platform/reference has its examples from docs/platform/examples. */
const folders = ['docs', folder, 'docs/platform', 'docs/guides', 'docs/migrate'];

const readmes = ['', 'create-portico/', 'src/components/', 'src/components/kit/gestures/'];

/** Exports of the router that products do not use, each with the reason. */
export const excluded = {
  callLoader: 'the app room keeps the answers of loaders',
  failureIn: 'portico/offline judges with it',
  HrefLink: 'components of the kit draw their links with it',
  NavigatorContext: 'the app room provides it',
  identityOf: 'the app room keeps the answers of a user with it',
  OldAnswer: 'the app room keeps the last answers of loaders',
  PageStack: 'the app room renders it',
  SCROLL_KEY: 'the app room forgets a scroll offset with it',
  checkTable: 'defineRoutes and defineApp call it',
  createClock: 'the app room creates the timers',
  createMemoryHistory: 'for tests: docs/testing.md',
  createNavigator: 'createApp creates the navigator',
  followLink: 'components of the kit use it',
  hasRouterLibrary: 'the server asks for react-router-dom with it',
  isRefusal: 'products get a PlatformError',
  withStack: 'host.openOutside uses it',
  loadEdgeSwipe: 'the app room loads the swipe',
  pageInfoOf: 'the platform room uses it, and products get the result',
  pageRouterSource: 'the app room loads react-router-dom with it',
  requiredParamOf: 'defineApp checks the tabs with it',
  routeAt: 'defineApp checks the configuration with it',
  signInUrl: 'the screen "No access" uses it',
  useNavigator: 'products use usePlatform()',
  usePageId: 'products use usePage().id',
  useCurrentPage: 'products use usePage()',
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

function checkNames(pages) {
  const exported = exportsOf(read('src/router/index.ts'), (from) => {
    const path = join('src/router', from);
    return read(isFile(`${path}.ts`) ? `${path}.ts` : `${path}.tsx`);
  });
  const routes = read('src/router/routes/route-table.ts');
  const names = [
    ...exported.filter((name) => !(name in excluded)),
    ...keysOf(routes, 'RouteOptions'),
    ...keysOf(routes, 'RouteDef'),
    ...rowsIn('', read('src/platform/navigation/rows.ts')).map(({ name }) => name),
  ];
  return nameProblems({ names, entries: pages.flatMap(entriesOf), exported });
}

const read = (path) => fs.readFileSync(path, 'utf8').replaceAll('\r\n', '\n');

const pagesIn = (place) =>
  fs
    .readdirSync(place)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ path: join(place, name), text: read(join(place, name)) }));

const componentPages = () =>
  fs
    .readdirSync('src/components')
    .map((name) => join('src/components', name, 'README.md'))
    .filter(isFile)
    .map((path) => ({ path, text: read(path) }));

const partsOfReadme = ['Keyboard', 'Accessibility', 'Differences'];

/** Each README of a component has three examples that can be copied, and the same parts. */
export function readmeProblems({ path, text }) {
  const examples = blocksOf({ path, text }).filter(({ code }) => /from 'portico['/]/.test(code));
  return [
    ...(examples.length < 3 ? [`${path} has ${examples.length} of 3 examples with imports`] : []),
    ...partsOfReadme
      .filter((part) => !text.includes(`\n## ${part}\n`))
      .map((part) => `${path} has no part "${part}"`),
  ];
}

/** All pages of the docs, also the generated ones. */
function allPages() {
  const names = fs.readdirSync('docs', { recursive: true }).map((name) => String(name));
  const paths = names.filter((name) => name.endsWith('.md')).map((name) => join('docs', name));
  return [
    ...['README.md', ...paths].map((path) => ({ path, text: read(path) })),
    ...componentPages(),
  ];
}

if (isMain(import.meta.url)) {
  readFlags();
  const manual = pagesIn(folder);
  const others = readmes.map((place) => `${place}README.md`);
  const pages = [
    ...folders.flatMap(pagesIn),
    ...componentPages(),
    ...others.map((path) => ({ path, text: read(path) })),
  ];
  const blocks = pages.flatMap(blocksOf);
  const unchecked = blocks.filter(({ isChecked }) => !isChecked).length;
  const contributing = { path: 'CONTRIBUTING.md', text: read('CONTRIBUTING.md') };
  const linked = [contributing, ...allPages()];
  const problems = [
    ...checkNames(manual),
    ...linkProblems(linked, fs.existsSync),
    ...pathProblems(linked, fs.existsSync),
    ...componentPages().flatMap(readmeProblems),
    ...compileAll(pages),
  ];
  if (unchecked > MAX_UNCHECKED) problems.push(`${unchecked} blocks are marked no-check`);
  for (const problem of problems) console.log(problem);
  console.log(`docs: ${pages.length} pages, ${blocks.length} blocks, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
