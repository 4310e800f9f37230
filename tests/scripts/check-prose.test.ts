import { describe, expect, it } from 'vitest';
import { problemsOf, readFile } from '../../scripts/check-prose.mjs';
import { sentencesOf } from '../../scripts/read-prose.mjs';

const textsOf = (path: string, text: string) =>
  sentencesOf(path, text).map(({ line, kind, text: sentence }) => `${line} ${kind}: ${sentence}`);

const advicesOf = (path: string, text: string) =>
  readFile({ path, text }).findings.map(({ line, advice }) => `${line}: ${advice}`);

describe('the sentences of a file', () => {
  it('of Markdown are joined over lines, and each has the line where it begins', () => {
    const page =
      '# Drafts\n\nA page keeps\ninputs. A reload\nkeeps them too.\n\n- one item\n- two items\n';
    expect(textsOf('docs/a.md', page)).toEqual([
      '1 docs: Drafts',
      '3 docs: A page keeps inputs.',
      '4 docs: A reload keeps them too.',
      '7 docs: one item',
      '8 docs: two items',
    ]);
  });

  it('of Markdown contain no code blocks, and each cell of a table is separate', () => {
    const page =
      '```ts\n// a comment\n```\n\n| call | result |\n|---|---|\n| `back` | the page below |\n';
    expect(textsOf('docs/a.md', page)).toEqual([
      '5 docs: call',
      '5 docs: result',
      '7 docs: `code`',
      '7 docs: the page below',
    ]);
  });

  it('contain one word for code, a link and a quotation', () => {
    const page =
      'Call `platform.back()` as [Back](docs/back.md) of https://a.example says "Go. Now."\n';
    expect(textsOf('docs/a.md', page)).toEqual([
      '1 docs: Call `code` as [Back] of link says "text"',
    ]);
  });

  it('are split after a number, but not after an abbreviation', () => {
    expect(textsOf('docs/a.md', 'It counts from 0. See e.g. the table.\n')).toEqual([
      '1 docs: It counts from 0.',
      '1 docs: See e.g. the table.',
    ]);
  });

  it('of source are its comments, without directives and code', () => {
    const source = [
      '// One rule. Another',
      '// line.',
      "const link = 'https://a.example'; // Beside code.",
      '// @ts-expect-error The id is missing.',
      '/**',
      ' * Opens a page:',
      ' *',
      ' *     open()',
      ' *',
      ' * @param target the page to open',
      ' */',
    ].join('\n');
    expect(textsOf('src/a.ts', source)).toEqual([
      '1 opening: One rule.',
      '1 comment: Another line.',
      '3 opening: Beside code.',
      '6 opening: Opens a page:',
      '10 opening: target the page to open',
    ]);
  });

  it('of a test are also its titles, without the ids of rules', () => {
    const source = [
      "describe('a page', () => {",
      "  it('[S2.5] is refused', { tags: 'long' }, () => {});",
      '  it(',
      "    'opens in a tab',",
      '  );',
      "  it.each([1, 2])('has %i rows', () => {});",
      '  it.each([',
      "    ['a', 1],",
      "  ])('has the key %s', () => {});",
    ].join('\n');
    expect(textsOf('tests/a.test.ts', source)).toEqual([
      '1 title: a page',
      '2 title: is refused',
      '4 title: opens in a tab',
      '6 title: has %i rows',
      '9 title: has the key %s',
    ]);
    expect(textsOf('tests/a.ts', source)).toEqual([]);
  });
});

describe('a finding', () => {
  it.each([
    ['What is fetched later needs a name.', 'a clause is the subject'],
    ['The server is asked for a page.', 'say who does it'],
    ['A test may end while nobody waits.', 'name the person or the code'],
    ['The address of a page that is none.', 'say "there is no ..."'],
    ['A file by itself.', 'say "separate"'],
    ['The page shall open.', 'use an everyday word'],
    ['The page can not open.', 'write "cannot"'],
    ['A visitor opens it.', 'people are "users"'],
    ['As the reference runtime does.', 'name it: uni-app'],
    ['The page stands still.', 'use "is"'],
    ['The size goes with it.', 'use the exact verb'],
    ['The error is mended.', 'this is a picture'],
    ['Late parts load later.', 'use the usual term'],
    ['The ones that moved are closed.', 'name the thing'],
    [`${'word '.repeat(30)}word.`, '31 words: make two sentences'],
  ])('is in %j', (text, advice) => {
    expect(advicesOf('docs/a.md', `${text}\n`)).toEqual([expect.stringContaining(advice)]);
  });

  it.each([
    'Where is the page of a call?',
    'What to do',
    'A page without a word in the messages shows the key.',
    'The landing page is the first page of a user.',
    `${'word '.repeat(29)}word.`,
  ])('is not in %j', (text) => {
    expect(advicesOf('docs/a.md', `${text}\n`)).toEqual([]);
  });

  it('is a pronoun at the beginning of a comment, but not later', () => {
    const source = '// They block links.\n\n// Apps block links. They show a guide.\n';
    expect(advicesOf('src/a.ts', source)).toEqual([
      '1: a comment begins with the name of the thing, not with a pronoun',
    ]);
  });

  it('is a clause as a title of a test', () => {
    expect(advicesOf('tests/a.test.ts', "describe('what is chosen', () => {});")).toEqual([
      '1: a title is a sentence about a thing: begin with a noun',
    ]);
  });
});

describe('the limits', () => {
  const findings = (path: string, text: string) => readFile({ path, text }).findings;
  const mended = 'The file is mended.\n';

  it('allow 1.5 findings per 1,000 words', () => {
    const found = findings('CHANGELOG.md', mended.repeat(3).replaceAll('\n', '\n\n'));
    expect(found).toHaveLength(3);
    expect(problemsOf(found, 2000)).toEqual([]);
    expect(problemsOf(found, 1000)).toEqual(['3.0 findings per 1,000 words, the limit is 1.5']);
  });

  it.each(['README.md', 'docs/router/tabs.md', 'src/components/rate/README.md'])(
    'allow no finding in %s',
    (path) => {
      expect(problemsOf(findings(path, mended), 100_000)).toEqual([
        '1 findings in README.md, docs or component READMEs',
      ]);
    },
  );

  it('count the words of sentences only', () => {
    expect(readFile({ path: 'src/a.ts', text: 'const a = 1;\n// Two words.\n' }).words).toBe(2);
  });
});
