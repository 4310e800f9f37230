/** @module-tag long */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve as absolute } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { setUpFolder } from '../helpers/temp-folder';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const copy = setUpFolder({ 'lib/old.js': '' });
const product = setUpFolder({ 'lib/own.js': '' });
const lib = join(copy, 'lib');
const read = (path: string) => readFileSync(join(lib, path), 'utf8');

/** A copy, because other tests use the checkout's own lib. It is built from another folder. */
beforeAll(() => {
  for (const name of [
    'scripts',
    'src',
    'server',
    'package.json',
    'tsconfig.json',
    'tsconfig.lib.json',
  ])
    cpSync(absolute(name), join(copy, name), { recursive: true });
  symlinkSync(absolute('node_modules'), join(copy, 'node_modules'), 'junction');
  const script = join(copy, 'scripts/build-lib.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: product,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
});

it('builds the lib of its checkout from any working folder', () => {
  expect(existsSync(join(product, 'lib/own.js'))).toBe(true);
  expect(existsSync(join(lib, 'old.js'))).toBe(false);
  expect(existsSync(join(lib, 'index.js'))).toBe(true);
});

/** The files of the package by name, each with its imports and its lazy chunks. */
const libFiles = () => {
  const names = readdirSync(lib).filter((name) => /^(?!vite|vitest).*\.js$/.test(name));
  return new Map(
    names.map((name) => {
      const code = read(name);
      const imports = [...code.matchAll(/^import .* from "\.\/([^"]+)";$/gm)].map(
        ([, file]) => file!,
      );
      const fetches = [...code.matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, file]) => file!);
      return [name, { imports, fetches }] as const;
    }),
  );
};

it('the first load is two files, and the part that components need loads no lazy chunk', () => {
  const files = libFiles();
  expect(files.get('first-load.js')?.imports).toEqual(['common.js']);
  expect(files.get('common.js')).toEqual({ imports: [], fetches: [] });
  const importers = [...files].filter(([, { imports }]) => imports.includes('first-load.js'));
  expect(importers.map(([name]) => name)).toEqual([
    'index.js',
    'server.js',
    'testing-app.js',
    'uni.js',
  ]);
});

it('lazy chunks do not load each other in a circle', () => {
  const files = libFiles();
  const follow = (starts: readonly string[], next: (name: string) => readonly string[]) => {
    const found = new Set(starts);
    for (const name of found) for (const other of next(name)) found.add(other);
    return [...found];
  };
  /** The lazy chunks of a file and of its imports. A file may load itself, through a part in another file. */
  const fetchedBy = (name: string) =>
    follow([name], (each) => files.get(each)?.imports ?? [])
      .flatMap((each) => files.get(each)?.fetches ?? [])
      .filter((each) => each !== name);
  const circles = [...files.keys()].filter((name) => {
    const next = fetchedBy(name);
    return follow(next, fetchedBy).includes(name);
  });
  expect(circles).toEqual([]);
});

it('imports no file of the package for its effects, because bundlers would leave it out', () => {
  const names = readdirSync(lib).filter((name) => name.endsWith('.js'));
  const imported = names.flatMap((name) =>
    [...read(name).matchAll(/^import "\.\/([^"]+)";$/gm)].map(([, file]) => file!),
  );
  // The index names the entry of the components, but that file runs no code.
  const statements = imported.flatMap((name) =>
    read(name)
      .split('\n')
      .filter(
        (line) =>
          line !== '' &&
          !/^(import|export) \{.*\};?$|^import .* from "[^"]+";$|^import "#/.test(line),
      ),
  );
  expect(statements).toEqual([]);
  expect(read('button.js')).toContain('import "#styles/components/kit/tokens-extra.css";');
});

it('each component is a separate file, with its style sheet and the tokens', () => {
  const imports = [...read('rate.js').matchAll(/^import "([^"]+)";$/gm)].map(([, path]) => path);
  expect(imports).toEqual([
    '#styles/components/kit/tokens.css',
    '#styles/components/kit/tokens-extra.css',
    '#styles/components/rate/rate.css',
  ]);
  expect(read('rate.js')).toMatch(/"rate": "portico-rate-[0-9a-f]{8}"/);
  expect(read('styles/components/rate/rate.css')).toMatch(/\.portico-rate-[0-9a-f]{8}/);
});

it('has no name of this repository and no feature of one bundler in its code', () => {
  const files = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|d\.ts)$/.test(name),
  );
  const foreign = /["'](@\/[^"'\n]*|[^"'\n]*\?(worker|url|sheet)[^"'\n]*)["']|import\.meta\.env/;
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((name) => foreign.test(read(name)))).toEqual([]);
});

it("only files for server components have 'use client', of which other bundlers warn", () => {
  const names = readdirSync(lib, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.m?js$/.test(name));
  const isClient = (name: string) => /^['"]use client/.test(read(name));
  expect(names.filter((name) => !name.startsWith('react-server/') && isClient(name))).toEqual([]);
  for (const name of ['button.js', 'common.js', 'form.js', 'icon.js', 'kit-provider.js'])
    expect(isClient(`react-server/${name}`), name).toBe(true);
  const doors = ['index.js', 'components.js', 'icons.js'];
  for (const name of doors) expect(isClient(`react-server/${name}`), name).toBe(false);
  expect(names).not.toContain('react-server/brand.js');
});

it('server components find the same names at each door, and a reference to each file of it', () => {
  const exported = (name: string) => /^export \{.*\};$/m.exec(read(name))?.[0];
  for (const door of ['index.js', 'components.js', 'icons.js']) {
    expect(exported(`react-server/${door}`)).toBe(exported(door));
    const from = [...read(`react-server/${door}`).matchAll(/from "(\.[^"]+)"/g)];
    expect(from.length).toBeGreaterThan(0);
    for (const [, path] of from) expect(existsSync(join(lib, 'react-server', path!))).toBe(true);
  }
});

it('exports no value under a name that is a reserved word', () => {
  const names = readdirSync(lib).filter((name) => name.endsWith('.js'));
  const isReserved = /^(export|import) \{.*\b(as (do|if|in)|(do|if|in) as)\b/m;
  expect(names.filter((name) => isReserved.test(read(name)))).toEqual([]);
});

it('names its workers by a URL that every bundler understands', () => {
  const code = read('platform-call.js');
  for (const name of ['compress-worker', 'digest-worker', 'scan-worker']) {
    expect(code).toContain(`new URL("./${name}.js?no-inline", import.meta.url)`);
    expect(existsSync(join(lib, `${name}.js`))).toBe(true);
  }
});

it('development code reads the mode in a form that every bundler understands', () => {
  expect(read('common.js')).toContain('process.env.NODE_ENV !== "production"');
});

it('portico/testing loads in plain Node without Playwright and without the app', () => {
  const code = `import * as kit from './testing.js'; console.log(Object.keys(kit).join(' '));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: lib,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout.trim().split(' ')).toEqual(expect.arrayContaining(['cancelFileChooser', 'drag']));
});
