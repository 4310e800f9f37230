/** @module-tag long */
import { build, type Rollup } from 'vite';
import { beforeAll, expect, it, vi } from 'vitest';
import { alias } from '../../scripts/aliases.mjs';
import { type PorticoOptions, portico } from '../../src/vite';

/** Each test builds an app; a busy machine takes its time. */
vi.setConfig({ testTimeout: 60_000 });

/** `without` is the name of a plugin that is left out. */
async function buildMinimal(options: PorticoOptions = {}, without?: string) {
  const result = await build({
    configFile: false,
    root: 'bench/minimal',
    base: '/app/',
    logLevel: 'silent',
    plugins: portico(options).filter(({ name }) => name !== without),
    resolve: { alias },
    build: { write: false, sourcemap: true },
  });
  const { output } = result as Rollup.RollupOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const source = (wanted: RegExp) => {
    const found = output.find(({ fileName }) => wanted.test(fileName));
    return found?.type === 'asset' ? String(found.source) : undefined;
  };
  return {
    source,
    html: source(/index\.html$/) ?? '',
    code: entry?.code ?? '',
    mappings: JSON.parse(source(/index-.*\.js\.map$/) ?? '{}').mappings as string,
    late: chunks.filter(({ isEntry }) => !isEntry),
  };
}

let built: Awaited<ReturnType<typeof buildMinimal>>;
beforeAll(async () => {
  built = await buildMinimal();
}, 60_000);

it("has an app's own file compiled while it arrives, and late ones that are not large", async () => {
  const plain = await buildMinimal({}, 'portico:compile-hints');
  const { code, mappings, late } = built;
  expect(code).toBe(`//# allFunctionsCalledOnLoad\n${plain.code}`);
  expect(mappings).toBe(`;${plain.mappings}`);
  const large = late.filter((chunk) => chunk.code.length >= 60_000);
  expect(late.filter((chunk) => !chunk.code.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual(
    large,
  );
  expect(large.length).toBeGreaterThan(0);
  expect(late.length).toBeGreaterThan(10);
});

it('the first screen is one script and the runtime of the bundler, and lazy pages stay apart', () => {
  const { html, late } = built;
  expect(html.match(/<script type="module"/g)).toHaveLength(1);
  const preloads = [...html.matchAll(/modulepreload" crossorigin href="([^"]+)/g)];
  // Leaflet is CommonJS, so the bundler puts its runtime, 0.4 kB, into another file.
  expect(preloads.map(([, path]) => path?.slice(0, '/app/assets/rolldown-runtime'.length))).toEqual(
    ['/app/assets/rolldown-runtime'],
  );
  expect(late.map(({ fileName }) => fileName.replace(/-[\w-]{7}\.js$/, ''))).toContain(
    'assets/shared',
  );
});

it('the script of the splash is a file before the styles, and no script is inline', () => {
  const { html, source } = built;
  const [, path] = / <script src="\/app\/([^"]+)"><\/script>/.exec(html) ?? [];
  expect(path).toMatch(/^assets\/splash-[\w-]{7}\.js$/);
  expect(html.indexOf('splash')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  expect(html).not.toMatch(/<script>/);
  expect(source(/splash-/)).toContain("localStorage.getItem('')");
});

it('the base of Vite and the mode of the plugin are in the code of the app', async () => {
  const { code } = await buildMinimal({ mode: 'hash', splash: false });
  expect(code).toMatch(/mode:\w+="hash",base:\w+="\/app\/"|mode:\w+=`hash`,base:\w+=`\/app\/`/);
  expect(code).not.toContain('PORTICO_');
});
