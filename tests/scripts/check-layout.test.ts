import { describe, expect, it } from 'vitest';
import * as layout from '../../scripts/check-layout.mjs';

const file = (path: string, text = 'export {};\n') => ({ path, text });
const many = (lines: number) => 'a\n'.repeat(lines);

describe('checkLength', () => {
  it('allows 250 lines of source and 400 of tests', () => {
    expect(
      layout.checkLength([file('src/a.ts', many(250)), file('tests/a.test.ts', many(400))]),
    ).toEqual([]);
    expect(
      layout.checkLength([file('src/a.ts', many(251)), file('e2e/a.spec.ts', many(401))]),
    ).toEqual([
      'src/a.ts: 251 lines, the limit is 250',
      'e2e/a.spec.ts: 401 lines, the limit is 400',
    ]);
  });
});

describe('checkFileNames', () => {
  it('wants kebab-case', () => {
    const good = [
      'src/app/nav-bar.module.css',
      'src/x/_template.ts',
      'docs/decisions/0001-a-b.md',
      'src/x/README.md',
    ];
    expect(layout.checkFileNames(good.map((path) => file(path)))).toEqual([]);
    expect(
      layout.checkFileNames([file('src/app/NavBar.tsx'), file('src/nav_bar/a.ts')]),
    ).toHaveLength(2);
  });
});

describe('checkComponents', () => {
  const parts = ['index.ts', 'demo.tsx', 'README.md', 'nav-bar.tsx'];
  const folder = (names: string[], code: string) =>
    names.map((name) => file(`src/components/nav-bar/${name}`, name.endsWith('.tsx') ? code : ''));

  it('wants all parts of a component folder', () => {
    expect(layout.checkComponents(folder(['nav-bar.tsx'], ''))).toEqual([
      'src/components/nav-bar: index.ts is missing',
      'src/components/nav-bar: demo.tsx is missing',
      'src/components/nav-bar: README.md is missing',
    ]);
    expect(layout.checkComponents(folder(parts, ''))).toEqual([]);
  });

  it('wants a style sheet where there are class names', () => {
    expect(layout.checkComponents(folder(parts, '<p className="a" />'))).toEqual([
      'src/components/nav-bar: nav-bar.module.css is missing',
    ]);
  });
});

describe('the mirror of tests', () => {
  it('finds a test without its source', () => {
    const files = [
      file('src/router/core/plan.ts'),
      file('scripts/size.mjs'),
      file('tests/router/core/plan.test.ts'),
      file('tests/router/core/plan.random.test.ts'),
      file('tests/scripts/size.test.ts'),
      file('tests/helpers/render.tsx'),
      file('tests/router/core/gone.test.ts'),
    ];
    expect(layout.checkTestsMirror(files)).toEqual([
      'tests/router/core/gone.test.ts: there is no src/router/core/gone to test',
    ]);
  });

  it('knows the room of the backend', () => {
    const files = [
      file('server/http/cors.mjs', 'export function allow() {}\n'),
      file('server/routes/echo.mjs', 'export const echo = 1;\n'),
      file('server/serve.mjs', 'console.log(1);\n'),
      file('tests/server/http/cors.test.ts'),
      file('tests/server/http/gone.test.ts'),
    ];
    expect(layout.checkTestsExist(files)).toEqual(['server/routes/echo.mjs: has no test']);
    expect(layout.checkTestsMirror(files)).toEqual([
      'tests/server/http/gone.test.ts: there is no server/http/gone to test',
    ]);
  });

  it('finds a core file without its test, unless it holds types only', () => {
    const files = [
      file('src/router/core/plan.ts', 'export const plan = 1;\n'),
      file('src/router/core/match.ts', 'export function match() {}\n'),
      file('src/router/core/types.ts', 'export type A = 1;\n'),
      file('src/platform/apis/ui/index.ts', 'export const a = 1;\n'),
      file('src/platform/apis/ui/_template.ts', 'export const a = 1;\n'),
      file('tests/router/core/match.errors.test.ts'),
    ];
    expect(layout.checkTestsExist(files)).toEqual(['src/router/core/plan.ts: has no test']);
  });
});

describe('checkTimers', () => {
  it.each([
    ['setTimeout(run, 0);', 1],
    ['setTimeout(() => {\n  run(a, b);\n}, 0);', 1],
    ['setTimeout(run);', 1],
    ['setTimeout(run, 300);', 0],
    ['setTimeout(() => run(1, 0), delay);', 0],
    ['// setTimeout(run, 0)', 0],
    ['clearTimeout(timer);', 0],
  ])('%j has %d', (code, count) => {
    expect(layout.checkTimers([file('src/a.ts', code)])).toHaveLength(count);
  });
});

describe('checkModuleState', () => {
  it('finds a let at module level only', () => {
    expect(layout.checkModuleState([file('src/a.ts', 'let count = 0;\n')])).toHaveLength(1);
    expect(layout.checkModuleState([file('server/a.mjs', 'let count = 0;\n')])).toHaveLength(1);
    expect(
      layout.checkModuleState([file('src/a.ts', 'function a() {\n  let b = 0;\n}\n')]),
    ).toEqual([]);
  });
});

describe('checkNoSkips', () => {
  const dot = '.';
  it.each([
    [`it${dot}only('a', () => {});`, 1],
    [`describe${dot}skip('a', () => {});`, 1],
    [`it${dot}each${dot}todo('a');`, 1],
    [`test${dot}skip(({ isMobile }) => !isMobile, 'needs a touch screen');`, 0],
    [`test${dot}skip('a title', () => {});`, 1],
    ["it('skips only what it may skip', () => {});", 0],
  ])('%j has %d', (code, count) => {
    expect(layout.checkNoSkips([file('tests/a.test.ts', code)])).toHaveLength(count);
  });
});

describe('checkExportNames', () => {
  it.each([
    ['src/a/nav-bar.tsx', 'export function NavBar() {}', 0],
    ['src/a/nav-bar.tsx', 'export type Props = 1;\nexport function Row() {}', 1],
    ['src/a/memory-history.ts', 'export function createMemoryHistory() {}', 0],
    ['src/a/exit-layer.ts', "export const EXIT_LAYER = 'exit';", 0],
    ['src/a/url.ts', 'export function splitUrl() {}\nexport function joinUrl() {}', 0],
    ['src/a/index.ts', 'export const a = 1;', 0],
  ])('%s with %j has %d', (path, code, count) => {
    expect(layout.checkExportNames([file(path, code)])).toHaveLength(count);
  });
});

describe('checkPagesApart', () => {
  it.each([
    ['src/pages/home/index.tsx', "import { Row } from './row';", 0],
    ['src/pages/home/parts/row.tsx', "import { a } from '../rows';", 0],
    ['src/pages/home/index.tsx', "import { Row } from '@/pages/list/row';", 1],
    ['src/pages/home/index.tsx', "const load = () => import('../list');", 1],
    ['src/pages/system/async-error/index.tsx', "import { a } from '@/pages/system/not-found';", 1],
    ['src/pages/system/open-location/index.tsx', "import { a } from '@/pages/system/location';", 0],
    [
      'src/pages/system/async-error/index.tsx',
      "import { a } from '@/pages/system/async-error/a';",
      0,
    ],
  ])('%s with %j has %d', (path, code, count) => {
    expect(layout.checkPagesApart([file(path, code)])).toHaveLength(count);
  });
});
