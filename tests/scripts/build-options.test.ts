import { build, type Rollup } from 'vite';
import { expect, it, vi } from 'vitest';
import { alias, buildOptions } from '../../scripts/build-options.mjs';

vi.setConfig({ testTimeout: 60_000 });

it('keeps the prefixes that iPhones alone still need', async () => {
  const result = await build({
    configFile: false,
    root: 'bench/minimal',
    logLevel: 'silent',
    resolve: { alias },
    build: { ...buildOptions, write: false },
  });
  const { output } = result as Rollup.RollupOutput;
  const styles = output.find(({ fileName }) => /index-.*\.css$/.test(fileName));
  // Without it an iPhone that is turned on its side makes some texts larger, and leaves others.
  expect(styles?.type === 'asset' && String(styles.source)).toContain(
    '-webkit-text-size-adjust:100%',
  );
});
