import { stripVTControlCharacters } from 'node:util';
import { build, createLogger } from 'vite';
import { expect, it } from 'vitest';
import { type PorticoOptions, portico } from '../../src/vite';
import { isOfRoute } from '../../src/vite/warnings';
import { setUpFolder, writeFiles } from '../helpers/temp-folder';

const project = setUpFolder({ 'index.html': '<script type="module" src="/app.tsx"></script>' });

/** The warnings of a build of these files. `portico` itself is not in it. */
async function warningsFor(
  files: Record<string, string>,
  options: PorticoOptions = {},
  base = '/',
) {
  const found: string[] = [];
  writeFiles(project, { 'page.tsx': '', ...files });
  await build({
    configFile: false,
    root: project,
    base,
    logLevel: 'warn',
    customLogger: {
      ...createLogger('silent'),
      warn: (message) => found.push(stripVTControlCharacters(message)),
    },
    plugins: portico(options),
    build: {
      write: false,
      rolldownOptions: { external: /^(portico|react)/ },
    },
  });
  return found.map((message) => message.replace('[plugin portico:warnings] ', ''));
}

const app = (routes = "'/': {}, '/item/:id': {}, '/docs/*': {}") =>
  `import { defineApp, defineRoutes } from 'portico';
import './page';
const routes = defineRoutes({ ${routes} });
export default defineApp({ routes });
`;

it('warns about a plain link to a page of the app', async () => {
  const page = `export const links = <>
  <a href="/item/7?from=a#b">a</a>
  <a className="x" href={'/docs/a/b'}>b</a>
</>;`;
  expect(await warningsFor({ 'app.tsx': app(), 'page.tsx': page })).toEqual([
    'page.tsx:2: <a href="/item/7?from=a#b"> loads the whole app again. Use <Link to="/item/:id"> instead.',
    'page.tsx:3: <a href="/docs/a/b"> loads the whole app again. Use <Link to="/docs/*"> instead.',
  ]);
});

it('says nothing about links that lead elsewhere or that the product handles itself', async () => {
  const page = `export const links = <>
  <a href="https://example.com/item/7">a</a><a href="//item/7">a</a><a href="/file.pdf">a</a>
  <a href="/item/7" target="_blank">a</a><a href="/item/7" download>a</a>
  <a href="/item/7" onClick={go}>a</a><a {...props} href="/item/7">a</a>
  <a href={address}>a</a><a href="#top">a</a><Link href="/item/7">a</Link>
</>;`;
  expect(await warningsFor({ 'app.tsx': app(), 'page.tsx': page })).toEqual([]);
});

it.each(["'/item/:id': {}, ...more", "'/item/:id': {}, [key]: {}", 'table'])(
  'says nothing about links where the route table has keys that are not literals: %s',
  async (routes) => {
    const page = 'export const link = <a href="/item/7">a</a>;';
    const code = app(routes).replace('({ table })', '(table)');
    expect(await warningsFor({ 'app.tsx': code, 'page.tsx': page })).toEqual([]);
  },
);

it('below a base only links below that base lead into the app', async () => {
  const page = 'export const links = <><a href="/item/7">a</a><a href="/shop/item/7">b</a></>;';
  expect(await warningsFor({ 'app.tsx': app(), 'page.tsx': page }, {}, '/shop/')).toEqual([
    'page.tsx:1: <a href="/shop/item/7"> loads the whole app again. Use <Link to="/item/:id"> instead.',
  ]);
});

it('can be turned off', async () => {
  const page = 'export const link = <a href="/item/7">a</a>;';
  const files = { 'app.tsx': app(), 'page.tsx': page };
  expect(await warningsFor(files, { warnings: false })).toEqual([]);
});

it('a path belongs to a route as the router sees it', () => {
  expect(isOfRoute('/', '/')).toBe(true);
  expect(isOfRoute('/user/7', '/user/:id/:tab?')).toBe(true);
  expect(isOfRoute('/user/7/photos', '/user/:id/:tab?')).toBe(true);
  expect(isOfRoute('/user', '/user/:id')).toBe(false);
  expect(isOfRoute('/list/more', '/list')).toBe(false);
  expect(isOfRoute('/aXb', '/a.b')).toBe(false);
});
