/** @module-tag long */
import { build, type Rollup } from 'vite';
import { expect, it, vi } from 'vitest';
import { alias } from '../../scripts/aliases.mjs';
import { portico } from '../../src/vite';

/** Each test builds an app; a busy machine takes its time. */
vi.setConfig({ testTimeout: 60_000 });

/** The chunks of an app with `devtools: true`. Vite reads the kind of build from NODE_ENV. */
async function buildApp(kind: 'production' | 'development') {
  vi.stubEnv('NODE_ENV', kind);
  const result = await build({
    configFile: false,
    root: 'tests/devtools/app',
    logLevel: 'silent',
    plugins: [portico()],
    resolve: { alias },
    build: { write: false },
  });
  vi.unstubAllEnvs();
  const { output } = result as Rollup.RollupOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  return {
    devtools: modules.filter((id) => id.replaceAll('\\', '/').includes('/src/devtools/')),
    code: chunks.map(({ code }) => code).join('\n'),
  };
}

/** Text of the panel and of the storage key. */
const marks = ['portico-devtools', 'Open the Portico devtools'];

it('has no devtools in a production build of an app with `devtools: true`', async () => {
  const { devtools, code } = await buildApp('production');
  expect(devtools).toEqual([]);
  expect(marks.filter((mark) => code.includes(mark))).toEqual([]);
});

it('has the devtools in a development build, so the test above would find them', async () => {
  const { devtools, code } = await buildApp('development');
  expect(devtools.length).toBeGreaterThan(5);
  expect(marks.filter((mark) => code.includes(mark))).toEqual(marks);
});
