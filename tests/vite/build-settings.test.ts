import { build, type Rollup } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { alias } from '../../scripts/aliases.mjs';
import { portico } from '../../src/vite';
import { buildSettings, classNames } from '../../src/vite/build-settings';
import { pageModules } from '../../src/vite/page-modules';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe('the styles of the first load', () => {
  let styles = '';
  beforeAll(async () => {
    const result = await build({
      configFile: false,
      root: 'bench/minimal',
      logLevel: 'silent',
      plugins: [portico()],
      resolve: { alias },
      build: { write: false },
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

it('ships no pattern that Safari 15 cannot read', { tags: 'long' }, async () => {
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

type Settings = { build: Record<string, unknown>; css?: unknown };

function settingsFor(config: object, env: object = { command: 'build' }): Settings {
  return (buildSettings().config as (config: object, env: object) => Settings)(config, env);
}

describe('the settings of a project', () => {
  it('are complete for a project without any', () => {
    const settings = settingsFor({});
    expect(settings.build).toMatchObject({
      target: ['chrome107', 'ios15', 'safari15', 'firefox115'],
      modulePreload: { polyfill: false },
      // The first file of an app with a form has about 450 kB. Vite warns from 500 on, and advises to split it.
      chunkSizeWarningLimit: 800,
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all' } },
        output: { assetFileNames: 'assets/[name]-[hash:7][extname]' },
      },
    });
    expect(settings.css).toBeDefined();
  });

  it('keep what the project sets itself', () => {
    const output = { codeSplitting: false, chunkFileNames: 'a.js', assetFileNames: 'b.css' };
    const own = {
      build: {
        target: 'es2024',
        modulePreload: false,
        chunkSizeWarningLimit: 300,
        rolldownOptions: { optimization: { inlineConst: false }, output },
      },
      css: { modules: { generateScopedName: '[local]' } },
    };
    expect(settingsFor(own)).toEqual({ build: { rolldownOptions: { output: {} } } });
  });

  it('leave class names alone in development and where Lightning CSS writes them', () => {
    expect(settingsFor({}, { command: 'serve' }).css).toBeUndefined();
    expect(settingsFor({ css: { transformer: 'lightningcss' } }).css).toBeUndefined();
  });

  it('leave the files of a library and of a server as Vite names them', () => {
    expect(settingsFor({ build: { lib: { entry: 'a.ts' } } }).build.rolldownOptions).toBe(
      undefined,
    );
    const server = settingsFor({}, { command: 'build', isSsrBuild: true });
    expect(server.build.rolldownOptions).toBe(undefined);
  });

  it('are those of a server if the config file has build.ssr', () => {
    const config = { build: { ssr: 'src/entry-server.ts' } };
    // Vite knows only `vite build --ssr` at this time.
    const env = { command: 'build', isSsrBuild: false } as const;
    expect(settingsFor(config, env).build.rolldownOptions).toBe(undefined);
    const applies = pageModules().apply as (given: object, of: object) => boolean;
    expect(applies(config, env)).toBe(true);
    expect(applies({}, env)).toBe(false);
    expect(applies(config, { ...env, command: 'serve' })).toBe(false);
  });

  it('make a short class name of the place of the file', () => {
    const nameOf = classNames('/work/app');
    expect(nameOf('row', '/work/app/src/list.module.css')).toMatch(/^row_[\w-]{8}$/);
    expect(nameOf('row', '/work/app/src/list.module.css?used')).toBe(
      nameOf('row', '/work/app/src/list.module.css'),
    );
    expect(nameOf('row', '/work/app/src/item.module.css')).not.toBe(
      nameOf('row', '/work/app/src/list.module.css'),
    );
    const elsewhere = classNames('/other');
    expect(elsewhere('row', '/other/src/list.module.css')).toBe(
      nameOf('row', '/work/app/src/list.module.css'),
    );
  });

  it('print nothing about the directive of a package that Portico uses, and all other warnings', () => {
    const hear = buildSettings().onLog as (level: string, log: object) => false | undefined;
    const log = {
      code: 'MODULE_LEVEL_DIRECTIVE',
      message: 'the module level directive "use client" may not be preserved',
    };
    expect(hear('warn', { ...log, id: '/app/node_modules/virtua/lib/a.js' })).toBe(false);
    const inPnpm = '/app/node_modules/.pnpm/virtua@0.54.2/node_modules/virtua/lib/a.js';
    expect(hear('warn', { ...log, id: inPnpm })).toBe(false);
    expect(hear('warn', { ...log, id: '/app/src/a.js' })).toBeUndefined();
    expect(hear('warn', { code: 'EVAL', message: 'use client', id: inPnpm })).toBeUndefined();
  });

  it('refuse two files whose class names would be the same', () => {
    const nameOf = classNames('/work/app', () => 'same');
    nameOf('row', '/work/app/src/list.module.css');
    expect(nameOf('end', '/work/app/src/list.module.css?used')).toBe('end_same');
    expect(() => nameOf('row', '/work/app/src/item.module.css')).toThrow(
      'portico/vite: src/item.module.css and src/list.module.css would have the same class names. Rename one of the two files.',
    );
  });
});
