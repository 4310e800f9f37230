import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpFolder, writeFiles } from './helpers/temp-folder';

type Case = { readonly path: string; readonly code: string };

const importing = (path: string, target: string): Case => ({
  path,
  code: `import { x } from '${target}';\nexport const y = x;\n`,
});
const using = (path: string, expression: string): Case => ({
  path,
  code: `export const y = () => ${expression};\n`,
});
const file = (path: string, code: string): Case => ({ path, code });

const refusedImports = [
  importing('src/shared/a.ts', '@/router'),
  importing('src/router/a.ts', '@/platform'),
  importing('src/router/core/a.ts', '@/components/nav-bar'),
  importing('src/platform/a.ts', '@/components/nav-bar'),
  importing('src/components/list/list.tsx', '@/pages/home'),
  importing('src/components/list/list.tsx', '@/app'),
  importing('src/pages/system/lost/index.tsx', '@/app'),
  importing('src/pages/system/lost/index.tsx', 'portico'),
  importing('src/platform/a.ts', '@/router/core/state'),
  importing('src/components/list/list.tsx', '@/platform/env'),
  importing('src/components/list/list.tsx', '@/components/nav-bar/nav-bar'),
  importing('src/components/list/list.tsx', '../nav-bar/nav-bar'),
  importing('src/pages/system/lost/index.tsx', '@/components/nav-bar/nav-bar'),
  importing('src/pages/home/index.tsx', '@/app'),
  importing('src/pages/home/index.tsx', '@/router'),
  importing('src/pages/home/index.tsx', '@/platform'),
  importing('src/pages/home/index.tsx', '@/shared/messages'),
  importing('src/pages/home/index.tsx', '@/components/nav-bar'),
  importing('src/pages/home/index.tsx', '@/components/icon'),
  importing('src/pages/home/index.tsx', '@/components/kit/playground'),
  importing('src/pages/home/index.tsx', '@/pages/system/not-found'),
  importing('src/pages/home/index.tsx', '@/index'),
  importing('src/pages/home/parts/row.tsx', '../../../router'),
  importing('src/app.config.tsx', '@/shared/messages'),
  importing('src/app.config.tsx', '@/pages/home/parts/row'),
  importing('src/app.config.tsx', './platform'),
  importing('src/main.tsx', '@/app'),
  importing('src/main.tsx', './index'),
  importing('src/app/a.tsx', '@/pages/home/parts/row'),
  importing('src/app/a.tsx', '@/router/view/navigator'),
  importing('src/app/a.tsx', '@/devtools/panel'),
  importing('src/devtools/a.ts', '@/app'),
  importing('src/pages/system/lost/index.tsx', '@/devtools'),
  importing('src/pages/home/index.tsx', '@/devtools'),
  importing('src/main.tsx', '@/app/create-app'),
  importing('src/platform/a.ts', '../router'),
  importing('src/platform/feedback/ui/a.ts', '../../../shared/values'),
  importing('src/router/a.ts', '@/shared/messages/en'),
  importing('src/main.tsx', '../server/demo/backend.mjs'),
  importing('server/demo/a.mjs', '../../src/shared/values'),
  importing('server/demo/a.mjs', '@/shared/values'),
  importing('server/wechat/a.mjs', '@/shared/values'),
  importing('server/wechat/a.mjs', '../demo/backend.mjs'),
  importing('server/map-proxy/a.mjs', 'ws'),
  importing('server/map-proxy/a.mjs', 'node-fetch'),
  importing('server/sign-in/a.mjs', 'openid-client'),
  importing('server/shared/a.mjs', '../demo/http/answers.mjs'),
  importing('src/testing/a.ts', '@/router'),
  importing('src/testing/wechat/a.ts', '../../platform'),
  importing('src/testing/a.ts', 'portico'),
  importing('e2e/a.spec.ts', 'portico'),
  importing('e2e/showcase/a.spec.ts', '@/platform'),
  importing('e2e/support/a.ts', '../../src/testing'),
  file('src/router/a.ts', "export * from '@/platform';\n"),
  file('src/router/a.ts', "export type { X } from '@/platform';\n"),
  file('src/pages/home/a.ts', "export type { Navigator } from '@/router';\n"),
  file('src/pages/home/a.ts', "export type { Playground } from '@/components/kit/playground';\n"),
  file('src/router/a.ts', "export const load = () => import('@/platform');\n"),
];

