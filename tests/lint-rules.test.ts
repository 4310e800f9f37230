import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpFolder, writeFiles } from './helpers/temp-folder';

const root = resolve(import.meta.dirname, '..');
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
const copy = setUpFolder();

beforeAll(() => {
  cpSync(join(root, 'oxlint.config.mjs'), join(copy, 'oxlint.config.mjs'));
  cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

/** The rules that one file breaks, in the order of their appearance. */
function broken(path: string, code: string) {
  const file = join(copy, path);
  writeFiles(copy, { [path]: code });
  const args = [oxlint, '-c', 'oxlint.config.mjs', '--format', 'unix', path];
  const { stdout } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  rmSync(file);
  return [...new Set([...stdout.matchAll(/\(([a-z-]+)\)\]$/gm)].map((match) => match[1]))];
}

const importing = (target: string) => `import { x } from '${target}';\nexport const y = x;\n`;

describe('rooms', () => {
  it.each([
    ['src/shared/a.ts', '@/router'],
    ['src/router/a.ts', '@/platform'],
    ['src/router/core/a.ts', '@/components/nav-bar'],
    ['src/platform/a.ts', '@/components/nav-bar'],
    ['src/components/list/list.tsx', '@/pages/home'],
    ['src/components/list/list.tsx', '@/app'],
    ['src/pages/home/index.tsx', '@/app'],
    ['src/pages/home/index.tsx', 'portico'],
    ['src/platform/a.ts', '@/router/core/types'],
    ['src/components/list/list.tsx', '@/platform/env'],
    ['src/components/list/list.tsx', '@/components/nav-bar/nav-bar'],
    ['src/components/list/list.tsx', '../nav-bar/nav-bar'],
    ['src/pages/home/index.tsx', '@/components/nav-bar/nav-bar'],
    ['src/app/a.tsx', '@/pages/home/parts/row'],
    ['src/app/a.tsx', '@/router/navigator'],
    ['src/main.tsx', '@/app/create-app'],
    ['src/platform/a.ts', '../router'],
    ['src/platform/apis/ui/a.ts', '../../../shared/clamp'],
    ['src/router/a.ts', '@/shared/messages/en'],
    ['src/main.tsx', '../server/create-backend.mjs'],
    ['server/routes/a.mjs', '../../src/shared/clamp'],
    ['server/routes/a.mjs', '@/shared/clamp'],
    ['src/testing/a.ts', '@/router'],
    ['src/testing/wechat/a.ts', '../../platform'],
    ['src/testing/a.ts', 'portico'],
    ['e2e/a.spec.ts', 'portico'],
    ['e2e/showcase/a.spec.ts', '@/platform'],
    ['e2e/support/a.ts', '../../src/testing'],
  ])('%s may not import %s', (path, target) => {
    expect(broken(path, importing(target))).toEqual(['no-restricted-imports']);
  });

  it('takes re-exports, types and dynamic imports for imports', () => {
    const restricted = ['no-restricted-imports'];
    expect(broken('src/router/a.ts', "export * from '@/platform';\n")).toEqual(restricted);
    expect(broken('src/router/a.ts', "export type { X } from '@/platform';\n")).toEqual(restricted);
    const lazy = "export const load = () => import('@/platform');\n";
    expect(broken('src/router/a.ts', lazy)).toEqual(restricted);
  });

  it.each([
    ['src/router/react/a.ts', '../core/types'],
    ['src/router/react/a.ts', '@/router/core/types'],
    ['src/router/core/a.ts', '@/shared/clamp'],
    ['src/platform/a.ts', '@/router'],
    ['src/components/list/list.tsx', '@/components/nav-bar'],
    ['src/components/list/list.tsx', '@/platform'],
    ['src/pages/home/index.tsx', '@/components/nav-bar'],
    ['src/app/a.tsx', '@/pages/system/not-found'],
    ['src/app/a.tsx', '@/pages/home/route'],
    ['src/main.tsx', '@/app'],
    ['src/testing/app.ts', '@/router'],
    ['src/testing/wechat/a.ts', '../profiles'],
    ['e2e/a.spec.ts', 'portico/testing'],
    ['e2e/fixture/a.ts', 'portico'],
  ])('%s may import %s', (path, target) => {
    expect(broken(path, importing(target))).toEqual([]);
  });
});

describe('globals', () => {
  it.each([
    ['src/router/core/a.ts', 'window.name'],
    ['src/router/core/a.ts', 'document.title'],
    ['src/router/core/a.ts', 'history.length'],
    ['src/router/core/a.ts', 'globalThis.performance.now()'],
    ['src/router/core/a.ts', 'setTimeout(() => {}, 1)'],
    ['src/router/core/a.ts', 'new Date()'],
    ['src/shared/a.ts', 'Date.now()'],
    ['src/platform/apis/ui/a.ts', 'navigator.vibrate(1)'],
    ['src/router/react/a.ts', 'history.length'],
    ['src/app/a.ts', 'window.history.length'],
  ])('%s may not name %s', (path, code) => {
    expect(broken(path, `export const y = () => ${code};\n`)).toEqual(['no-restricted-globals']);
  });

  it('leaves the history to the drivers', () => {
    expect(broken('src/router/drivers/a.ts', 'export const y = () => history.length;\n')).toEqual(
      [],
    );
  });

  it('refuses chance in pure code', () => {
    const code = 'export const y = () => Math.random();\n';
    expect(broken('src/router/core/a.ts', code)).toEqual(['no-restricted-properties']);
  });

  it.each([
    ['src/app/a.ts', '[1].at(-1)', 'no-restricted-properties'],
    ['src/components/list/a.ts', 'crypto.randomUUID()', 'no-restricted-properties'],
    ['src/components/list/a.ts', 'document.forms[0]?.requestSubmit()', 'no-restricted-properties'],
    ['src/platform/a.ts', 'AbortSignal.timeout(1)', 'no-restricted-properties'],
    ['src/router/core/a.ts', 'AbortSignal.any([])', 'no-restricted-properties'],
    ['src/app/a.ts', 'structuredClone(1)', 'no-restricted-globals'],
    ['src/shared/a.ts', 'structuredClone(1)', 'no-restricted-globals'],
    ['src/platform/apis/a.ts', "new BroadcastChannel('a')", 'no-restricted-globals'],
    ['src/app/a.ts', 'document.defaultView?.structuredClone(1)', 'no-restricted-properties'],
  ])('%s may not ask for %s, which Safari 15 lacks', (path, code, rule) => {
    expect(broken(path, `export const y = () => ${code};\n`)).toEqual([rule]);
  });

  it('leaves the names that are not of the browser', () => {
    const code = 'export const y = (a: { timeout: number }) => a.timeout;\n';
    expect(broken('src/app/a.ts', code)).toEqual([]);
  });
});

describe('habits', () => {
  it.each([
    ['src/app/a.ts', 'export default 1;\n', 'no-default-export'],
    ['src/app/a.ts', 'export type A = any;\n', 'no-explicit-any'],
    ['src/app/a.ts', 'export interface A {\n  b: 1;\n}\n', 'consistent-type-definitions'],
    ['src/app/a.ts', 'console.log(1);\nexport {};\n', 'no-console'],
    ['src/app/a.ts', 'export const y = (a?: string) => a!.length;\n', 'no-non-null-assertion'],
    [
      'src/app/a.tsx',
      "import { useState } from 'react';\nexport function useA(on: boolean) {\n  return on ? useState(1) : null;\n}\n",
      'rules-of-hooks',
    ],
    [
      'src/app/a.tsx',
      "import { useEffect } from 'react';\nexport function useA(a: () => void) {\n  useEffect(() => a(), []);\n}\n",
      'exhaustive-deps',
    ],
    [
      'src/app/a.tsx',
      'export const A = () => <div dangerouslySetInnerHTML={{ __html: "" }} />;\n',
      'no-danger',
    ],
  ])('%s with %j breaks %s', (path, code, rule) => {
    expect(broken(path, code)).toEqual([rule]);
  });

  it('lets a lazy page be a default export', () => {
    expect(
      broken('src/pages/home/index.tsx', 'export default function Home() {\n  return null;\n}\n'),
    ).toEqual([]);
  });

  it('sees a circle of imports', () => {
    writeFiles(copy, { 'src/router/b.ts': "export { y } from './a';\nexport const x = 1;\n" });
    expect(broken('src/router/a.ts', importing('@/router/b'))).toEqual(['no-cycle']);
  });
});
