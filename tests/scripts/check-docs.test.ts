import { describe, expect, it } from 'vitest';
import * as docs from '../../scripts/check-docs.mjs';
import * as blocks from '../../scripts/docs-blocks.mjs';
import { linkProblems, linksIn, pathProblems } from '../../scripts/docs-links.mjs';

const page = (text: string, path = 'docs/router/tabs.md') => ({ path, text });
const fence = (info: string, ...lines: string[]) => ['```' + info, ...lines, '```', ''].join('\n');

describe('exportsOf', () => {
  it('names the values of a module and of the modules that it exports as a whole, but no types', () => {
    const index = [
      "export { type Clock, createClock } from './clock';",
      'export {',
      '  first,',
      '  type Guard,',
      '  inner as outer,',
      "} from './define';",
      "export type { Hidden } from './hidden';",
      "export * from './hooks';",
      '// export const nothing = 1;',
      'export class Own {}',
    ].join('\n');
    const hooks = 'export type Props = {};\nexport function usePage() {}\nexport const KEY = 1;\n';
    const read = (from: string) => (from === './hooks' ? hooks : '');
    expect(docs.exportsOf(index, read)).toEqual([
      'createClock',
      'first',
      'outer',
      'Own',
      'usePage',
      'KEY',
    ]);
  });
});

describe('keysOf', () => {
  const source = [
    'export type Options = Base & {',
    '  /** load: a comment. */',
    '  readonly load: () => void;',
    '  readonly title?: string;',
    '  plain: {',
    '    readonly nested: string;',
    '  };',
    '};',
    'type Other = {',
    '  readonly other: string;',
    '};',
  ].join('\n');

  it('names the members of the type, but not those of nested or other types', () => {
    expect(docs.keysOf(source, 'Options')).toEqual(['load', 'title', 'plain']);
    expect(docs.keysOf(source, 'Other')).toEqual(['other']);
  });

  it('throws an error if the type has moved, because an empty list would check nothing', () => {
    expect(() => docs.keysOf(source, 'Missing')).toThrow('type Missing is not where');
  });
});

describe('entriesOf', () => {
  it('takes the names in code quotes from headings, and ignores text and code blocks', () => {
    const text = [
      '# `title` of the page',
      '### `usePage(route?)`',
      '### `<Link to params>`',
      '### `topWindow`, `platform.back(delta?)`',
      'The call `navigate` is elsewhere.',
      fence('ts', '## `inCode`'),
      '## A heading without a name',
    ].join('\n');
    expect(docs.entriesOf(page(text))).toEqual([
      { name: 'usePage', place: 'docs/router/tabs.md:2' },
      { name: 'Link', place: 'docs/router/tabs.md:3' },
      { name: 'topWindow', place: 'docs/router/tabs.md:4' },
      { name: 'back', place: 'docs/router/tabs.md:4' },
    ]);
  });
});

describe('nameProblems', () => {
  const exported = Object.keys(docs.excluded);
  const entry = (name: string, place: string) => ({ name, place });

  it('names each public name without an entry, and each with several', () => {
    const entries = [entry('tab', 'a.md:1'), entry('back', 'a.md:2'), entry('back', 'b.md:3')];
    expect(docs.nameProblems({ names: ['tab', 'back', 'open'], entries, exported })).toEqual([
      'back has several headings: a.md:2, b.md:3',
      'open has no heading under docs/router',
    ]);
  });

  it('names an excluded export that the router no longer has', () => {
    const others = exported.filter((name) => name !== 'createClock');
    expect(docs.nameProblems({ names: [], entries: [], exported: others })).toEqual([
      'createClock is excluded in this script, but the router does not export it',
    ]);
  });
});

describe('blocksOf', () => {
  it('finds the ts and tsx blocks of a page with their line, mark and file name', () => {
    const text = [
      fence('tsx', '// file: pages/item.tsx', 'export {};'),
      fence('sh', 'npm start'),
      fence('ts no-check', 'not code'),
    ].join('\n');
    expect(blocks.blocksOf(page(text))).toEqual([
      {
        path: 'docs/router/tabs.md',
        line: 1,
        language: 'tsx',
        isChecked: true,
        file: 'pages/item.tsx',
        code: '// file: pages/item.tsx\nexport {};\n',
      },
      {
        path: 'docs/router/tabs.md',
        line: 10,
        language: 'ts',
        isChecked: false,
        file: undefined,
        code: 'not code\n',
      },
    ]);
  });
});

describe('compileAll', () => {
  it('finds a syntax error in JavaScript, and leaves code of other kits alone', {
    tags: 'long',
  }, () => {
    const text = fence('js', 'const a = 1;', 'const b = ;') + fence('jsx', '<View onClick={>');
    expect(blocks.compileAll([page(text, 'docs/vite.md')])).toEqual([
      'docs/vite.md:3: error TS1109: Expression expected.',
    ]);
  });
});