const allowed = [
  importing('src/router/react/a.ts', '../core/types'),
  importing('src/router/react/a.ts', '@/router/core/state'),
  importing('src/router/core/a.ts', '@/shared/values'),
  importing('src/platform/a.ts', '@/router'),
  importing('src/components/list/list.tsx', '@/components/nav-bar'),
  importing('src/components/list/list.tsx', '@/platform'),
  importing('src/pages/system/lost/index.tsx', '@/components/nav-bar'),
  importing('src/pages/system/lost/index.tsx', '@/platform'),
  importing('src/pages/home/index.tsx', 'portico'),
  importing('src/pages/home/index.tsx', 'portico/icons'),
  importing('src/pages/home/index.tsx', '@/pages/showcase/words'),
  importing('src/pages/home/index.tsx', '@market/parts/slots.tsx'),
  importing('src/app.config.tsx', '@/pages/home/route'),
  importing('src/app.config.tsx', '@/pages/showcase'),
  importing('src/app.config.tsx', '@market/routes.tsx'),
  importing('src/app.config.tsx', '../package.json'),
  importing('src/index.ts', '@/app'),
  importing('src/app/a.tsx', '@/pages/system/not-found'),
  importing('src/app/a.tsx', '@/pages/home/route'),
  importing('src/app/a.tsx', '@/devtools'),
  importing('src/devtools/a.ts', '@/router'),
  importing('src/main.tsx', 'portico'),
  importing('server/demo/a.mjs', '../wechat/index.mjs'),
  importing('server/demo/a.mjs', 'ws'),
  importing('server/map-proxy/a.mjs', 'node:crypto'),
  importing('server/map-proxy/a.mjs', '../shared/http.mjs'),
  importing('src/testing/app.ts', '@/router'),
  importing('src/testing/wechat/a.ts', '../profiles'),
  importing('e2e/a.spec.ts', 'portico/testing'),
  importing('e2e/fixture/a.ts', 'portico'),
  using('src/router/history/a.ts', 'history.length'),
  file('src/app/a.ts', 'export const y = (a: { timeout: number }) => a.timeout;\n'),
  file('src/pages/home/index.tsx', 'export default function Home() {\n  return null;\n}\n'),
];

const impureGlobals = [
  using('src/router/core/a.ts', 'window.name'),
  using('src/router/core/a.ts', 'document.title'),
  using('src/router/core/a.ts', 'history.length'),
  using('src/router/core/a.ts', 'globalThis.performance.now()'),
  using('src/router/core/a.ts', 'setTimeout(() => {}, 1)'),
  using('src/router/core/a.ts', 'new Date()'),
  using('src/shared/a.ts', 'Date.now()'),
  using('src/platform/feedback/ui/a.ts', 'navigator.vibrate(1)'),
  using('src/router/react/a.ts', 'history.length'),
  using('src/app/a.ts', 'window.history.length'),
];

const missingInSafari15: readonly (readonly [Case, string])[] = [
  [using('src/app/a.ts', '[1].at(-1)'), 'no-restricted-properties'],
  [using('src/components/list/a.ts', 'crypto.randomUUID()'), 'no-restricted-properties'],
  [
    using('src/components/list/a.ts', 'document.forms[0]?.requestSubmit()'),
    'no-restricted-properties',
  ],
  [using('src/platform/a.ts', 'AbortSignal.timeout(1)'), 'no-restricted-properties'],
  [using('src/router/core/a.ts', 'AbortSignal.any([])'), 'no-restricted-properties'],
  [using('src/app/a.ts', 'structuredClone(1)'), 'no-restricted-globals'],
  [using('src/shared/a.ts', 'structuredClone(1)'), 'no-restricted-globals'],
  [using('src/platform/device/a.ts', "new BroadcastChannel('a')"), 'no-restricted-globals'],
  [using('src/app/a.ts', 'document.defaultView?.structuredClone(1)'), 'no-restricted-properties'],
];

const useStateWhen = [
  "import { useState } from 'react';",
  'export function useA(on: boolean) {',
  '  return on ? useState(1) : null;',
  '}\n',
].join('\n');
const useEffectOnce = [
  "import { useEffect } from 'react';",
  'export function useA(a: () => void) {',
  '  useEffect(() => a(), []);',
  '}\n',
].join('\n');

/** A component that calls its callback from an effect. */
const telling = (hook: string, effect: string) =>
  file(
    'src/components/video/a.tsx',
    [
      `import { ${hook} } from 'react';`,
      'type Props = { onShown?: () => void; loadMore?: () => unknown };',
      'export function useA(props: Props, { onShown }: Props) {',
      `  ${hook}(${effect}${hook === 'useEffectEvent' ? '' : ', [props, onShown]'});`,
      '}\n',
    ].join('\n'),
  );

const effectsWithCallbacks = [
  telling('useEffect', '() => onShown?.()'),
  telling('useEffect', '() => props.onShown?.()'),
  telling('useLayoutEffect', '() => props.loadMore?.() as undefined'),
  telling('useInsertionEffect', '() => { if (onShown) return onShown(); }'),
  telling('useEffectEvent', '() => onShown && onShown()'),
];

const quietEffects = [
  telling('useEffect', '() => void onShown?.()'),
  telling('useEffect', '() => { props.onShown?.(); }'),
  telling('useEffect', '() => () => onShown?.()'),
  telling('useEffectEvent', '() => onShown !== undefined'),
];

