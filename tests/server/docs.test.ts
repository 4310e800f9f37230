import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { setUpFolder, writeFiles } from '../helpers/temp-folder';

const root = resolve(import.meta.dirname, '../..');
const pages = [
  'environment',
  'guides/passkeys',
  'guides/pay',
  'guides/sign-in-in-wechat',
  'guides/sign-in-with-google',
  'map-proxy',
  'server',
  'wechat-signature',
];

/** The blocks of code of a page, as modules: `wechat-signature-46.js` begins in line 46. */
function blocksOf(page: string): [string, string][] {
  const text = readFileSync(join(root, `docs/${page}.md`), 'utf8');
  return [...text.matchAll(/^```([jt]s)\n([\s\S]*?)^```/gm)].map(
    ({ index, 1: language, 2: code = '' }) => [
      `${basename(page)}-${text.slice(0, index).split('\n').length}.${language}`,
      code,
    ],
  );
}

const blocks = pages.flatMap(blocksOf);

/** These packages are not installed here. */
const others = ['express', 'fastify', 'redis']
  .map((name) => `declare module '${name}';\n`)
  .join('');

/** Proves that tsc finds errors. */
const wrong = `import { createMapProxy } from 'portico/map-proxy';
createMapProxy({ baidu: { key: 'k' } });
`;

// The compiler needs most of a minute on a busy machine.
it('each code block of the server pages compiles', { tags: 'long', timeout: 180_000 }, () => {
  const sources = {
    portico: ['src/index.ts'],
    'portico/auth': ['src/auth/index.ts'],
    'portico/sign-in': ['server/sign-in/index.mjs'],
    'portico/signature': ['server/wechat/index.mjs'],
    'portico/map-proxy': ['server/map-proxy/index.mjs'],
    '@/*': ['src/*'],
  };
  const paths = Object.fromEntries(
    Object.entries(sources).map(([name, [path = '']]) => [name, [join(root, path)]]),
  );
  const folder = setUpFolder();
  // Blocks in JavaScript have no types of their own.
  const compilerOptions = { paths, checkJs: true, types: ['node', 'vite/client'] };
  const loose = { ...compilerOptions, noImplicitAny: false, moduleDetection: 'force' };
  writeFiles(folder, {
    ...Object.fromEntries(blocks),
    'others.d.ts': others,
    'wrong-1.ts': wrong,
    'tsconfig.json': JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { ...loose, noUnusedLocals: false, noUnusedParameters: false },
      include: ['*.ts', '*.js'],
      exclude: [],
    }),
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const inBlocks = stdout
    .split('\n')
    .filter((line) =>
      /^(environment|map-proxy|maps|passkeys|pay|server|sign-in-in-wechat|sign-in-with-google|wechat-signature|wrong)-\d+\./.test(
        line,
      ),
    );
  expect(inBlocks).toEqual([expect.stringMatching(/^wrong-1\.ts\(2,.*TS2353/)]);
  expect(blocks.length).toBeGreaterThanOrEqual(8);
});