describe('modulesOf', () => {
  const namesOf = (text: string, shared?: string) =>
    blocks.modulesOf(blocks.blocksOf(page(text)), shared).map(({ name }) => name);

  it('names a block by its file or its line, and leaves out unchecked blocks', () => {
    const text = fence('ts', '// file: a.ts') + fence('tsx', 'f();') + fence('ts no-check', '-');
    expect(namesOf(text)).toEqual(['a.ts', 'block-4.tsx']);
  });

  it('adds an empty page for each imported file that no block is', () => {
    const text = [
      fence('tsx', '// file: pages/item.tsx', "import { a } from '../a';"),
      fence('ts', "import('./pages/item');", "import('./pages/me');", "import 'portico';"),
    ].join('\n');
    expect(namesOf(text)).toEqual(['pages/item.tsx', 'block-6.ts', 'a.tsx', 'pages/me.tsx']);
  });

  it('takes the route table from the shared folder if the page imports it and has none', () => {
    const text = fence('ts', "import { routes } from './routes';");
    const [, table] = blocks.modulesOf(blocks.blocksOf(page(text)), 'shared');
    expect(table).toEqual({ name: 'routes.ts', code: "export * from '../shared/routes';\n" });
    expect(namesOf(text)).toEqual(['block-1.ts', 'routes.tsx']);
  });
});

describe('programsOf', () => {
  type Part = { readonly folder: string; readonly modules: readonly { readonly name: string }[] };

  it('compiles pages with a route table of their own apart, and all others with that of the README', () => {
    const table = fence('ts', '// file: routes.ts', 'interface Register {}');
    const programs = blocks.programsOf([
      page(table, 'docs/router/README.md'),
      page(fence('ts', 'f();'), 'docs/router/tabs.md'),
      page(fence('ts', 'interface Register {}'), 'docs/router/limits.md'),
      page('# No code', 'docs/router/errors.md'),
      page(fence('ts', 'g();'), 'docs/platform/app.md'),
    ]);
    const nameOf = ({ folder, modules }: Part) =>
      [folder, ...modules.map(({ name }) => name)].join(' ');
    const outline = programs.map((program: readonly Part[]) => program.map(nameOf));
    expect(outline).toEqual([
      ['shared routes.ts', 'tabs block-1.ts', 'errors'],
      ['platform-app block-1.ts'],
      ['README routes.ts'],
      ['limits block-1.ts'],
    ]);
  });
});

describe('errorsIn', () => {
  const origins = new Map([['tabs/block-7.tsx', { path: 'docs/router/tabs.md', line: 7 }]]);

  it('gives an error the line of the page, and drops the lines that only explain it', () => {
    const output = [
      "tabs/block-7.tsx(2,5): error TS2322: Type 'a' is not assignable to type 'b'.",
      '  An explanation of it.',
      '',
      'error TS18003: No inputs were found.',
      '',
    ].join('\n');
    expect(blocks.errorsIn(output, origins)).toEqual([
      "docs/router/tabs.md:9: error TS2322: Type 'a' is not assignable to type 'b'.",
      'error TS18003: No inputs were found.',
    ]);
  });
});

describe('pathProblems', () => {
  it('names a file that a page about this repository names and that is not there', () => {
    const exists = (path: string) =>
      ['src/router/core/plan.ts', 'src/components/swiper/track.ts'].includes(path);
    const text =
      'See `router/core/plan.ts` and `swiper/track.ts`.\n\n| a | `router/core/gone.ts` |\n';
    expect(pathProblems([page(text, 'docs/decisions/0001-plan.md')], exists)).toEqual([
      'docs/decisions/0001-plan.md:3: there is no file router/core/gone.ts',
    ]);
    expect(pathProblems([page(text, 'docs/start.md')], exists)).toEqual([]);
    const guide = 'Write `src/pages/hello/index.tsx`.';
    expect(pathProblems([page(guide, 'CONTRIBUTING.md')], exists)).toEqual([]);
  });
});

describe('linkProblems', () => {
  it('linksIn finds links to files with their lines, and leaves out code, sites and anchors', () => {
    const text = [
      '[a](a.md#top) and [b](../b.md)',
      '`[c](c.md)` [site](https://example.com) [here](#here)',
      '```md',
      '[d](d.md)',
      '```',
      '[e]: e.md',
    ].join('\n');
    expect(linksIn(text)).toEqual([
      { target: 'a.md', line: 1 },
      { target: '../b.md', line: 1 },
      { target: 'e.md', line: 6 },
    ]);
  });

  it('linkProblems names the page and the line of a link without a file', () => {
    const text = '[a](a.md)\n[old](../old.md)';
    const exists = (path: string) => path === 'docs/platform/a.md';
    expect(linkProblems([page(text, 'docs/platform/app.md')], exists)).toEqual([
      'docs/platform/app.md:2: there is no file ../old.md',
    ]);
  });
});
