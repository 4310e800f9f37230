import { build, type Rollup } from 'vite';
import { expect, it, vi } from 'vitest';
import { alias, buildOptions, preloadPage } from '../../scripts/build-options.mjs';

/** Each test builds an app; a busy machine takes its time. */
vi.setConfig({ testTimeout: 60_000 });

async function buildMinimal(page: string) {
  const result = await build({
    configFile: false,
    root: 'bench/minimal',
    base: '/app/',
    logLevel: 'silent',
    plugins: [preloadPage(page)],
    resolve: { alias },
    build: { ...buildOptions, write: false },
  });
  const { output } = result as Rollup.RollupOutput;
  return (wanted: RegExp) => output.find(({ fileName }) => wanted.test(fileName));
}

it('fetches the code of the first page beside the entry', async () => {
  const find = await buildMinimal('/pages/home.tsx');
  const page = find(/home-/)?.fileName;
  expect(find(/index\.html$/)).toMatchObject({
    source: expect.stringContaining(`<link rel="modulepreload" crossorigin href="/app/${page}">`),
  });
});

it('refuses a page that has no code of its own', async () => {
  await expect(buildMinimal('/pages/gone.tsx')).rejects.toThrow('/pages/gone.tsx is no page');
});
