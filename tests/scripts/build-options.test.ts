import { build, type Rollup } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { alias, buildOptions } from '../../scripts/build-options.mjs';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe('the styles of the first load', () => {
  let styles = '';
  beforeAll(async () => {
    const result = await build({
      configFile: false,
      root: 'bench/minimal',
      logLevel: 'silent',
      resolve: { alias },
      build: { ...buildOptions, write: false },
    });
    const { output } = result as Rollup.RollupOutput;
    const file = output.find(({ fileName }) => /index-.*\.css$/.test(fileName));
    styles = file?.type === 'asset' ? String(file.source) : '';
  });

  it('keep the prefixes that iPhones alone still need', () => {
    // Without it an iPhone that is turned on its side makes some texts larger, and leaves others.
    expect(styles).toContain('-webkit-text-size-adjust:100%');
  });

  it("make nothing as high as the window without Safari's own bars", () => {
    expect(styles).toContain('block-size:100dvh');
    expect(styles).not.toContain('100vh');
  });

  it('name no font before the one that the browser has for a language', () => {
    expect(styles).toContain('--portico-font:system-ui, sans-serif');
  });
});

it('ships no pattern that Safari 15 can not read', { tags: 'long' }, async () => {
  const result = await build({ logLevel: 'silent', build: { write: false } });
  const { output } = result as Rollup.RollupOutput;
  // Dependencies are in it: look-behind is of Safari 16.4, and before that nothing of its file runs.
  const scripts = output.filter(({ fileName }) => fileName.endsWith('.js'));
  const textOf = (file: (typeof output)[number]) =>
    file.type === 'chunk' ? file.code : String(file.source);
  const unread = scripts.filter((file) => /\(\?<[=!]/.test(textOf(file)));
  expect(unread.map(({ fileName }) => fileName)).toEqual([]);
  const names = scripts.map(({ fileName }) => fileName.replace(/-[\w-]{7,8}\.js$/, ''));
  expect(names).toEqual(expect.arrayContaining(['assets/scan-worker', 'assets/hls.light']));
});
