/** @module-tag long */
import { build, type Rollup } from 'vite';
import { beforeAll, expect, it, vi } from 'vitest';
import { alias, buildOptions } from '../../scripts/build-options.mjs';
import { firstLoad } from '../../scripts/first-load.mjs';

/** Each test builds an app; a busy machine takes its time. */
vi.setConfig({ testTimeout: 60_000 });

async function buildMinimal(plugins: ReturnType<typeof firstLoad>) {
  const result = await build({
    configFile: false,
    root: 'bench/minimal',
    base: '/app/',
    logLevel: 'silent',
    plugins,
    resolve: { alias },
    build: { ...buildOptions, write: false, sourcemap: true },
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
    code: entry?.code ?? '',
    mappings: JSON.parse(source(/index-.*\.js\.map$/) ?? '{}').mappings as string,
    late: chunks.filter(({ isEntry }) => !isEntry),
  };
}

let built: Awaited<ReturnType<typeof buildMinimal>>;
beforeAll(async () => {
  built = await buildMinimal(firstLoad());
}, 60_000);

it("has an app's own file compiled while it arrives, and late ones that are not large", async () => {
  const plain = await buildMinimal([]);
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

it('asks for the storage while the app is on its way, whether it is there or not', async () => {
  const { source } = built;
  const script = source(/open-storage-/) ?? '';
  const [, path] = / <script async src="\/app\/([^"]+)"/.exec(source(/index\.html$/) ?? '') ?? [];
  expect(path).toMatch(/^assets\/open-storage-[\w-]{7}\.js$/);
  const asked: string[] = [];
  const area = (name: string) => ({ getItem: () => asked.push(name) });
  const run = new Function('localStorage', 'sessionStorage', script);
  run(area('local'), area('session'));
  expect(asked).toEqual(['local', 'session']);
  expect(() => run(undefined, undefined)).not.toThrow();
});

it('tells the splash of an app what it wants to know before', async () => {
  const { source } = await buildMinimal(firstLoad('document.title = 1;'));
  expect(source(/open-storage-/)).toMatch(/\}document\.title = 1;$/);
});