const habits: readonly (readonly [Case, string])[] = [
  [using('src/router/core/a.ts', 'Math.random()'), 'no-restricted-properties'],
  [file('src/app/a.ts', 'export default 1;\n'), 'no-default-export'],
  [file('src/app/a.ts', 'export type A = any;\n'), 'no-explicit-any'],
  [file('src/app/a.ts', 'export interface A {\n  b: 1;\n}\n'), 'consistent-type-definitions'],
  [file('src/app/a.ts', 'console.log(1);\nexport {};\n'), 'no-console'],
  [file('src/app/a.ts', 'export const y = (a?: string) => a!.length;\n'), 'no-non-null-assertion'],
  [file('src/app/a.tsx', useStateWhen), 'rules-of-hooks'],
  [file('src/app/a.tsx', useEffectOnce), 'exhaustive-deps'],
  [
    file(
      'src/app/a.tsx',
      'export const A = () => <div dangerouslySetInnerHTML={{ __html: "" }} />;\n',
    ),
    'no-danger',
  ],
];

const circle = [
  file('src/router/circle-a.ts', "import { x } from './circle-b';\nexport const y = x;\n"),
  file('src/router/circle-b.ts', "import { y } from './circle-a';\nexport const x = y;\n"),
];

const root = resolve(import.meta.dirname, '..');
const folder = setUpFolder();
const all = [
  ...effectsWithCallbacks,
  ...quietEffects,
  ...refusedImports,
  ...allowed,
  ...impureGlobals,
  ...[...missingInSafari15, ...habits].map(([item]) => item),
  ...circle,
];
const found = new Map<string, string[]>();

/** Files that a rule knows by their names. There is one case for each. */
const known = ['src/index.ts', 'src/testing/app.ts'];

/** Cases share paths; a number in the file's name keeps them apart, and no other rule looks at such names. */
function pathOf(item: Case): string {
  if (circle.includes(item) || known.includes(item.path)) return item.path;
  return item.path.replace(/(^|\/)[\w-]+(\.[a-z.]+)$/, `$1case-${all.indexOf(item)}$2`);
}

/** The rules that a case breaks, in the order of their appearance. */
function broken(item: Case): string[] {
  return found.get(pathOf(item)) ?? [];
}

// One process lints all cases: to start one costs more than to lint a hundred files.
beforeAll(() => {
  cpSync(join(root, 'oxlint.config.mjs'), join(folder, 'oxlint.config.mjs'));
  cpSync(join(root, 'scripts/lint-effects.mjs'), join(folder, 'scripts/lint-effects.mjs'));
  cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFiles(folder, Object.fromEntries(all.map((item) => [pathOf(item), item.code])));
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [oxlint, '-c', 'oxlint.config.mjs', '--format', 'unix', 'src', 'server', 'e2e'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  for (const [, path = '', rule = ''] of stdout.matchAll(/^(\S+?):\d+:\d+: .*\(([a-z-]+)\)\]$/gm)) {
    const rules = found.get(path) ?? [];
    if (!rules.includes(rule)) found.set(path, [...rules, rule]);
  }
});

const named = (items: readonly Case[]) =>
  items.map((item) => [item.path, item.code.trimEnd(), item] as const);
const namedWithRule = (items: readonly (readonly [Case, string])[]) =>
  items.map(([item, rule]) => [item.path, item.code.trimEnd(), rule, item] as const);

describe('the rooms of the source', () => {
  it.each(named(refusedImports))('%s may not contain %j', (_path, _code, item) => {
    expect(broken(item)).toEqual(['no-restricted-imports']);
  });

  it.each(named(allowed))('%s may contain %j', (_path, _code, item) => {
    expect(broken(item)).toEqual([]);
  });

  it('a circle of imports is found', () => {
    expect(circle.map(broken)).toContainEqual(['no-cycle']);
  });
});

describe('the value of a callback', () => {
  it.each(named(effectsWithCallbacks))('is no clean-up: %s may not contain %j', (...[, , item]) => {
    expect(broken(item)).toEqual(['effect-returns-callback']);
  });

  it.each(named(quietEffects))('stays in the effect: %s may contain %j', (...[, , item]) => {
    expect(broken(item)).toEqual([]);
  });
});

describe('browser objects and habits', () => {
  it.each(named(impureGlobals))('%s may not contain %j', (_path, _code, item) => {
    expect(broken(item)).toEqual(['no-restricted-globals']);
  });

  it.each(namedWithRule(missingInSafari15))(
    '%s may not contain %j, because Safari 15 lacks it (%s)',
    (_path, _code, rule, item) => {
      expect(broken(item)).toEqual([rule]);
    },
  );

  it.each(namedWithRule(habits))('%s with %j breaks %s', (_path, _code, rule, item) => {
    expect(broken(item)).toEqual([rule]);
  });
});
