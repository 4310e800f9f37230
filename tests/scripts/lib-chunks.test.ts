import { expect, it } from 'vitest';
import { firstFiles } from '../../scripts/lib-chunks.mjs';
import { modulesByName } from '../helpers/modules-by-name';

const modules = {
  '@/app': `import { start } from 'src/app/start.ts';
    export const createApp = () => start(), defineApp = () => 1;`,
  '@/router': `export const defineRoutes = () => 1, Link = () => 1, returns = () => 1;`,
  '@/router/react/page-hooks': `export const usePage = () => 1;`,
  '@/platform': `export const usePlatform = () => 1;`,
  '@/components/icon': `export const Icon = () => 1;`,
  '@/index': `export { createApp, defineApp } from '@/app'; export { Button } from 'src/button.ts';`,
  'src/app/start.ts': `import { load } from 'src/app/load.ts'; import { join } from 'src/shared/join.ts';
    import bar from 'src/bar.css?sheet'; import { style } from 'src/app/style.ts';
    export const start = () => [load(), join(), bar, style()];`,
  'src/app/load.ts': `export const load = () => import('src/late.ts');`,
  'src/app/style.ts': `import bar from 'src/bar.css?sheet'; export const style = () => bar;`,
  'src/shared/join.ts': `export const join = () => Date.now();`,
  'src/bar.css?sheet': `export default {};`,
  'src/button.ts': `import { join } from 'src/shared/join.ts'; export const Button = () => join();`,
  'src/late.ts': `import { join } from 'src/shared/join.ts'; export const late = () => join();`,
};
const filesOf = async (changes: Readonly<Record<string, string>>) => {
  const plugins = [modulesByName({ ...modules, ...changes })];
  return Object.fromEntries(await firstFiles({ plugins }));
};

it('code that loads lazy chunks or has other styles is not in the file that components need', async () => {
  expect(await filesOf({})).toMatchObject({
    'src/app/start.ts': 'first-load',
    'src/app/load.ts': 'first-load',
    'src/app/style.ts': 'first-load',
    'src/shared/join.ts': 'common',
  });
});

it('is about the first load only', async () => {
  const files = await filesOf({});
  expect(files).not.toHaveProperty(['src/late.ts']);
  expect(files).not.toHaveProperty(['src/button.ts']);
});

it.each([
  ['src/late.ts', 'late'],
  ['src/button.ts', 'Button'],
])('refuses code that fetches where %s imports it', async (importer, name) => {
  const code = `import { load } from 'src/app/load.ts'; export const ${name} = () => load();`;
  await expect(filesOf({ [importer]: code })).rejects.toThrow(
    'import app/load.ts, which may not have an import() itself',
  );
});
