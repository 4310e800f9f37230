import { describe, expect, it } from 'vitest';
import * as layout from '../../scripts/check-layout.mjs';

const file = (path: string, text = 'export {};\n') => ({ path, text });
const many = (lines: number) => 'a\n'.repeat(lines);

describe('checkLength', () => {
  it('allows 400 lines of source and of tests', () => {
    expect(
      layout.checkLength([file('src/a.ts', many(400)), file('tests/a.test.ts', many(400))]),
    ).toEqual([]);
    expect(
      layout.checkLength([file('src/a.ts', many(401)), file('e2e/a.spec.ts', many(401))]),
    ).toEqual([
      'src/a.ts: 401 lines, the limit is 400',
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

it('checkDecisionNumbers finds a number that two decisions have', () => {
  const paths = [
    'docs/decisions/0001-a.md',
    'docs/decisions/0002-b.md',
    'docs/decisions/0002-c.md',
  ];
  expect(layout.checkDecisionNumbers(paths.map((path) => file(path, '')))).toEqual([
    'docs/decisions/0002-c.md: another decision has the number 0002',
  ]);
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

describe('checkRouterLayers', () => {
  const problems = (path: string, target: string) =>
    layout.checkRouterLayers([file(`src/router/${path}`, `import { a } from '${target}';\n`)]);

  it('allows imports of folders below, and within a folder', () => {
    expect(problems('react/a.tsx', '../view/b')).toEqual([]);
    expect(problems('navigation/a.ts', '../core/b')).toEqual([]);
    expect(problems('guards/a.ts', './b')).toEqual([]);
    expect(problems('core/a.ts', '@/shared/values')).toEqual([]);
  });

  it('refuses imports of folders above and beside', () => {
    const refused = 'a folder of the router imports only those below it';
    expect(problems('guards/a.ts', '../navigation/b')).toEqual([
      `src/router/guards/a.ts: ${refused} (src/router/navigation/b)`,
    ]);
    expect(problems('data/a.ts', '../layers/b')).toHaveLength(1);
    expect(problems('core/a.ts', '../index')).toHaveLength(1);
  });

  it('refuses a folder that is no layer', () => {
    expect(problems('helpers/a.ts', './b')).toEqual([
      'src/router/helpers/a.ts: the router has no such folder',
    ]);
  });
});

describe('checkCircles', () => {
  it('refuses files that import each other, also for types', () => {
    const files = [
      file('src/router/core/a.ts', "import type { B } from './b';\n"),
      file('src/router/core/b.ts', "import { c } from './c';\n"),
      file('src/router/core/c.ts', "import { a } from '@/router/core/a';\n"),
      file('src/router/core/d.ts', "import('./e');\n"),
      file('src/router/core/e.ts', "import type { D } from './d';\n"),
    ];
    expect(layout.checkCircles(files)).toEqual([
      'src/router/core/a.ts -> src/router/core/b.ts -> src/router/core/c.ts -> src/router/core/a.ts: these files import each other',
    ]);
    expect(layout.checkCircles(files.slice(0, 2))).toEqual([]);
  });
});
